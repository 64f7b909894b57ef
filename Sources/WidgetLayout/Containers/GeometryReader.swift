/// A view that knows its size, as in SwiftUI: it takes all of the proposed space, and its content
/// is placed in the top left corner.
///
/// Here the content is created once, with the final size.
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

/// The geometry of a geometry reader, as in SwiftUI.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  @_disfavoredOverload public let size: DisplaySize
  /// The size, under a name that no other module uses.
  package var displaySize: DisplaySize { size }

  /// Returns the reader's frame. Here every coordinate space is its own, with the origin at 0.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> DisplayRect { DisplayRect(size: size) }

  /// The insets of the safe area, which are 0 in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A coordinate space, as in SwiftUI.
public enum CoordinateSpace: Sendable, Hashable {
  case local, global
  case named(String)
}
