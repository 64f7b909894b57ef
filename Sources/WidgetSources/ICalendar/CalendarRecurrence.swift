import CICal

/// The occurrences of a repeated event.
struct CalendarRecurrence {
  /// One time at which an event occurs.
  struct Occurrence {
    var time: icaltimetype
    /// The length in seconds, if it has another one than the event.
    var length: Double?
  }

  /// The seconds by which two times may be in another order on the clock on the wall, where clocks are changed.
  private static let disorder = 7200

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
    for time in (replaced + exceptions).map({ event.time($0, like: start) }) {
      if time.is_date != 0, start.is_date == 0 {
        excludedDays.insert(Self.day(time))
      } else {
        excludedTimes.insert(event.seconds(time))
      }
    }
  }

  /// The occurrences of an event.
  struct Result {
    /// The starts, the earliest first.
    var times: [Occurrence] = []
    /// False if some may be missing because there are too many.
    var isWhole = true
    /// False if events may be missing or wrong because a recurrence rule is not supported.
    var isFollowed = true
  }

  /// Returns the starts of about `most` occurrences that begin before `end` and, if they last `length` seconds, end
  /// after `from`.
  func times(from: Double, to end: Double, lasting length: Double, most: Int) -> Result {
    var result = Result()
    var times: [Double: Occurrence] = [:]
    var excluded = excludedTimes
    let span = (from - length, end)
    for property in event.properties(ICAL_EXRULE_PROPERTY) {
      let rule = event.library.property_get_exrule(property)
      follow(rule, in: span, &result) { time in
        excluded.insert(event.seconds(time))
        return true
      }
    }
    func add(_ occurrence: Occurrence) -> Bool {
      let seconds = event.seconds(occurrence.time)
      guard seconds < end else { return true }
      guard times.count < most else { return false }
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
      follow(rule, in: span, &result) { add(Occurrence(time: $0)) }
    }
    for property in event.properties(ICAL_RDATE_PROPERTY) {
      guard var occurrence = event.additionalTime(of: property) else { continue }
      occurrence.time = event.time(occurrence.time, like: start)
      if !add(occurrence) { result.isWhole = false }
    }
    if isShort { result.isFollowed = false }
    result.times = times.sorted { $0.key < $1.key }.map(\.value)
    return result
  }

  /// True if the library dropped a property by which the event is repeated.
  private var isShort: Bool {
    let kinds = [
      ICAL_RRULE_PROPERTY, ICAL_RDATE_PROPERTY, ICAL_EXRULE_PROPERTY, ICAL_EXDATE_PROPERTY,
    ]
    let marks = event.properties(ICAL_X_PROPERTY).count { property in
      String(c: event.library.property_get_x_name(property)) == CalendarText.mark
    }
    return kinds.reduce(0) { $0 + event.properties($1).count } < marks
  }

  /// Goes through the occurrences of a rule while `add` returns true, and notes whether all were looked at.
  private func follow(
    _ rule: icalrecurrencetype, in span: (from: Double, to: Double), _ result: inout Result,
    _ add: (icaltimetype) -> Bool
  ) {
    guard let plan = CalendarRule(rule, start: start) else {
      result.isFollowed = false
      return
    }
    let last = last(of: rule)
    var hasRoom = true
    let isWhole = plan.follow(
      from: event.wallSeconds(span.from, asOf: start) - Self.disorder,
      to: event.wallSeconds(min(span.to, last), asOf: start) + Self.disorder
    ) { wall in
      let time = start.onWall(wall)
      if event.seconds(time) <= last { hasRoom = add(time) }
      return hasRoom
    }
    if !isWhole || !hasRoom { result.isWhole = false }
  }

  /// Returns the last second at which an occurrence of a rule may begin.
  private func last(of rule: icalrecurrencetype) -> Double {
    guard event.library.time_is_null_time(rule.until) == 0 else { return .infinity }
    var until = event.time(rule.until, like: start)
    // An end that is a date includes that whole day.
    if until.is_date != 0, start.is_date == 0 {
      (until.is_date, until.zone) = (0, start.zone)
      (until.hour, until.minute, until.second) = (23, 59, 59)
    }
    return event.seconds(until)
  }

  private static func day(_ time: icaltimetype) -> Int {
    Int(time.year) * 10_000 + Int(time.month) * 100 + Int(time.day)
  }
}
