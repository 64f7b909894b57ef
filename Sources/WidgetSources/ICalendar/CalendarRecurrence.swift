import CICal
import Glibc

/// The occurrences of a repeated event.
struct CalendarRecurrence {
  /// One time at which an event occurs.
  struct Occurrence {
    var time: icaltimetype
    /// The length in seconds, if it has another one than the event.
    var length: Double?
  }

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
  init(_ event: CalendarComponent, start: icaltimetype, replaced: [icaltimetype]) {
    self.event = event
    self.start = start
    let exceptions = event.properties(ICAL_EXDATE_PROPERTY).compactMap(event.time(of:))
    for time in replaced + exceptions {
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
  ) -> (times: [Occurrence], isWhole: Bool) {
    var times: [Double: Occurrence] = [:]
    var isWhole = true
    var excluded = excludedTimes
    for property in event.properties(ICAL_EXRULE_PROPERTY) {
      let rule = event.library.property_get_exrule(property)
      let isFollowed = follow(rule, from: from - length) { time in
        let seconds = event.seconds(time)
        excluded.insert(seconds)
        return seconds < end
      }
      if !isFollowed { isWhole = false }
    }
    func add(_ occurrence: Occurrence) -> Bool {
      let seconds = event.seconds(occurrence.time)
      guard seconds < end else { return false }
      guard times.count < most else {
        isWhole = false
        return false
      }
      let length = occurrence.length ?? length
      let isWanted = seconds + length > from || length == 0 && seconds >= from
      if isWanted, !excluded.contains(seconds), !excludedDays.contains(Self.day(occurrence.time)) {
        times[seconds] = occurrence
      }
      return true
    }
    // The start is the first occurrence even if it does not fit the rule (RFC 5545, 3.8.5.3).
    _ = add(Occurrence(time: start))
    for property in event.properties(ICAL_RRULE_PROPERTY) {
      let rule = event.library.property_get_rrule(property)
      if !follow(rule, from: from - length, { add(Occurrence(time: $0)) }) { isWhole = false }
    }
    for property in event.properties(ICAL_RDATE_PROPERTY) {
      if let occurrence = event.additionalTime(of: property) { _ = add(occurrence) }
    }
    return (times.sorted { $0.key < $1.key }.map(\.value), isWhole)
  }

  /// Goes through the occurrences of a rule while `add` returns true; returns false if not all of them were looked
  /// at.
  private func follow(
    _ rule: icalrecurrencetype, from: Double, _ add: (icaltimetype) -> Bool
  ) -> Bool {
    var rule = rule
    // An end that is a date includes that whole day.
    if rule.until.is_date != 0, start.is_date == 0, rule.until.year > 0 {
      rule.until.is_date = 0
      (rule.until.hour, rule.until.minute, rule.until.second) = (23, 59, 59)
    }
    guard !Self.mayNeverCome(rule) else { return false }
    let first = late(rule, to: from) ?? start
    guard let iterator = event.library.recur_iterator_new(rule, first) else { return true }
    defer { event.library.recur_iterator_free(iterator) }
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

  /// Returns an occurrence shortly before `from` of a rule that repeats many times a day, as if it began there;
  /// `nil` for other rules.
  ///
  /// It is some whole intervals after the start on the clock on the wall, as the library counts them.
  private func late(_ rule: icalrecurrencetype, to from: Double) -> icaltimetype? {
    let units = [
      ICAL_SECONDLY_RECURRENCE: 1, ICAL_MINUTELY_RECURRENCE: 60, ICAL_HOURLY_RECURRENCE: 3600,
    ]
    guard let unit = units[rule.freq], rule.count == 0, from - 86_400 > event.seconds(start) else {
      return nil
    }
    let step = unit * max(1, Int(rule.interval))
    let near = event.library.time_from_timet_with_zone(time_t(from - 86_400), 0, start.zone)
    let steps = (near.wallSeconds - start.wallSeconds) / step
    return steps > 0 ? start.onWall(start.wallSeconds + steps * step) : nil
  }

  private static func day(_ time: icaltimetype) -> Int {
    Int(time.year) * 10_000 + Int(time.month) * 100 + Int(time.day)
  }
}

extension icaltimetype {
  /// The seconds since 1970 on a clock of UTC that shows the same time.
  fileprivate var wallSeconds: Int {
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
    return timegm(&parts)
  }

  /// Returns the time, in the same zone, at which a clock shows what one of UTC shows after some seconds since 1970.
  fileprivate func onWall(_ seconds: Int) -> icaltimetype {
    var (clock, parts, time) = (time_t(seconds), tm(), self)
    gmtime_r(&clock, &parts)
    (time.year, time.month, time.day) = (parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday)
    (time.hour, time.minute, time.second) = (parts.tm_hour, parts.tm_min, parts.tm_sec)
    return time
  }
}
