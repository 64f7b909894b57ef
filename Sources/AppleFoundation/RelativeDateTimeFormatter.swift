/// Writes how far away a date is, as in Foundation: `in 2 hours`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether near dates have names: `yesterday`.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// How far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale, calendar: calendar)
    style.capitalizationContext = .unknown
    return style.format(referenceDate)
  }

  /// How far a span reaches, from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// How far components reach, from now.
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
