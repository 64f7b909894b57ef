import CICal

/// The length of an event, in whole days or in seconds.
enum CalendarLength {
  case days(Int)
  case seconds(Double)

  /// The greatest length in days: a hundred years.
  private static let mostDays = 36_600

  /// Creates the length from an event's end or duration. An event with neither lasts its whole day,
  /// or no time if it has a start time.
  init(_ event: CalendarComponent, start: icaltimetype) {
    let library = event.library
    if let end = event.time(ICAL_DTEND_PROPERTY) {
      self =
        start.is_date != 0
        ? .days(max(1, end.days(since: start)))
        : .seconds(max(0, event.seconds(end) - event.seconds(start)))
    } else if let property = event.properties(ICAL_DURATION_PROPERTY).first {
      let span = library.property_get_duration(property)
      self =
        start.is_date != 0
        ? .days(span.is_neg != 0 ? 1 : max(1, Self.days(of: span)))
        : .seconds(Self.seconds(of: span))
    } else {
      self = start.is_date != 0 ? .days(1) : .seconds(0)
    }
  }

  private static func days(of span: icaldurationtype) -> Int {
    min(Int(span.days) + 7 * Int(span.weeks), mostDays)
  }

  /// Returns the length of a duration in seconds; 0 for a negative one.
  static func seconds(of span: icaldurationtype) -> Double {
    guard span.is_neg == 0 else { return 0 }
    let rest = 3600 * Double(span.hours) + 60 * Double(span.minutes) + Double(span.seconds)
    return min(Double(days(of: span)) * 86_400 + rest, Double(mostDays) * 86_400)
  }

  /// The greatest possible length in seconds, if the clocks are set back during the event.
  var longest: Double {
    switch self {
    case .days(let days): Double(days) * 86_400 + 7200
    case .seconds(let seconds): seconds
    }
  }

  /// Returns the end of an event that begins at `start`, in seconds since 1970.
  func end(after start: icaltimetype, _ event: CalendarComponent) -> Double {
    switch self {
    case .days(let days): event.seconds(start.plus(days: days))
    case .seconds(let seconds): event.seconds(start) + seconds
    }
  }
}
