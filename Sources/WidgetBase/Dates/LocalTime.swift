import CLinux
public import FoundationEssentials
import Glibc

/// A date as the clocks on the wall show it, in the process's time zone (`TZ`).
public struct LocalTime: Sendable, Hashable {
  public var year, month, day, hour, minute, second: Int
  /// 0 is Sunday.
  public var weekday: Int

  /// The time of a date; one before the year 1 or after 9999 is shown as that edge.
  public init(_ date: Date) {
    let bounded = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    var seconds = bounded.isNaN ? 0 : time_t(bounded.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    year = Int(parts.tm_year) + 1900
    month = Int(parts.tm_mon) + 1
    day = Int(parts.tm_mday)
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
    second = Int(parts.tm_sec)
    weekday = Int(parts.tm_wday)
  }

  /// `09:05`.
  public var hourAndMinute: String { "\(Self.two(hour)):\(Self.two(minute))" }

  /// `09:05:30`.
  public var clock: String { "\(hourAndMinute):\(Self.two(second))" }

  /// `2026-03-14`.
  public var date: String { "\(year)-\(Self.two(month))-\(Self.two(day))" }

  /// The time as it is read at another: `09:05` on the same day, else `2026-03-14 09:05`.
  package func words(at now: LocalTime) -> String {
    date == now.date ? hourAndMinute : "\(date) \(hourAndMinute)"
  }

  /// The same in five columns at the most: `09:05` on the same day, else `03-14`, of another year
  /// `2025`.
  package func shortWords(at now: LocalTime) -> String {
    if date == now.date { return hourAndMinute }
    return year == now.year ? "\(Self.two(month))-\(Self.two(day))" : "\(year)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Date {
  /// The date written as ISO 8601: `2026-03-14T09:26:00Z`, with an offset such as `+01:00`, or
  /// without a zone for the process's own; seconds may be left out. Nil for anything else, also for
  /// days that no calendar has, such as 30 February.
  public init?(iso8601 text: String) {
    var parts = tm()
    parts.tm_isdst = -1
    let formats = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M"]
    var rest: String?
    for format in formats where rest == nil {
      rest = text.withCString { start in
        clinux_parse_time(start, format, &parts).map { String(cString: $0) }
      }
    }
    guard let rest, Self.isInCalendar(parts) else { return nil }
    if rest.isEmpty {
      let date = Date(timeIntervalSince1970: TimeInterval(mktime(&parts)))
      // Where the clocks show a time twice the first is meant, as on boards; C's library may take either.
      let first = [7200.0, 3600, 1800].map { date - $0 }.first { LocalTime($0) == LocalTime(date) }
      self = first ?? date
    } else if let offset = Self.offset(rest) {
      self.init(timeIntervalSince1970: TimeInterval(timegm(&parts) - offset))
    } else {
      return nil
    }
  }

  /// False for a day that its month does not have, which C's functions take for one of the next.
  private static func isInCalendar(_ parts: tm) -> Bool {
    var counted = parts
    counted.tm_hour = 0
    _ = timegm(&counted)
    return counted.tm_mday == parts.tm_mday
  }

  /// Seconds east of Greenwich: `Z`, `+01:00`, `-0330`.
  private static func offset(_ text: String) -> Int? {
    if text == "Z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard let sign = text.first, sign == "+" || sign == "-", digits.count == 4,
      let number = Int(digits), number < 2400, number % 100 < 60
    else { return nil }
    let seconds = (number / 100) * 3600 + (number % 100) * 60
    return sign == "+" ? seconds : -seconds
  }
}
