/// An app, as in SwiftUI. Here, it has no window: only its widgets are shown.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// A part of an app, as in SwiftUI. Here, it is not shown.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  /// The parts that this one is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A part of an app that is not shown.
public nonisolated struct EmptyScene: Scene {
  public init() {}
  public var body: Never { return fatalError("an empty scene has no body") }
}

/// A window of an app, as in SwiftUI. Here, it is not shown.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @MainActor public var body: some Scene { EmptyScene() }
}

/// A window of an app's settings, as in SwiftUI. Here, it is not shown.
public nonisolated struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public var body: some Scene { EmptyScene() }
}

/// Collects the parts of an app, as in SwiftUI.
@resultBuilder public struct SceneBuilder {
  /// Returns nothing, as no scene is shown.
  public static func buildBlock<each Content: Scene>(_ scenes: repeat each Content) -> EmptyScene {
    EmptyScene()
  }
}

extension Scene {
  /// Has no effect here.
  nonisolated public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some Scene { self }

  /// Has no effect here.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
