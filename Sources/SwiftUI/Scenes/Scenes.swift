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

/// A window of an app's settings, as in SwiftUI. Here, it is not shown.
public nonisolated struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public var body: some Scene { EmptyScene() }
}

/// Collects the parts of an app, as in SwiftUI.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns nothing, as no scene is shown.
  public static func buildBlock<each Content: Scene>(_ scenes: repeat each Content) -> EmptyScene {
    EmptyScene()
  }

  public static func buildOptional(_ scene: (any Scene)?) -> EmptyScene { EmptyScene() }

  public static func buildLimitedAvailability(_ scene: some Scene) -> EmptyScene { EmptyScene() }
}
