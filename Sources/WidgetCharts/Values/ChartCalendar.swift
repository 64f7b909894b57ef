import FoundationEssentials
import WidgetLayout

/// Calendar units in the time zone of a chart.
struct ChartCalendar: Sendable {
  /// The time zone; `nil` for the process's.
  var timeZone: TimeZone?
  /// True if the days of about a week are named by weekdays.
  var namesDays = true

  /// Returns the seconds east of Greenwich at a time.
  private func offset(at seconds: Double) -> Double {
    let date = Date(timeIntervalSince1970: Self.bounded(seconds))
    return Double(timeZone?.secondsFromGMT(for: date) ?? LocalOffset.seconds(at: date))
  }

  /// Returns a time limited to some hundred thousand years, so that arithmetic on days cannot
  /// overflow.
  private static func bounded(_ seconds: Double) -> Double { min(max(seconds, -1e13), 1e13) }

  /// Returns the local time in seconds since 1970-01-01 00:00 on the local clock.
  func wall(_ seconds: Double) -> Double {
    let seconds = Self.bounded(seconds)
    return seconds + offset(at: seconds)
  }

  /// Returns the time at which the local clock shows `wall`. The offset is read twice, as it may
  /// change between the first guess and the result.
  func moment(wall: Double) -> Double {
    let guess = wall - offset(at: wall)
    return wall - offset(at: guess)
  }

  /// Returns the number of the unit that contains a time, counted from 1970; months and years from
  /// year 0.
  func ordinal(of seconds: Double, _ unit: DateUnit) -> Int {
    let wall = wall(seconds)
    let days = Int((wall / 86_400).rounded(.down))
    switch unit {
    case .second, .minute, .hour: return Int((wall / unit.seconds).rounded(.down))
    case .day: return days
    case .week: return Int((Double(days + 3) / 7).rounded(.down))
    case .month:
      let date = CivilDate(days: days)
      return date.year * 12 + date.month - 1
    case .year: return CivilDate(days: days).year
    }
  }

  /// Returns the start of the unit with a number; a week starts on Monday.
  func start(of ordinal: Int, _ unit: DateUnit) -> Double {
    switch unit {
    case .second, .minute, .hour: moment(wall: Double(ordinal) * unit.seconds)
    case .day: start(ofDay: ordinal)
    case .week: start(ofDay: ordinal * 7 - 3)
    case .month:
      start(
        ofDay: CivilDate(
          year: Int((Double(ordinal) / 12).rounded(.down)), month: (ordinal % 12 + 12) % 12 + 1,
          day: 1
        ).days)
    case .year: start(ofDay: CivilDate(year: ordinal, month: 1, day: 1).days)
    }
  }

  private func start(ofDay days: Int) -> Double { moment(wall: Double(days) * 86_400) }
}
