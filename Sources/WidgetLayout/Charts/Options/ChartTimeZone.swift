public import FoundationEssentials

private enum ChartTimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

extension EnvironmentValues {
  /// The zone in which the axes of charts tell days and hours; nil is the process's own (`TZ`).
  public var chartTimeZone: TimeZone? {
    get { self[ChartTimeZoneKey.self] }
    set { self[ChartTimeZoneKey.self] = newValue }
  }
}
