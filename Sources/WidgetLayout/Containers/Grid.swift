/// A grid of rows with common columns, as in SwiftUI. A column is as wide as its widest cell needs,
/// and flexible columns share the rest like the children of a stack. Spacing is in points; by
/// default one column and no row.
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

/// A row of a grid, as in SwiftUI; outside a grid its views are side by side.
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
  /// Makes a cell of a grid span several columns, as in SwiftUI.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    WrappingView(kind: .gridSpan(columns: Int16(clamping: max(1, count))), content: self)
  }

  /// Has no effect here, as a cell's size always counts in its column.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
