public import FoundationEssentials

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  /// The locale that texts are written for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that dates are read by.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
