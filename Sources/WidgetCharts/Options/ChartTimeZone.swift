public import FoundationEssentials
public import WidgetLayout

private enum ChartTimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

extension EnvironmentValues {
  /// The time zone of the days and hours on charts' axes; `nil` for the process's (`TZ`).
  public var chartTimeZone: TimeZone? {
    get { self[ChartTimeZoneKey.self] }
    set { self[ChartTimeZoneKey.self] = newValue }
  }
}
