/// A date and time of day in some time zone, in the Gregorian calendar.
package struct CivilTime: Sendable, Hashable {
  package var date: CivilDate
  package var hour, minute, second: Int

  /// Creates the time a number of seconds after midnight of 1970-01-01 in the same zone.
  package init(seconds: Int) {
    let days = Self.floored(seconds, by: 86_400)
    let rest = seconds - days * 86_400
    date = CivilDate(days: days)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// The seconds after midnight of 1970-01-01 in the same zone.
  var seconds: Int { date.days * 86_400 + hour * 3600 + minute * 60 + second }

  /// Returns the same day and time `count` months later; the last day of a month that is shorter.
  func adding(months count: Int) -> CivilTime {
    let months = date.year * 12 + date.month - 1 + count
    let year = Self.floored(months, by: 12)
    let first = CivilDate(year: year, month: months - year * 12 + 1, day: 1)
    var time = self
    time.date = first
    time.date.day = min(date.day, first.daysInMonth)
    return time
  }

  private static func floored(_ number: Int, by divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
