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
  ///
  /// A time that the clocks skip in spring becomes one an hour later; of a time that they repeat in
  /// autumn, the library decides which is meant.
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
