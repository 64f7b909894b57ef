package import WidgetLayout

private enum ChartNamesDaysKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True if days on short axes have the names of weekdays, which say nothing of a time long ago.
  package var chartNamesDays: Bool {
    get { self[ChartNamesDaysKey.self] }
    set { self[ChartNamesDaysKey.self] = newValue }
  }
}
