/// A type-erased view, as in SwiftUI.
public nonisolated struct AnyView: PrimitiveView {
  @usableFromInline let lowerView: @MainActor (inout Lowering) -> Void
  /// True for a view that shows nothing by its type.
  @usableFromInline let isEmpty: Bool

  @inlinable public init(_ view: some View) {
    // The view is used only when it is lowered.
    nonisolated(unsafe) let view = view
    isEmpty = type(of: view) == EmptyView.self
    lowerView = { view.lower(into: &$0) }
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) { lowerView(&lowering) }
}
