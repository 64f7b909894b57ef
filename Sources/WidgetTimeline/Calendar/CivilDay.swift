package import FoundationEssentials
package import WidgetLayout

/// What the clocks on the wall show beside Greenwich's: all that calendars need to know of a place.
package struct CivilZone: Sendable {
  /// Seconds east of Greenwich at a second since 1970.
  package let offset: @Sendable (Int) -> Int

  /// A place by what its clocks show.
  package init(offset: @escaping @Sendable (Int) -> Int) { self.offset = offset }

  /// The process's own (`TZ`, or the machine's).
  package static let process = CivilZone { second in
    LocalOffset.seconds(at: Date(timeIntervalSince1970: TimeInterval(second)))
  }
}

/// A day of the calendar at a place.
package struct CivilDay: Sendable {
  /// Days since 1970-01-01.
  package let number: Int
  let zone: CivilZone

  /// The day of a date.
  package init(_ date: Date, in zone: CivilZone) {
    let second = Int(date.timeIntervalSince1970.rounded(.down))
    let local = second + zone.offset(second)
    self.init(number: Int((Double(local) / 86_400).rounded(.down)), zone: zone)
  }

  private init(number: Int, zone: CivilZone) {
    self.number = number
    self.zone = zone
  }

  /// The day so many days later.
  package func adding(_ days: Int) -> CivilDay { CivilDay(number: number + days, zone: zone) }

  /// 0 is Sunday; 1970 began on a Thursday.
  package var weekday: Int { ((number + 4) % 7 + 7) % 7 }

  /// The day on the Gregorian calendar.
  package var civil: CivilDate { CivilDate(days: number) }

  /// When the day begins.
  package var midnight: Date { date(hour: 0, minute: 0) }

  /// The date of a time on this day. Where the clocks pass over it, the same span after the gap; where
  /// they show it twice, the first.
  func date(_ time: TimeOfDay) -> Date { date(hour: time.hour, minute: time.minute) }

  private func date(hour: Int, minute: Int) -> Date {
    let shown = number * 86_400 + hour * 3600 + minute * 60
    let before = zone.offset(shown - 86_400)
    let after = zone.offset(shown + 86_400)
    let second =
      [before, after].map { shown - $0 }.filter { zone.offset($0) == shown - $0 }.min()
      ?? shown - before
    return Date(timeIntervalSince1970: TimeInterval(second))
  }
}
