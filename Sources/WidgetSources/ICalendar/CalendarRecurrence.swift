import CICal

/// The occurrences of a repeated event.
struct CalendarRecurrence {
  /// The most occurrences that are followed: hourly ones for more than ten years.
  private static let mostTimes = 100_000

  private let event: CalendarComponent
  private let start: icaltimetype
  /// The times at which the event does not occur, and the days for exceptions that name only a
  /// date.
  private var excludedTimes: Set<Double> = []
  private var excludedDays: Set<Int> = []

  /// Creates the occurrences of an event that begins at `start`.
  ///
  /// - Parameter replaced: The times for which the calendar contains another event.
  init(_ event: CalendarComponent, start: icaltimetype, replaced: Set<Double>) {
    self.event = event
    self.start = start
    excludedTimes = replaced
    for property in event.properties(ICAL_EXDATE_PROPERTY) {
      guard let time = event.time(of: property) else { continue }
      if time.is_date != 0, start.is_date == 0 {
        excludedDays.insert(Self.day(time))
      } else {
        excludedTimes.insert(event.seconds(time))
      }
    }
  }

  /// Returns the starts of the occurrences that begin before `end` and, if they last `length`
  /// seconds, end after `from`; the earliest first, and about `most`. `isWhole` is false if some may be missing.
  func times(
    from: Double, to end: Double, lasting length: Double, most: Int
  ) -> (times: [icaltimetype], isWhole: Bool) {
    var times: [Double: icaltimetype] = [:]
    var isWhole = true
    func add(_ time: icaltimetype) -> Bool {
      let seconds = event.seconds(time)
      guard seconds < end else { return false }
      guard times.count < most else {
        isWhole = false
        return false
      }
      let isWanted = seconds + length > from || length == 0 && seconds >= from
      if isWanted, !excludedTimes.contains(seconds), !excludedDays.contains(Self.day(time)) {
        times[seconds] = time
      }
      return true
    }
    let rules = event.properties(ICAL_RRULE_PROPERTY)
    // The start is the first occurrence even if it does not fit the rule (RFC 5545, 3.8.5.3).
    _ = add(start)
    for rule in rules where !follow(rule, from: from - length, add) { isWhole = false }
    for property in event.properties(ICAL_RDATE_PROPERTY) {
      if let time = event.additionalTime(of: property) { _ = add(time) }
    }
    return (times.sorted { $0.key < $1.key }.map(\.value), isWhole)
  }

  /// Adds the occurrences of a rule; returns false if not all of them were looked at.
  private func follow(
    _ property: OpaquePointer, from: Double, _ add: (icaltimetype) -> Bool
  ) -> Bool {
    var rule = event.library.property_get_rrule(property)
    // An end that is a date includes that whole day.
    if rule.until.is_date != 0, start.is_date == 0, rule.until.year > 0 {
      rule.until.is_date = 0
      (rule.until.hour, rule.until.minute, rule.until.second) = (23, 59, 59)
    }
    guard !Self.mayNeverCome(rule) else { return false }
    guard let iterator = event.library.recur_iterator_new(rule, start) else { return true }
    defer { event.library.recur_iterator_free(iterator) }
    skip(iterator, rule, to: from)
    for _ in 0..<Self.mostTimes {
      var time = event.library.recur_iterator_next(iterator)
      guard event.library.time_is_null_time(time) == 0 else { return true }
      time.zone = start.zone
      guard add(time) else { return true }
    }
    return false
  }

  /// Returns true if the library may search for the next occurrence forever.
  ///
  /// It tries every hour, minute or second of all years for one that the rule's further conditions
  /// allow. Such an event is given one occurrence.
  private static func mayNeverCome(_ rule: icalrecurrencetype) -> Bool {
    // libical's value for no condition.
    let none: Int16 = 0x7F7F
    let days = [
      rule.by_day.0, rule.by_month_day.0, rule.by_year_day.0, rule.by_week_no.0, rule.by_month.0,
      rule.by_set_pos.0,
    ]
    switch rule.freq {
    case ICAL_HOURLY_RECURRENCE: return days.contains { $0 != none }
    case ICAL_MINUTELY_RECURRENCE, ICAL_SECONDLY_RECURRENCE:
      return (days + [rule.by_hour.0, rule.by_minute.0, rule.by_second.0]).contains { $0 != none }
    default: return false
    }
  }

  /// Skips most occurrences before `from` if the rule repeats many times a day.
  private func skip(
    _ iterator: OpaquePointer, _ rule: icalrecurrencetype, to from: Double
  ) {
    let isFast = [ICAL_SECONDLY_RECURRENCE, ICAL_MINUTELY_RECURRENCE, ICAL_HOURLY_RECURRENCE]
      .contains(rule.freq)
    guard isFast, rule.count == 0, from - 86_400 > event.seconds(start) else { return }
    let time = event.library.time_from_timet_with_zone(
      time_t(from - 86_400), 0, start.zone)
    _ = event.library.recur_iterator_set_start(iterator, time)
  }

  private static func day(_ time: icaltimetype) -> Int {
    Int(time.year) * 10_000 + Int(time.month) * 100 + Int(time.day)
  }
}
