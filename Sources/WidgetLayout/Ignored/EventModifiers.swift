// Events of a live view, none of which happen to a widget, as it is a picture.
extension View {
  /// Has no effect here, as a widget is a picture that appears once.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Has no effect here, as a widget is a picture that does not disappear.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Has no effect here, as a value does not change while a picture is drawn.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Has no effect here, as a value does not change while a picture is drawn.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Has no effect here, as a value does not change while a picture is drawn.
  nonisolated public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here, as a widget's provider fetches its data.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Has no effect here, as a widget's provider fetches its data.
  nonisolated public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Has no effect here, as only links, buttons and toggles of a widget respond.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here, as only links, buttons and toggles of a widget respond.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here, as only links, buttons and toggles of a widget respond.
  nonisolated public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }

  /// Has no effect here, as a view's rectangle responds to presses.
  nonisolated public func contentShape(_ shape: some Any, eoFill: Bool = false) -> some View {
    self
  }
}
