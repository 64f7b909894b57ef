/// The widths of a margin in points, as in SwiftUI.
public struct EdgeInsets: Sendable, Hashable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Adds room around the view, in points; without a length 16: two columns, one row.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds room around the view, in points.
  nonisolated public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    WrappingView(
      kind: .padding(
        top: Int16(clamping: Points.rows(insets.top)),
        leading: Int16(clamping: Points.columns(insets.leading)),
        bottom: Int16(clamping: Points.rows(insets.bottom)),
        trailing: Int16(clamping: Points.columns(insets.trailing))),
      content: self)
  }

  /// Adds room around the view, in cells.
  nonisolated public func padding(columns: Int, rows: Int = 0) -> some View {
    let (columns, rows) = (Int16(clamping: columns), Int16(clamping: rows))
    return WrappingView(
      kind: .padding(top: rows, leading: columns, bottom: rows, trailing: columns), content: self)
  }
}
