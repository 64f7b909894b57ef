public import FoundationEssentials

/// A labelled value of a mark, as in Swift Charts: `.value("Day", day)`.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let plotValue: PlotValue
}

extension PlottableValue: Sendable {}

extension PlottableValue {
  /// Returns a value with its label.
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), plotValue: value.primitivePlottable.plotValue)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a date that represents the whole hour, day or month that contains it.
  ///
  /// Here the calendar is the Gregorian one in the chart's time zone from the environment.
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    let seconds = value.timeIntervalSince1970
    return PlottableValue(
      label: String(label), plotValue: .date(seconds, unit: DateUnit(unit)))
  }
}
