/// Undoes changes, as in Foundation. Here, nobody undoes anything: it keeps no change.
open class UndoManager: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var groupsByEvent = true
  open var levelsOfUndo = 0

  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func setActionName(_ name: String) {}
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @Sendable @MainActor (Target) -> Void
  ) {}
}
