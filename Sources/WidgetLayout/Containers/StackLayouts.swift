/// A horizontal stack as a layout, as in SwiftUI; for `AnyLayout`, and to build layouts on.
public struct HStackLayout: NodeLayout, Sendable {
  /// Where views stand across.
  public var alignment: VerticalAlignment
  /// The points between views; nil is a column, and none beside a spacer.
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

/// A vertical stack as a layout, as in SwiftUI; for `AnyLayout`, and to build layouts on.
public struct VStackLayout: NodeLayout, Sendable {
  /// Where views stand across.
  public var alignment: HorizontalAlignment
  /// The points between views; nil is none.
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

/// Layers as a layout, as in SwiftUI; for `AnyLayout`, and to build layouts on.
public struct ZStackLayout: NodeLayout, Sendable {
  /// Where views stand along both axes.
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

/// A grid as a layout, as in SwiftUI: its views are `GridRow`s.
///
/// Here: on its own or in an `AnyLayout`; a layout built on it has its size, and rows that stand one
/// below another.
public struct GridLayout: NodeLayout, Sendable {
  /// Where cells stand in their room.
  public var alignment: Alignment
  /// The points between columns; nil is a column of cells.
  public var horizontalSpacing: Double?
  /// The points between rows; nil is none.
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
  /// The size that the engine's own rule gives the views, in points.
  fileprivate func size(_ rule: (inout LayoutPass, Int) -> Size) -> DisplaySize {
    DisplaySize(lent.ask(about: node) { rule(&$0, node) } ?? .zero)
  }

  /// Places the views where the engine's own rule does.
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
