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
  @inlinable
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, at: edges))
  }

  /// Adds room around the view, in points.
  @inlinable
  nonisolated public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room around the view, in points.
  @inlinable
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    WrappingView(kind: .padding(insets), content: self)
  }

  /// Adds room around the view, in cells.
  @inlinable
  nonisolated public func padding(columns: Int, rows: Int = 0) -> some View {
    WrappingView(kind: .padding(columns: columns, rows: rows), content: self)
  }
}

extension EdgeInsets {
  /// A margin of one length at some edges.
  @usableFromInline init(_ length: Double, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension Node.Kind {
  /// A padding in points.
  @usableFromInline static func padding(_ insets: EdgeInsets) -> Self {
    .padding(
      top: Int16(clamping: Points.rows(insets.top)),
      leading: Int16(clamping: Points.columns(insets.leading)),
      bottom: Int16(clamping: Points.rows(insets.bottom)),
      trailing: Int16(clamping: Points.columns(insets.trailing)))
  }

  /// A padding in cells.
  @usableFromInline static func padding(columns: Int, rows: Int) -> Self {
    let (columns, rows) = (Int16(clamping: columns), Int16(clamping: rows))
    return .padding(top: rows, leading: columns, bottom: rows, trailing: columns)
  }
}
