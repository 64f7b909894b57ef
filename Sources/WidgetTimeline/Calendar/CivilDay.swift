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

  /// The day so many days after 1970-01-01.
  init(number: Int, zone: CivilZone) {
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
  package var midnight: Date { date(second: 0) }

  /// The date of a time on this day. Where the clocks pass over it, the same span after the gap; where
  /// they show it twice, the first.
  func date(_ time: TimeOfDay) -> Date { date(second: time.hour * 3600 + time.minute * 60) }

  /// The dates at which the clocks show a time of this day, in order: none where they pass over it, two
  /// where they are set back over it.
  func dates(_ time: TimeOfDay) -> [Date] { dates(second: time.hour * 3600 + time.minute * 60) }

  /// Whether the clocks are set on this day, or as it begins.
  var hasChange: Bool {
    let start = Int(midnight.timeIntervalSince1970)
    return zone.offset(start - 1) != zone.offset(Int(adding(1).midnight.timeIntervalSince1970))
  }

  /// The date at which so many seconds of the day are shown.
  func date(second: Int) -> Date {
    let shown = number * 86_400 + second
    return dates(second: second).first
      ?? Date(timeIntervalSince1970: TimeInterval(shown - zone.offset(shown - 86_400)))
  }

  private func dates(second: Int) -> [Date] {
    let shown = number * 86_400 + second
    let offsets = Set([zone.offset(shown - 86_400), zone.offset(shown + 86_400)])
    return offsets.map { shown - $0 }.filter { zone.offset($0) == shown - $0 }.sorted()
      .map { Date(timeIntervalSince1970: TimeInterval($0)) }
  }
}

extension CivilZone {
  /// The first second after `start`, and not after `end`, at which the clocks are set; nil where they
  /// show the same beside Greenwich's at both. They are taken to be set once between.
  func change(after start: Int, until end: Int) -> Int? {
    let offset = offset(start)
    guard self.offset(end) != offset else { return nil }
    var (before, after) = (start, end)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if self.offset(middle) == offset { before = middle } else { after = middle }
    }
    return after
  }
}
