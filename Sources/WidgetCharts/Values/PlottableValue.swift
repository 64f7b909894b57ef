public import FoundationEssentials
public import WidgetLayout

/// A labelled value of a mark, as in Swift Charts: `.value("Day", day)`.
///
/// The label is for people who hear a chart, so here it is not kept.
public struct PlottableValue<Value: Plottable> {
  let plotValue: PlotValue
}

extension PlottableValue: Sendable {}

extension PlottableValue {
  init(_ value: Value) { plotValue = value.primitivePlottable.plotValue }

  /// Returns a value with its label.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }

  /// Returns a value with its label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }

  /// Returns a value with its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns the middle of a bin, where its mark stands.
  init(_ bin: ChartBinRange<Value>) {
    self.init(from: bin.lowerBound, to: bin.upperBound)
  }

  init(from start: Value, to end: Value) {
    let (first, last) = (start.primitivePlottable.plotValue, end.primitivePlottable.plotValue)
    switch (first, last) {
    case (.number(let low), .number(let high)): plotValue = .number(low + (high - low) / 2)
    case (.date(let low, _), .date(let high, _)):
      plotValue = .date(low + (high - low) / 2, unit: nil)
    default: plotValue = first
    }
  }

  /// Returns a bin with its label; a mark stands at its middle.
  public static func value(_ label: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> Self {
    Self(bin)
  }

  /// Returns a bin with its label; a mark stands at its middle.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ bin: ChartBinRange<Value>) -> Self {
    Self(bin)
  }

  /// Returns a bin with its label; a mark stands at its middle.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> Self { Self(bin) }

  /// Returns a range with its label; a mark stands at its middle.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(from: range.lowerBound, to: range.upperBound)
  }

  /// Returns a range with its label; a mark stands at its middle.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self {
    Self(from: range.lowerBound, to: range.upperBound)
  }

  /// Returns a range with its label; a mark stands at its middle.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  private init(_ value: Date, _ unit: Calendar.Component) {
    plotValue = .date(value.timeIntervalSince1970, unit: DateUnit(unit))
  }

  /// Returns a date that represents the whole hour, day or month that contains it.
  ///
  /// Here the calendar is the Gregorian one in the chart's time zone from the environment.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(value, unit) }

  /// Returns a date that represents the whole hour, day or month that contains it.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(value, unit) }

  /// Returns a date that represents the whole hour, day or month that contains it.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(value, unit) }
}
