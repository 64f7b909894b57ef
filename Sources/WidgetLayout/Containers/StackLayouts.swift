/// A horizontal stack as a layout, as in SwiftUI, for `AnyLayout` and as a base of other layouts.
public struct HStackLayout: NodeLayout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between views in points; `nil` for one column, and none beside a spacer.
  public var spacing: Double?

  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  func node(in lowering: inout Lowering) -> Node.Kind? { .row(alignment, spacing: cells) }

  private var cells: Int16 { spacing.map { Int16(clamping: Points.columns($0)) } ?? -1 }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    subviews.size { pass, node in
      pass.measureRow(node, alignment, cells, proposal.cells)
    }
  }

  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds) { pass, node, rect in
      pass.placeRow(node, alignment, cells, in: rect, proposal.cells)
    }
  }
}

/// A vertical stack as a layout, as in SwiftUI, for `AnyLayout` and as a base of other layouts.
public struct VStackLayout: NodeLayout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between views in points; `nil` for none.
  public var spacing: Double?

  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  func node(in lowering: inout Lowering) -> Node.Kind? { .column(alignment, spacing: cells) }

  private var cells: Int16 { spacing.map { Int16(clamping: Points.rows($0)) } ?? -1 }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    subviews.size { pass, node in
      pass.measureColumn(node, alignment, cells, proposal.cells)
    }
  }

  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds) { pass, node, rect in
      pass.placeColumn(node, alignment, cells, in: rect, proposal.cells)
    }
  }
}

/// A stack of layers as a layout, as in SwiftUI, for `AnyLayout` and as a base of other layouts.
public struct ZStackLayout: NodeLayout, Sendable {
  /// The alignment of the views along both axes.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func node(in lowering: inout Lowering) -> Node.Kind? { .layers(alignment) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    subviews.size { pass, node in pass.measureLayers(node, alignment, proposal.cells) }
  }

  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds) { pass, node, rect in
      pass.placeLayers(node, alignment, in: rect, proposal.cells)
    }
  }
}

/// A grid as a layout, as in SwiftUI; its views are `GridRow`s.
///
/// Here it is used directly or in an `AnyLayout`; a layout that builds on it gets its size, and
/// rows from top to bottom without common columns.
public struct GridLayout: NodeLayout, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The spacing between columns in points; `nil` for one column of cells.
  public var horizontalSpacing: Double?
  /// The spacing between rows in points; `nil` for none.
  public var verticalSpacing: Double?

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  func node(in lowering: inout Lowering) -> Node.Kind? {
    lowering.tree.grids.append(
      GridSettings(alignment, columns: horizontalSpacing, rows: verticalSpacing))
    return .grid(Int32(lowering.tree.grids.count - 1))
  }

  private var settings: GridSettings {
    GridSettings(alignment, columns: horizontalSpacing, rows: verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    subviews.size { pass, node in pass.measureGrid(node, settings, proposal.cells) }
  }

  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> Self {
    var properties = Self()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  /// Returns the size of the views by a rule of the engine, in points.
  fileprivate func size(_ rule: (inout LayoutPass, Int) -> Size) -> DisplaySize {
    DisplaySize(lent.ask(about: node) { rule(&$0, node) } ?? .zero)
  }

  /// Places the views by a rule of the engine.
  fileprivate func place(
    in bounds: DisplayRect, _ rule: (inout LayoutPass, Int, Rect) -> Void
  ) {
    let size = ProposedViewSize(bounds.size).cells
    let rect = Rect(size: Size(width: size.width, height: size.height))
    let frames = lent.ask(about: node) { pass -> [Rect] in
      rule(&pass, node, rect)
      return pass.children(of: node).map { pass.frames[$0] }
    }
    for (view, frame) in zip(self, frames ?? []) {
      let place = DisplayPoint(
        x: bounds.minX + Double(frame.x) * Points.perColumn,
        y: bounds.minY + Double(frame.y) * Points.perRow)
      view.place(at: place, proposal: ProposedViewSize(DisplaySize(frame.size)))
    }
  }
}
