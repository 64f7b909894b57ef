/// A series as a light course that fills the proposed space: a bright edge over a pale body.
///
///     Sparkline([1, 4, 2, 8, 9, 7])    ⣠⣼⣿
///
/// In braille a cell shows two values, in four steps a row; in block elements it shows one value in
/// eight steps. A missing value before the first one is blank, and one after it is hatched; zero is the
/// lowest step. A single value is a thin line without a body, and so are values without a range that all
/// look the same. Without any values, as in a placeholder, a faint line is drawn. The ideal size is a
/// column for each value and one row.
public nonisolated struct Sparkline: PrimitiveView {
  private let values: [Double?]
  private let range: ClosedRange<Double>?
  private let fit: SeriesFit
  private let ramp: LevelRamp?
  private let baseline: VerticalEdge

  /// Creates a sparkline.
  ///
  /// - Parameters:
  ///   - values: The values, oldest first.
  ///   - range: The values at the bottom and at the top; by default from zero, or the least value if
  ///     that is negative, to the greatest.
  ///   - fit: The way in which the values are reduced to the columns.
  ///   - ramp: The colours of values; `nil` for the tint.
  ///   - baseline: The edge on which the course stands, or from which it hangs.
  public init(
    _ values: [Double?], in range: ClosedRange<Double>? = nil, fit: SeriesFit = .whole,
    ramp: LevelRamp? = nil, baseline: VerticalEdge = .bottom
  ) {
    self.values = values
    self.range = range
    self.fit = fit
    self.ramp = ramp
    self.baseline = baseline
  }

  public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    lowering.drawing(
      SparklineDrawing(
        values: environment.redactionReasons.contains(.placeholder) ? [] : values, range: range,
        fit: fit, paint: environment.tint, ramp: ramp, hangs: baseline == .top,
        resolution: environment.chartResolution))
  }
}
