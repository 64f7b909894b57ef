/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, as in SwiftUI; lengths are in points.
public struct GridItem: Sendable {
  /// The length of the track.
  public enum Size: Sendable, Hashable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks of at least `minimum` as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  public var size: Size
  public var spacing: Double?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows vertically, row by row, as in SwiftUI. Spacing is in points; by default one
/// column and no row.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let settings: FlowSettings
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    settings = FlowSettings(
      axis: .vertical, tracks: columns.map { FlowTrack($0, across: .horizontal) },
      spacing: spacing.map(Points.rows) ?? 0,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.flow(settings, content: content)
  }
}

/// A grid that grows horizontally, column by column, as in SwiftUI. Spacing is in points; by
/// default one column and no row.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let settings: FlowSettings
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    settings = FlowSettings(
      axis: .horizontal, tracks: rows.map { FlowTrack($0, across: .vertical) },
      spacing: spacing.map(Points.columns) ?? 1,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    lowering.flow(settings, content: content)
  }
}

extension Lowering {
  /// Writes a lazy grid.
  @MainActor fileprivate mutating func flow(_ settings: FlowSettings, content: some View) {
    tree.flows.append(settings)
    stack(nil, .flow(Int32(tree.flows.count - 1)), content: content)
  }
}

extension FlowTrack {
  init(_ item: GridItem, across axis: Axis) {
    func cells(_ points: Double) -> Int {
      points.isInfinite
        ? Proposal.infinity : axis == .horizontal ? Points.columns(points) : Points.height(points)
    }
    switch item.size {
    case .fixed(let length): (least, most, isAdaptive) = (cells(length), cells(length), false)
    case .flexible(let minimum, let maximum):
      (least, most, isAdaptive) = (cells(minimum), cells(maximum), false)
    case .adaptive(let minimum, let maximum):
      (least, most, isAdaptive) = (max(1, cells(minimum)), cells(maximum), true)
    }
    spacing =
      axis == .horizontal
      ? item.spacing.map(Points.columns) ?? 1 : item.spacing.map(Points.rows) ?? 0
    alignment = item.alignment
  }
}
