import FoundationEssentials
import Glibc

/// Units of time as they begin and end where the chart is read.
struct ChartCalendar: Sendable {
  /// Nil is the process's own zone.
  var timeZone: TimeZone?

  /// Seconds east of Greenwich at a moment.
  private func offset(at seconds: Double) -> Double {
    if let timeZone {
      return Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }
    var moment = time_t(Self.bounded(seconds))
    var parts = tm()
    localtime_r(&moment, &parts)
    return Double(parts.tm_gmtoff)
  }

  /// Within some hundred thousand years, so that arithmetic on days cannot overflow.
  private static func bounded(_ seconds: Double) -> Double { min(max(seconds, -1e13), 1e13) }

  /// Seconds on the wall's clock, counted as if it had always been that zone's.
  func wall(_ seconds: Double) -> Double {
    let seconds = Self.bounded(seconds)
    return seconds + offset(at: seconds)
  }

  /// The moment at which the wall's clock shows `wall`. The offset is asked for twice, for it may
  /// have changed in between.
  func moment(wall: Double) -> Double {
    let guess = wall - offset(at: wall)
    return wall - offset(at: guess)
  }

  /// The number of the unit that a moment lies in, counted from 1970.
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

  /// When the unit of a number begins; a week on Monday.
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
