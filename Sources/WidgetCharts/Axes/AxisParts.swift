public import FoundationEssentials
public import WidgetLayout

/// The label at a value of an axis, as in Swift Charts; dim by default.
public nonisolated struct AxisValueLabel: AxisMark {
  public let parts: [AxisPart]

  private init(_ content: AxisLabelContent) {
    parts = [AxisPart(kind: .label(content))]
  }

  /// Creates a label of the value itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(.automatic)
  }

  /// Creates a label of the value in a format; a value of another type has no label.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .format { value in
        typealias Input = F.FormatInput
        return Input.PrimitivePlottable(plotValue: value)
          .flatMap { Input(primitivePlottable: $0) }.map { format.format($0) }
      })
  }

  /// Creates a label of a text.
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    let text = String(text)
    self.init(.format { _ in text })
  }

  /// Creates a label of a text, which is translated.
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(.view { Text(text).lower(into: &$0) })
  }

  /// Creates a label of a view, in which each text has one line.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(.view { content().lower(into: &$0) })
  }
}

/// The treatment of labels that do not fit, as in Swift Charts; here some are always left out.
public enum AxisValueLabelCollisionResolution: Sendable, Hashable {
  case automatic, greedy, truncate, disabled

  /// Returns the treatment; a priority and a spacing have no effect here.
  public static func greedy(priority: Double = 0, minimumSpacing: Double? = nil) -> Self { .greedy }
}

/// The orientation of labels, as in Swift Charts; here they are always horizontal.
public enum AxisValueLabelOrientation: Sendable, Hashable {
  case automatic, horizontal, vertical, verticalReversed
}

/// A faint line across the plot at a value of an axis, as in Swift Charts.
public nonisolated struct AxisGridLine: AxisMark {
  public let parts: [AxisPart]

  /// Creates a line, which is dashed unless its stroke has no dashes.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    let isDashed = stroke.map { !$0.dash.isEmpty } ?? true
    parts = [AxisPart(kind: .gridLine(isDashed: isDashed))]
  }
}

/// A short line from the plot to a label, as in Swift Charts; here only on the vertical axis.
public nonisolated struct AxisTick: AxisMark {
  public let parts: [AxisPart]

  /// Creates a tick of one cell.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(kind: .tick)]
  }

  /// Creates a tick of one cell, however long it is in points.
  public init(centered: Bool? = nil, length: Double, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, stroke: stroke)
  }

  /// The length of a tick, as in Swift Charts; here one cell.
  public struct Length: Sendable, Hashable {
    public static let automatic = Self()
    public static let label = Self()
    public static let longestLabel = Self()

    /// Returns the length of the label and some points more.
    public static func label(extendPastBy length: Double = 0) -> Self { Self() }

    /// Returns the length of the longest label and some points more.
    public static func longestLabel(extendPastBy length: Double = 0) -> Self { Self() }
  }
}
