import Glibc

/// A time of the clock on the wall, in the Gregorian calendar.
struct CalendarMoment: Comparable {
  /// The seconds since 1970 on a clock of UTC that shows the same time.
  let second: Int
  private let parts: tm

  init(second: Int) {
    var (clock, parts) = (time_t(second), tm())
    gmtime_r(&clock, &parts)
    (self.second, self.parts) = (second, parts)
  }

  /// Creates the beginning of the day that is so many days after 1 January 1970.
  init(day: Int) { self.init(second: day * 86_400) }

  static func == (one: CalendarMoment, other: CalendarMoment) -> Bool { one.second == other.second }
  static func < (one: CalendarMoment, other: CalendarMoment) -> Bool { one.second < other.second }

  /// Returns the number of a day; months beyond 12 are those of later years.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    var parts = tm()
    let (years, months) = (month - 1).quotientAndRemainder(dividingBy: 12)
    parts.tm_year = Int32(clamping: year + years - 1900)
    (parts.tm_mon, parts.tm_mday) = (Int32(months), Int32(day))
    return timegm(&parts) / 86_400
  }

  /// The number of days since 1 January 1970.
  var dayNumber: Int { (second - hour * 3600 - minute * 60 - clockSecond) / 86_400 }
  var year: Int { Int(parts.tm_year) + 1900 }
  /// The month, 1 to 12.
  var month: Int { Int(parts.tm_mon) + 1 }
  /// The day of the month, from 1.
  var day: Int { Int(parts.tm_mday) }
  /// The day of the year, from 1.
  var yearDay: Int { Int(parts.tm_yday) + 1 }
  /// The day of the week; 0 is Sunday.
  var weekday: Int { Int(parts.tm_wday) }
  var hour: Int { Int(parts.tm_hour) }
  var minute: Int { Int(parts.tm_min) }
  var clockSecond: Int { Int(parts.tm_sec) }

  private var isLeap: Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
  var daysInYear: Int { isLeap ? 366 : 365 }
  var daysInMonth: Int {
    [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Returns the number of the days that the week has had, if it begins on a weekday.
  func weekday(from first: Int) -> Int { (weekday - first + 7) % 7 }

  /// Returns the number of the week in its year, and how many that year has; the first has four days in it at least.
  func week(from first: Int) -> (number: Int, total: Int) {
    let middle = CalendarMoment(day: dayNumber - weekday(from: first) + 3)
    let number = (middle.yearDay - 1) / 7 + 1
    return (number, number + (middle.daysInYear - middle.yearDay) / 7)
  }
}
