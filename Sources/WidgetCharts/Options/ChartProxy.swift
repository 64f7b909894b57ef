public import WidgetLayout

/// The positions of values in a chart, as in Swift Charts. Here no position is known before the
/// picture is drawn, so all results are `nil`, and domains are empty.
public struct ChartProxy: Sendable {
  /// Returns the position of a value along the x axis.
  public func position<P: Plottable>(forX value: P) -> Double? { nil }

  /// Returns the position of a value along the y axis.
  public func position<P: Plottable>(forY value: P) -> Double? { nil }

  /// Returns the extent of a value along the x axis.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<Double>? { nil }

  /// Returns the extent of a value along the y axis.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<Double>? { nil }

  /// Returns the style of a value's series.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }

  /// Returns the style of the line of a value's series.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }

  /// Returns the symbol of a value's series.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { nil }

  /// Returns the size of a value's symbol.
  public func symbolSize<P: Plottable>(for value: P) -> Double? { nil }

  /// Returns the values that the x axis spans.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Returns the values that the y axis spans.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Returns the values that have styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Returns the values that have symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Returns the values that have sizes of symbols.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Returns the values that have styles of lines.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// Has no effect here: nothing is selected.
  public func selectXValue(at position: Double) {}

  /// Has no effect here: nothing is selected.
  public func selectYValue(at position: Double) {}

  /// Has no effect here: nothing is selected.
  public func selectXRange(from start: Double, to end: Double) {}

  /// Has no effect here: nothing is selected.
  public func selectYRange(from start: Double, to end: Double) {}

  /// Has no effect here: nothing is selected.
  public func selectAngleValue(at angle: Angle) {}

  /// Returns the value of a sector at an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
}
