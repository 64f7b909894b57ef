package import FoundationEssentials
package import WidgetLayout

/// A time zone, given by its offset from UTC at each time.
package struct CivilZone: Sendable {
  /// Returns the offset in seconds east of Greenwich at a number of seconds since 1970.
  package let offset: @Sendable (Int) -> Int

  /// Creates a zone from its offsets.
  package init(offset: @escaping @Sendable (Int) -> Int) { self.offset = offset }

  /// The process's own time zone (`TZ`, or the machine's).
  package static let process = CivilZone { second in
    LocalOffset.seconds(at: Date(timeIntervalSince1970: TimeInterval(second)))
  }
}

/// A calendar day in a time zone.
package struct CivilDay: Sendable {
  /// The number of days since 1970-01-01.
  package let number: Int
  let zone: CivilZone

  /// Creates the day that contains a date.
  package init(_ date: Date, in zone: CivilZone) {
    let second = Int(date.timeIntervalSince1970.rounded(.down))
    let local = second + zone.offset(second)
    self.init(number: Int((Double(local) / 86_400).rounded(.down)), zone: zone)
  }

  /// Creates the day that lies `number` days after 1970-01-01.
  init(number: Int, zone: CivilZone) {
    self.number = number
    self.zone = zone
  }

  /// Returns the day that lies `days` days later.
  package func adding(_ days: Int) -> CivilDay { CivilDay(number: number + days, zone: zone) }

  /// The day of the week; 0 is Sunday. 1970 began on a Thursday.
  package var weekday: Int { ((number + 4) % 7 + 7) % 7 }

  /// The day in the Gregorian calendar.
  package var civil: CivilDate { CivilDate(days: number) }

  /// The time at which the day begins.
  package var midnight: Date { date(second: 0) }

  /// Returns the date of a time on this day.
  ///
  /// A time that the clocks skip is moved on by the length of the gap; of a time shown twice, the
  /// first is returned.
  func date(_ time: TimeOfDay) -> Date { date(second: time.hour * 3600 + time.minute * 60) }

  /// Returns the dates at which the clocks show a time on this day, in order: none if they skip it,
  /// two if they are set back over it.
  func dates(_ time: TimeOfDay) -> [Date] { dates(second: time.hour * 3600 + time.minute * 60) }

  /// True if the clocks change on this day, or as it begins.
  var hasChange: Bool {
    let start = Int(midnight.timeIntervalSince1970)
    return zone.offset(start - 1) != zone.offset(Int(adding(1).midnight.timeIntervalSince1970))
  }

  /// Returns the date at which the clocks show `second` seconds since midnight.
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
  /// Returns the first second after `start` and not after `end` at which the offset changes; `nil`
  /// if the offset is the same at both. Assumes at most one change in between.
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
