extension View {
  /// Adds padding in points; by default 16, which are two columns or a row.
  @inlinable
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, at: edges))
  }

  /// Adds padding in points.
  @inlinable
  nonisolated public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds padding in points.
  @inlinable
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    WrappingView(kind: .padding(insets), content: self)
  }

  /// Adds padding in cells.
  @inlinable
  nonisolated public func padding(columns: Int, rows: Int = 0) -> some View {
    WrappingView(kind: .padding(columns: columns, rows: rows), content: self)
  }
}

extension Node.Kind {
  /// Returns padding in points.
  @usableFromInline static func padding(_ insets: EdgeInsets) -> Self {
    .padding(
      top: Int16(clamping: Points.rows(insets.top)),
      leading: Int16(clamping: Points.columns(insets.leading)),
      bottom: Int16(clamping: Points.rows(insets.bottom)),
      trailing: Int16(clamping: Points.columns(insets.trailing)))
  }

  /// Returns padding in cells.
  @usableFromInline static func padding(columns: Int, rows: Int) -> Self {
    let (columns, rows) = (Int16(clamping: columns), Int16(clamping: rows))
    return .padding(top: rows, leading: columns, bottom: rows, trailing: columns)
  }
}
