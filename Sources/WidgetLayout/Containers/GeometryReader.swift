/// A view that knows its size, as in SwiftUI: it takes all it is offered, and its content, which is
/// made when that is known, stands in its top left corner.
///
/// Here the content is made once, with the final size.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let content = content
    let environment = lowering.environment
    lowering.geometry { size in
      var lowering = Lowering(environment: environment)
      lowering.root(.layers(.topLeading)) { content(GeometryProxy(size: DisplaySize(size))) }
      return lowering.tree
    }
  }
}

/// What a geometry reader's content is told, as in SwiftUI.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  @_disfavoredOverload public let size: DisplaySize
  /// The size, under a name that no other module has.
  package var displaySize: DisplaySize { size }

  /// The reader's rectangle. Here every space is its own: the origin is zero.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> DisplayRect { DisplayRect(size: size) }

  /// A terminal has no margins that content must keep clear of.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A space to measure in, as in SwiftUI.
public enum CoordinateSpace: Sendable, Hashable {
  case local, global
  case named(String)
}
