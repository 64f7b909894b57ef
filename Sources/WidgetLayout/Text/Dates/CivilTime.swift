/// A moment on the clocks and the Gregorian calendar of some place.
package struct CivilTime: Sendable, Hashable {
  package var year, month, day, hour, minute, second: Int

  /// The moment so many seconds after midnight of 1970-01-01 in the same place.
  package init(seconds: Int) {
    let days = Self.floored(seconds, by: 86_400)
    let rest = seconds - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // Years from March, so that the leap day is the last; 400 years are 146,097 days.
    let shifted = days + 719_468
    let era = Self.floored(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Seconds after midnight of 1970-01-01 in the same place.
  var seconds: Int {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = Self.floored(fromMarch, by: 400)
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// The same day and time `count` months later; the month's last day where it is shorter.
  func adding(months count: Int) -> CivilTime {
    var time = self
    let months = year * 12 + month - 1 + count
    time.year = Self.floored(months, by: 12)
    time.month = months - time.year * 12 + 1
    time.day = min(day, Self.days(in: time.month, of: time.year))
    return time
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floored(_ number: Int, by divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
