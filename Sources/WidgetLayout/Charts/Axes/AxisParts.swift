public import FoundationEssentials

/// The words at a value of an axis, as in Swift Charts; dim where nothing else is said.
public nonisolated struct AxisValueLabel: AxisMark {
  public let parts: [AxisPart]

  private init(_ content: AxisLabelContent) {
    parts = [AxisPart(kind: .label(content))]
  }

  /// The value itself.
  public init(
    centered: Bool? = nil, anchor: Alignment? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(.automatic)
  }

  /// The value in a format; a value of another type has no label.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .format { value in
        typealias Input = F.FormatInput
        return Input.PrimitivePlottable(plotValue: value)
          .flatMap { Input(primitivePlottable: $0) }.map { format.format($0) }
      })
  }

  /// A text.
  public init(_ text: some StringProtocol, centered: Bool? = nil) {
    let text = String(text)
    self.init(.format { _ in text })
  }

  /// A view; its first row is drawn.
  public init<Content: View>(
    centered: Bool? = nil, anchor: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(.view { content().lower(into: &$0) })
  }
}

/// What happens to labels that have no room, as in Swift Charts; here some are always left out.
public enum AxisValueLabelCollisionResolution: Sendable, Hashable {
  case automatic, greedy, truncate, disabled
}

/// How labels are turned, as in Swift Charts; here they are always level.
public enum AxisValueLabelOrientation: Sendable, Hashable {
  case automatic, horizontal, vertical, verticalReversed
}

/// A faint line across the plot at a value of an axis, as in Swift Charts.
public nonisolated struct AxisGridLine: AxisMark {
  public let parts: [AxisPart]

  /// A line; dashed unless its stroke has no dashes.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    let isDashed = stroke.map { !$0.dash.isEmpty } ?? true
    parts = [AxisPart(kind: .gridLine(isDashed: isDashed))]
  }
}

/// A short line from the plot to a label, as in Swift Charts; here only beside the plot.
public nonisolated struct AxisTick: AxisMark {
  public let parts: [AxisPart]

  /// A tick of one cell.
  public init(centered: Bool? = nil, length: Double? = nil, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(kind: .tick)]
  }
}
