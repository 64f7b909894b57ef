/// A day of the Gregorian calendar, by arithmetic alone: a date must not cost the start of ICU.
package struct CivilDate: Sendable, Hashable {
  package var year: Int
  /// 1 is January.
  package var month: Int
  /// From 1 on.
  package var day: Int

  /// The day of a year, a month from 1 to 12 and a day from 1 on.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `days` after 1 January 1970. Years are counted from March, so that the leap
  /// day is a year's last.
  package init(days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1 January 1970.
  package var days: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 0 is Sunday.
  package var weekday: Int { Self.weekday(days: days) }

  /// The weekday of a day counted from 1 January 1970, which was a Thursday; 0 is Sunday.
  static func weekday(days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }

  /// How many days the month has.
  package var daysInMonth: Int {
    let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    return next.days - CivilDate(year: year, month: month, day: 1).days
  }

  /// The month in words: `March`.
  package var monthName: String { Self.monthNames[month - 1] }

  /// The month in three letters: `Mar`.
  package var shortMonthName: String { String(monthName.prefix(3)) }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The days in three letters, Sunday first.
  package static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
