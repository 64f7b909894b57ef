import CICal
import FoundationEssentials
import Glibc

/// Where the clock on the wall stands, for days and for times that name no zone.
enum CalendarZone: Sendable {
  /// The process's own.
  case system
  /// One of the time zone database, such as `Europe/Berlin`.
  case named(String)

  /// The seconds since 1970 of a time on that clock. One that the clock leaves out in spring is the
  /// one an hour on; of one that comes twice in autumn, the library decides.
  func seconds(_ time: icaltimetype, _ library: cical) -> Double {
    switch self {
    case .system:
      var parts = tm()
      parts.tm_year = time.year - 1900
      parts.tm_mon = time.month - 1
      parts.tm_mday = time.day
      if time.is_date == 0 {
        parts.tm_hour = time.hour
        parts.tm_min = time.minute
        parts.tm_sec = time.second
      }
      parts.tm_isdst = -1
      return Double(mktime(&parts))
    case .named(let name):
      var time = time
      time.is_date = 0
      return Double(
        library.time_as_timet_with_zone(time, library.timezone_get_builtin_timezone(name)))
    }
  }

  /// The midnight with which so many days after a date begin; nil where libical is not installed.
  func midnight(_ days: Int, after date: Date) -> Date? {
    cical_load().map {
      Date(timeIntervalSince1970: midnight(days, after: date, $0.pointee))
    }
  }

  /// The midnight with which so many days after a date begin.
  func midnight(_ days: Int, after date: Date, _ library: cical) -> Double {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var time = icaltimetype()
    switch self {
    case .system:
      var parts = tm()
      localtime_r(&seconds, &parts)
      time.year = parts.tm_year + 1900
      time.month = parts.tm_mon + 1
      time.day = parts.tm_mday
    case .named(let name):
      time = library.time_from_timet_with_zone(
        seconds, 0, library.timezone_get_builtin_timezone(name))
    }
    time.is_date = 1
    return self.seconds(time.plus(days: days), library)
  }
}

extension icaltimetype {
  /// The day so many days on, at its midnight and in no zone.
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

  /// The days from another one's day to this one's.
  func days(since other: icaltimetype) -> Int {
    var (ours, theirs) = (parts, other.parts)
    return (timegm(&ours) - timegm(&theirs)) / 86_400
  }

  /// The day alone.
  private var parts: tm {
    var parts = tm()
    parts.tm_year = year - 1900
    parts.tm_mon = month - 1
    parts.tm_mday = day
    return parts
  }
}
