// What happens to a view that is alive: a widget is a picture, and none of it does.
extension View {
  /// Has no effect here: a widget is a picture that appears once.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Has no effect here: a widget is a picture that nobody takes away.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Has no effect here: a value does not change while a picture is drawn.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Has no effect here: a value does not change while a picture is drawn.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Has no effect here: a value does not change while a picture is drawn.
  nonisolated public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here: what a widget needs is fetched by its provider.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Has no effect here: what a widget needs is fetched by its provider.
  nonisolated public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Has no effect here: of a widget only links, buttons and switches can be pressed.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here: of a widget only links, buttons and switches can be pressed.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect here: of a widget only links, buttons and switches can be pressed.
  nonisolated public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }

  /// Has no effect here: what is pressed is a view's rectangle.
  nonisolated public func contentShape(_ shape: some Any, eoFill: Bool = false) -> some View {
    self
  }
}
