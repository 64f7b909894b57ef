// Swift converts a `CGFloat` to a `Double`, but not an optional one.
extension View {
  /// Proposes a size, as in SwiftUI.
  @_disfavoredOverload
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Keeps a size within bounds, as in SwiftUI.
  @_disfavoredOverload
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
      alignment: alignment)
  }

  /// Adds margins, as in SwiftUI.
  @_disfavoredOverload
  nonisolated public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }
}

/// A geometric value of a view that another view can read, as in SwiftUI.
public struct Anchor<Value> {
  package init() {}
}

extension GeometryProxy {
  /// The rectangle of an anchor. Here, the whole reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { frame(in: .local) }
}
