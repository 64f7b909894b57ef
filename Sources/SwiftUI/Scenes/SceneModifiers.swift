// Modifiers of an app's windows, none of which is shown.
extension Scene {
  /// Has no effect here.
  nonisolated public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Has no effect here.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Has no effect here.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Has no effect here.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
}

extension View {
  /// Has no effect here.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// Whether a window's size can be changed, as in SwiftUI. Here, there is no window.
public struct WindowResizability: Sendable, Hashable {
  private let name: String
  /// The choice that suits the window.
  public static let automatic = Self(name: "automatic")
  /// The size is that of the content.
  public static let contentSize = Self(name: "contentSize")
  /// The size is at least that of the content.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// A task of an app in the background, as in SwiftUI. Here, it is not run.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask {
  /// Returns the task of reading anew.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  /// The task of taking what was loaded.
  public static var urlSession: BackgroundTask<String, Void> { .init() }

  /// Returns the task of taking what was loaded by a session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  /// Returns the task of taking what was loaded by sessions with some names.
  public static func urlSession(
    matching isIncluded: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { .init() }
}
