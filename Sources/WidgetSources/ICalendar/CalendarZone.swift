import CICal
import FoundationEssentials
import Glibc
import WidgetBase

/// The time zone for whole days, and for times that do not name a zone.
enum CalendarZone: Sendable {
  /// The process's own time zone.
  case system
  /// A time zone of the database, such as `Europe/Berlin`.
  case named(String)

  /// Returns the seconds since 1970 of a local time.
  func seconds(_ time: icaltimetype, _ library: cical) -> Double {
    var time = time
    if time.is_date != 0 { (time.hour, time.minute, time.second) = (0, 0, 0) }
    return Self.seconds(shown: time.wallSeconds) { offset(at: $0, library) }
  }

  /// Returns the seconds since 1970 of a time in a zone of a calendar.
  static func seconds(_ time: icaltimetype, in zone: OpaquePointer, _ library: cical) -> Double {
    seconds(shown: time.wallSeconds) { offset(of: zone, at: $0, library) }
  }

  /// Returns the seconds since 1970 at which the clock on the wall shows a time (RFC 5545, 3.3.5).
  ///
  /// A time that the clocks skip is counted with the offset before the change; of a time that they repeat, the first is
  /// meant.
  private static func seconds(shown: Int, offset: (Int) -> Int) -> Double {
    let (before, after) = (offset(shown - 86_400), offset(shown + 86_400))
    guard before != after else { return Double(shown - before) }
    let found = [max(before, after), min(before, after)].first {
      offset(shown - $0) == $0
    }
    return Double(shown - (found ?? before))
  }

  /// Returns the seconds by which the clocks are ahead of UTC at a number of seconds since 1970.
  func offset(at second: Int, _ library: cical) -> Int {
    switch self {
    case .system:
      var (clock, parts) = (time_t(second), tm())
      localtime_r(&clock, &parts)
      return parts.tm_gmtoff
    case .named(let name):
      return Self.offset(of: library.timezone_get_builtin_timezone(name), at: second, library)
    }
  }

  /// Returns the seconds by which the clocks of a calendar's zone are ahead of UTC; 0 for none.
  static func offset(of zone: OpaquePointer?, at second: Int, _ library: cical) -> Int {
    library.time_from_timet_with_zone(time_t(second), 0, zone).wallSeconds - second
  }

  /// Returns the midnight at the start of the day `days` days after a date, or `nil` if libical is
  /// not installed.
  func midnight(_ days: Int, after date: Date) -> Date? {
    cical_load().map {
      Date(timeIntervalSince1970: midnight(days, after: date, $0.pointee))
    }
  }

  /// Returns the midnight at the start of the day `days` days after a date, in seconds since 1970.
  func midnight(_ days: Int, after date: Date, _ library: cical) -> Double {
    var time = icaltimetype()
    switch self {
    case .system:
      let local = LocalTime(date)
      time.year = Int32(local.year)
      time.month = Int32(local.month)
      time.day = Int32(local.day)
    case .named(let name):
      let seconds = time_t(date.timeIntervalSince1970.rounded(.down))
      time = library.time_from_timet_with_zone(
        seconds, 0, library.timezone_get_builtin_timezone(name))
    }
    time.is_date = 1
    return self.seconds(time.plus(days: days), library)
  }
}

extension icaltimetype {
  /// The seconds since 1970 on a clock of UTC that shows the same time.
  var wallSeconds: Int {
    var parts = parts
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
    return timegm(&parts)
  }

  /// Returns the time, in the same zone, at which a clock shows what one of UTC shows after some seconds since 1970.
  func onWall(_ seconds: Int) -> icaltimetype {
    let moment = CalendarMoment(second: seconds)
    var time = self
    (time.year, time.month, time.day) = (
      Int32(moment.year), Int32(moment.month), Int32(moment.day)
    )
    (time.hour, time.minute, time.second) = (
      Int32(moment.hour), Int32(moment.minute), Int32(moment.clockSecond)
    )
    return time
  }

  /// Returns the date `days` days later, without a time or a zone.
  func plus(days: Int) -> icaltimetype {
    var counted = parts
    counted.tm_mday += Int32(clamping: days)
    _ = timegm(&counted)
    var result = icaltimetype()
    result.year = counted.tm_year + 1900
    result.month = counted.tm_mon + 1
    result.day = counted.tm_mday
    result.is_date = 1
    return result
  }

  /// Returns the number of days from the date of `other` to this one.
  func days(since other: icaltimetype) -> Int {
    var (ours, theirs) = (parts, other.parts)
    return (timegm(&ours) - timegm(&theirs)) / 86_400
  }

  /// The date without the time.
  private var parts: tm {
    var parts = tm()
    parts.tm_year = year - 1900
    parts.tm_mon = month - 1
    parts.tm_mday = day
    return parts
  }
}
