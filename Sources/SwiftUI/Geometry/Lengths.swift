// Swift takes a CGFloat for a Double, but not a CGFloat that may be missing.
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

/// A place in a view that another view can ask for, as in SwiftUI.
public struct Anchor<Value> {}

extension ChartProxy {
  /// Where the chart's marks are. Here: all of the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor() }

  /// Where the chart's marks are. Here: all of the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor() }
}

extension GeometryProxy {
  /// The rectangle of an anchor. Here: all of the reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { frame(in: .local) }
}
