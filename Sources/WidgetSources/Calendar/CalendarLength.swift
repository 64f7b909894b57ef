import CICal

/// How long an event lasts: whole days, or seconds.
enum CalendarLength {
  case days(Int)
  case seconds(Double)

  /// Nothing lasts longer: a hundred years.
  private static let mostDays = 36_600

  /// The length of an event by its end or its duration. One without either lasts its day, or no time
  /// at all.
  init(_ event: CalendarComponent, start: icaltimetype) {
    let library = event.library
    if let end = event.time(ICAL_DTEND_PROPERTY) {
      self =
        start.is_date != 0
        ? .days(max(1, end.days(since: start)))
        : .seconds(max(0, event.seconds(end) - event.seconds(start)))
    } else if let property = event.properties(ICAL_DURATION_PROPERTY).first {
      let span = library.property_get_duration(property)
      let days = min(Int(span.days) + 7 * Int(span.weeks), Self.mostDays)
      let rest = 3600 * Double(span.hours) + 60 * Double(span.minutes) + Double(span.seconds)
      let isBack = span.is_neg != 0
      self =
        start.is_date != 0
        ? .days(isBack ? 1 : max(1, days)) : .seconds(isBack ? 0 : Double(days) * 86_400 + rest)
    } else {
      self = start.is_date != 0 ? .days(1) : .seconds(0)
    }
  }

  /// The longest that it can be in seconds, when the clocks are set back in it.
  var longest: Double {
    switch self {
    case .days(let days): Double(days) * 86_400 + 7200
    case .seconds(let seconds): seconds
    }
  }

  /// When an event that begins at a time ends.
  func end(after start: icaltimetype, _ event: CalendarComponent) -> Double {
    switch self {
    case .days(let days): event.seconds(start.plus(days: days))
    case .seconds(let seconds): event.seconds(start) + seconds
    }
  }
}
