/// A formatter of relative dates, as in Foundation: `in 2 hours`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Sendable as Foundation's formatters: set it up before other threads use it.
  /// The notation of units.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// The use of names for near dates: `yesterday`.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// Returns the position of `date` relative to `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale, calendar: calendar)
    style.capitalizationContext = .unknown
    return style.format(referenceDate)
  }

  /// Returns the end of a span relative to now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Returns the end of a span of components relative to now.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return localizedString(
      for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
