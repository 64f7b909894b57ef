/// A day of the Gregorian calendar, computed without ICU, whose start a date should not cost.
package struct CivilDate: Sendable, Hashable {
  package var year: Int
  /// The month; 1 is January.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int

  /// Creates the day of a year, a month from 1 to 12 and a day from 1.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day that is `days` after 1 January 1970. Years are counted from March, so that the
  /// leap day is the last of a year.
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

  /// The number of days since 1 January 1970.
  package var days: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week; 0 is Sunday.
  package var weekday: Int { Self.weekday(days: days) }

  /// Returns the weekday of a day counted from 1 January 1970, which was a Thursday; 0 is Sunday.
  static func weekday(days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }

  /// The number of days in the month.
  package var daysInMonth: Int {
    let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    return next.days - CivilDate(year: year, month: month, day: 1).days
  }

  /// The name of the month, such as `March`.
  package var monthName: String { Self.monthNames[month - 1] }

  /// The first three letters of the month, such as `Mar`.
  package var shortMonthName: String { String(monthName.prefix(3)) }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The first three letters of the weekdays, Sunday first.
  package static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
