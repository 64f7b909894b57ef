import CICal
import Glibc

/// A rule by which an event is repeated, followed on the clock on the wall (RFC 5545, 3.3.10).
///
/// libical reads the rule. Its own iterator gives other times than the standard for many rules, such as those with
/// `BYSETPOS` in weeks, and does not give them in order.
struct CalendarRule {
  /// The most steps that are taken: hourly occurrences for more than ten years.
  private static let mostSteps = 100_000

  private let start: icaltimetype
  private let frequency: icalrecurrencetype_frequency
  private let interval: Int
  /// The number of occurrences; 0 for any number.
  private let count: Int
  /// The first day of a week; 0 is Sunday.
  private let weekStart: Int
  private let months: [Int]
  private let weeks: [Int]
  private let yearDays: [Int]
  private let monthDays: [Int]
  private let weekdays: [Weekday]
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  private let positions: [Int]

  /// A day of the week, and which of those of its month or year; 0 for all.
  private struct Weekday {
    let day: Int
    let position: Int
  }

  /// Creates the recurrence rule of an event that begins at `start`; `nil` if it is not supported.
  init?(_ rule: icalrecurrencetype, start: icaltimetype) {
    let isFast = rule.freq.rawValue < ICAL_DAILY_RECURRENCE.rawValue
    guard rule.freq.rawValue < ICAL_NO_RECURRENCE.rawValue, rule.rscale == nil,
      !(isFast && start.is_date != 0)
    else { return nil }
    self.start = start
    frequency = rule.freq
    interval = max(1, Int(rule.interval))
    count = Int(rule.count)
    weekStart =
      rule.week_start == ICAL_NO_WEEKDAY ? 1 : Int(rule.week_start.rawValue) - 1
    months = Self.numbers(rule.by_month)
    weeks = Self.numbers(rule.by_week_no)
    yearDays = Self.numbers(rule.by_year_day)
    monthDays = Self.numbers(rule.by_month_day)
    weekdays = Self.numbers(rule.by_day).map { number in
      // A multiple of eight, and one to seven for Sunday to Saturday, with the sign of the position.
      let (position, day) = abs(number).quotientAndRemainder(dividingBy: 8)
      return Weekday(day: day - 1, position: number < 0 ? -position : position)
    }
    let hasTime = start.is_date == 0
    hours = hasTime ? Self.numbers(rule.by_hour) : []
    minutes = hasTime ? Self.numbers(rule.by_minute) : []
    seconds = hasTime ? Self.numbers(rule.by_second) : []
    positions = Self.numbers(rule.by_set_pos)
  }

  /// Returns the numbers of a list of the library, which Swift imports as a tuple, sorted and each once.
  private static func numbers<Tuple>(_ tuple: Tuple) -> [Int] {
    withUnsafeBytes(of: tuple) { bytes in
      Set(
        bytes.bindMemory(to: Int16.self).lazy
          // libical's end of a list.
          .prefix { $0 != 0x7F7F }.map { Int($0) }
      ).sorted()
    }
  }

  /// Goes in order through the occurrences between two times of the clock on the wall, in its seconds since 1970, while
  /// `visit` returns true.
  ///
  /// - Returns: False if not all occurrences were looked at, because the rule has too many.
  func follow(from: Int, to end: Int, _ visit: (Int) -> Bool) -> Bool {
    let first = start.wallSeconds
    var left = count
    var steps = 0
    var number = count == 0 ? skipped(before: from) : 0
    while let period = period(number), period.lowerBound.second <= end {
      number += 1
      steps += 1
      guard steps <= Self.mostSteps else { return false }
      // What is counted is looked at from the start.
      if count == 0, period.upperBound.second + 86_400 < from { continue }
      guard let times = times(in: period) else { return false }
      steps += times.count
      for time in times where time >= first {
        guard time <= end, visit(time) else { return true }
        left -= 1
        if left == 0 { return true }
      }
    }
    return true
  }

  /// Returns the number of the periods that can be left out because they end before a time, where one is shorter than
  /// a day.
  private func skipped(before time: Int) -> Int {
    guard let unit else { return 0 }
    return max(0, (time - start.wallSeconds) / (unit * interval) - 1)
  }

  /// The length of a period in seconds if it is shorter than a day.
  private var unit: Int? {
    switch frequency {
    case ICAL_SECONDLY_RECURRENCE: 1
    case ICAL_MINUTELY_RECURRENCE: 60
    case ICAL_HOURLY_RECURRENCE: 3600
    default: nil
    }
  }

  /// Returns the first and the last day of a period, and for one shorter than a day its second; `nil` beyond all
  /// calendars.
  private func period(_ number: Int) -> ClosedRange<CalendarMoment>? {
    let moment = CalendarMoment(second: start.wallSeconds)
    let (steps, isBeyond) = number.multipliedReportingOverflow(by: interval)
    guard !isBeyond, steps < 1 << 40 else { return nil }
    if let unit {
      let moment = CalendarMoment(second: start.wallSeconds + steps * unit)
      return moment...moment
    }
    func days(_ first: Int, _ count: Int) -> ClosedRange<CalendarMoment> {
      CalendarMoment(day: first)...CalendarMoment(day: first + count - 1)
    }
    switch frequency {
    case ICAL_DAILY_RECURRENCE: return days(moment.dayNumber + steps, 1)
    case ICAL_WEEKLY_RECURRENCE:
      return days(moment.dayNumber - moment.weekday(from: weekStart) + 7 * steps, 7)
    case ICAL_MONTHLY_RECURRENCE:
      let first = CalendarMoment.day(moment.year, moment.month + steps, 1)
      return days(first, CalendarMoment(day: first).daysInMonth)
    default:
      let first = CalendarMoment.day(moment.year + steps, 1, 1)
      return days(first, CalendarMoment(day: first).daysInYear)
    }
  }

  /// Returns the occurrences of a period in order; `nil` if there are too many.
  private func times(in period: ClosedRange<CalendarMoment>) -> [Int]? {
    let days = (period.lowerBound.dayNumber...period.upperBound.dayNumber).filter {
      isTaken(CalendarMoment(day: $0))
    }
    let clock = clockTimes(in: period.lowerBound)
    guard days.count * clock.count <= Self.mostSteps else { return nil }
    let all = days.flatMap { day in clock.map { day * 86_400 + $0 } }
    guard !positions.isEmpty else { return all }
    let chosen = positions.map { $0 > 0 ? $0 - 1 : all.count + $0 }
    return Set(chosen.filter(all.indices.contains).map { all[$0] }).sorted()
  }

  /// Returns the times of day in a period, in seconds since midnight.
  private func clockTimes(in moment: CalendarMoment) -> [Int] {
    guard start.is_date == 0 else { return [0] }
    let parts = [
      part(hours, moment.hour, Int(start.hour), ICAL_HOURLY_RECURRENCE, 0...23),
      part(minutes, moment.minute, Int(start.minute), ICAL_MINUTELY_RECURRENCE, 0...59),
      part(seconds, moment.clockSecond, Int(start.second), ICAL_SECONDLY_RECURRENCE, 0...59),
    ]
    return parts[0].flatMap { hour in
      parts[1].flatMap { minute in parts[2].map { hour * 3600 + minute * 60 + $0 } }
    }
  }

  /// Returns the hours, minutes or seconds of a period: in a period that is no longer than one of them its own if the
  /// rule takes it, else those of the rule or that of the start.
  private func part(
    _ taken: [Int], _ own: Int, _ usual: Int, _ unit: icalrecurrencetype_frequency,
    _ bounds: ClosedRange<Int>
  ) -> [Int] {
    if frequency.rawValue <= unit.rawValue {
      return taken.isEmpty || taken.contains(own) ? [own] : []
    }
    return taken.isEmpty ? [usual] : taken.filter(bounds.contains)
  }

  /// Returns true if a day of a period is one of the rule's.
  private func isTaken(_ day: CalendarMoment) -> Bool {
    func contains(_ numbers: [Int], _ number: Int, of total: Int) -> Bool {
      numbers.isEmpty || numbers.contains(number) || numbers.contains(number - total - 1)
    }
    guard months.isEmpty || months.contains(day.month),
      contains(yearDays, day.yearDay, of: day.daysInYear),
      contains(monthDays, day.day, of: day.daysInMonth)
    else { return false }
    if !weeks.isEmpty {
      let week = day.week(from: weekStart)
      guard contains(weeks, week.number, of: week.total) else { return false }
    }
    return weekdays.isEmpty ? isUsual(day) : weekdays.contains { isTaken(day, $0) }
  }

  private func isTaken(_ day: CalendarMoment, _ weekday: Weekday) -> Bool {
    guard day.weekday == weekday.day else { return false }
    let isMonthly = frequency == ICAL_MONTHLY_RECURRENCE
    guard weekday.position != 0, isMonthly || frequency == ICAL_YEARLY_RECURRENCE else {
      return true
    }
    // In a rule with months, those of each month are counted.
    let (number, total) =
      isMonthly || !months.isEmpty
      ? (day.day, day.daysInMonth) : (day.yearDay, day.daysInYear)
    return weekday.position > 0
      ? (number - 1) / 7 + 1 == weekday.position : (total - number) / 7 + 1 == -weekday.position
  }

  /// Returns true if a day is like that of the start where the rule names no days.
  private func isUsual(_ day: CalendarMoment) -> Bool {
    guard yearDays.isEmpty, monthDays.isEmpty else { return true }
    let first = CalendarMoment(second: start.wallSeconds)
    switch frequency {
    case ICAL_WEEKLY_RECURRENCE: return day.weekday == first.weekday
    case ICAL_MONTHLY_RECURRENCE: return day.day == first.day
    case ICAL_YEARLY_RECURRENCE:
      if !weeks.isEmpty { return day.weekday == first.weekday }
      return day.day == first.day && (!months.isEmpty || day.month == first.month)
    default: return true
    }
  }
}
