import CLinux
public import FoundationEssentials
import Glibc

/// The parts of a date in the process's time zone (`TZ`).
public struct LocalTime: Sendable, Hashable {
  public var year, month, day, hour, minute, second: Int
  /// The day of the week; 0 is Sunday.
  public var weekday: Int

  /// Creates the local time of a date; dates before the year 1 or after 9999 are clamped.
  public init(_ date: Date) {
    let parts = tm(local: date)
    year = Int(parts.tm_year) + 1900
    month = Int(parts.tm_mon) + 1
    day = Int(parts.tm_mday)
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
    second = Int(parts.tm_sec)
    weekday = Int(parts.tm_wday)
  }

  /// The time as in `09:05`.
  public var hourAndMinute: String { "\(Self.two(hour)):\(Self.two(minute))" }

  /// The time as in `09:05:30`.
  public var clock: String { "\(hourAndMinute):\(Self.two(second))" }

  /// The date as in `2026-03-14`.
  public var date: String { "\(year)-\(Self.two(month))-\(Self.two(day))" }

  /// Returns the time as read at `now`: `09:05` on the same day, else `2026-03-14 09:05`.
  package func words(at now: LocalTime) -> String {
    date == now.date ? hourAndMinute : "\(date) \(hourAndMinute)"
  }

  /// Returns the time as read at `now` in at most five columns: `09:05` on the same day, else
  /// `03-14`, or `2025` in another year.
  package func shortWords(at now: LocalTime) -> String {
    if date == now.date { return hourAndMinute }
    return year == now.year ? "\(Self.two(month))-\(Self.two(day))" : "\(year)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension tm {
  /// Creates the local time of a date; dates before the year 1 or after 9999 are clamped.
  init(local date: Date) {
    let bounded = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    var seconds = bounded.isNaN ? 0 : time_t(bounded.rounded(.down))
    self.init()
    localtime_r(&seconds, &self)
  }
}

extension Date {
  /// Creates a date from an ISO 8601 text such as `2026-03-14T09:26:00Z`.
  ///
  /// The text may have an offset such as `+01:00` in place of `Z`, or no zone for the process's
  /// own, and may omit the seconds. Returns `nil` for any other text, and for days that no calendar
  /// has, such as 30 February.
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
      // The first of two times that clocks show twice is meant, as on boards; the C library may
      // return either.
      let first = [7200.0, 3600, 1800].map { date - $0 }.first { LocalTime($0) == LocalTime(date) }
      self = first ?? date
    } else if let offset = Self.offset(rest) {
      self.init(timeIntervalSince1970: TimeInterval(timegm(&parts) - offset))
    } else {
      return nil
    }
  }

  /// Returns false for a day that its month does not have, which C's functions take for one of the
  /// next month.
  private static func isInCalendar(_ parts: tm) -> Bool {
    var counted = parts
    counted.tm_hour = 0
    _ = timegm(&counted)
    return counted.tm_mday == parts.tm_mday
  }

  /// Returns the seconds east of Greenwich of `Z`, `+01:00` or `-0330`.
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
