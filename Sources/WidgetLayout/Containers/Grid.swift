/// Rows whose cells stand in common columns, as in SwiftUI. A column is as wide as its widest cell
/// needs, and flexible columns share the rest as a stack's children do. Spacing is in points;
/// without one a column, and no row.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let settings: GridSettings
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    settings = GridSettings(alignment, columns: horizontalSpacing, rows: verticalSpacing)
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.tree.grids.append(settings)
    lowering.stack(.vertical, .grid(Int32(lowering.tree.grids.count - 1)), content: content)
  }
}

/// A row of a grid, as in SwiftUI; elsewhere its views stand side by side.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.stack(.horizontal, .gridRow(alignment), content: content)
  }
}

extension View {
  /// Lets a cell of a grid take several columns, as in SwiftUI.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    WrappingView(kind: .gridSpan(columns: Int16(clamping: max(1, count))), content: self)
  }

  /// Accepted for SwiftUI's sake; here a cell's wishes always count in its column.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
