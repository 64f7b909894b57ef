/// A part of a widget's picture, as SwiftUI's `View`.
///
/// Lowering is a requirement, not a cast: a view made of others has it from its `body`, a
/// primitive writes its own nodes.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// The views that this one is made of.
  @ViewBuilder var body: Body { get }
  /// Writes the view's nodes. Only primitives implement this.
  func lower(into lowering: inout Lowering)
}

extension View {
  // What is `@inlinable` here and in the other views is what a program's own views are made of: it
  // is specialized where they are compiled, which a picture's cost depends on.
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
