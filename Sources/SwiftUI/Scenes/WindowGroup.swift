/// A window of an app, as in SwiftUI. Here, it is not shown.
public nonisolated struct WindowGroup<Content: View>: Scene {
  @MainActor public var body: some Scene { EmptyScene() }

  /// Creates a window; its content is not made.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {}

  /// Creates a window; its content is not made.
  public init(
    _ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a window; its content is not made.
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {}

  /// Creates a window; its content is not made.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String? = nil, @ViewBuilder content: () -> Content
  ) {}
}

/// The content of a window that shows a value, as in SwiftUI. Here, it is not shown.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  public var body: some View { EmptyView() }
}

extension WindowGroup {
  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    _ title: Text, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  @_disfavoredOverload
  public init<Value, Inside: View>(
    _ title: some StringProtocol, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    _ title: LocalizedStringKey, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  public init<Value, Inside: View>(
    _ title: Text, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {}

  /// Creates a window for a value; its content is not made.
  @_disfavoredOverload
  public init<Value, Inside: View>(
    _ title: some StringProtocol, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {}
}
