/// A part of a widget's picture, as SwiftUI's `View`.
///
/// Every view can be lowered, without a cast: a composed view through its `body`, a primitive by
/// writing its own nodes.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// Writes the view's nodes. Only primitives implement this.
  func lower(into lowering: inout Lowering)
}

extension View {
  // A program's own views are built from what is `@inlinable` here and in other views: it is
  // specialized where they are compiled, which determines the cost of a picture.
  @inlinable public func lower(into lowering: inout Lowering) {
    lowering.prepareForBody()
    body.lower(into: &lowering)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that writes its own nodes and has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is a primitive; it is lowered, not asked") }
}
