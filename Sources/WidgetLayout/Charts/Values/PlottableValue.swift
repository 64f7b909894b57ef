public import FoundationEssentials

/// A labelled value of a mark, as in Swift Charts: `.value("Day", day)`.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let plotValue: PlotValue
}

extension PlottableValue: Sendable {}

extension PlottableValue {
  /// A value and what it is.
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), plotValue: value.primitivePlottable.plotValue)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole hour, day or month that it lies in.
  ///
  /// Here the calendar is the Gregorian one in the environment's chart time zone.
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    let seconds = value.timeIntervalSince1970
    return PlottableValue(
      label: String(label), plotValue: .date(seconds, unit: DateUnit(unit)))
  }
}
