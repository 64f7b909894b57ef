import FoundationEssentials

/// The distance of a date from now, in the largest unit that applies and the one below it.
///
/// Months and years are counted in the calendar from the date; a day is 24 hours.
struct TimeSpan: Sendable, Hashable {
  /// A number of one unit, and the seconds from the date for which it is valid.
  struct Part: Sendable, Hashable {
    var count: Int
    var unit: TimeUnit
    var seconds: Range<Int>
  }

  let countdown: Countdown
  let major: Part
  /// The part in the unit below; `nil` for seconds, which have none.
  let minor: Part?

  /// Creates the span between `date` and `now`; `offset` is the time zone's, for the calendar.
  init(of date: Date, at now: Date, offset: Int) {
    let countdown = Countdown(of: date, at: now)
    self.countdown = countdown
    let months = MonthSteps(
      from: CivilTime(seconds: date.wholeSeconds + offset), isForward: countdown.isPast)
    (major, minor) = Self.parts(countdown.seconds, months)
  }

  /// The date at which the count in the larger unit changes, which the offset style shows alone.
  var majorChange: Date {
    countdown.change(lower: major.seconds.lowerBound, upper: major.seconds.upperBound)
  }

  /// The date at which the two parts together change.
  var minorChange: Date {
    guard let minor else { return majorChange }
    return countdown.change(lower: minor.seconds.lowerBound, upper: minor.seconds.upperBound)
  }

  private static func parts(_ seconds: Int, _ months: MonthSteps) -> (Part, Part?) {
    let count = months.count(in: seconds)
    guard count > 0 else { return clockParts(seconds, until: months.seconds(1)) }
    let start = months.seconds(count)
    let month = Part(
      count: count % 12, unit: .month, seconds: start..<months.seconds(count + 1))
    if count >= 12 {
      let years = count / 12
      let reach = months.seconds(years * 12)..<months.seconds(years * 12 + 12)
      return (Part(count: years, unit: .year, seconds: reach), month)
    }
    let days = (seconds - start) / 86_400
    let day = start + days * 86_400
    let end = min(day + 86_400, month.seconds.upperBound)
    return (month, Part(count: days, unit: .day, seconds: day..<end))
  }

  private static func clockParts(_ seconds: Int, until month: Int) -> (Part, Part?) {
    let units: [(TimeUnit, Int)] = [(.day, 86_400), (.hour, 3600), (.minute, 60), (.second, 1)]
    let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
    func part(_ index: Int, from start: Int) -> Part {
      let (unit, length) = units[index]
      let count = (seconds - start) / length
      let lower = start + count * length
      let upper = min(lower + length, max(month, lower + 1))
      return Part(count: count, unit: unit, seconds: lower..<upper)
    }
    let major = part(first, from: 0)
    if first == units.count - 1 { return (major, nil) }
    return (major, part(first + 1, from: major.seconds.lowerBound))
  }
}

/// Months counted from a date, forwards or backwards.
struct MonthSteps: Sendable {
  let from: CivilTime
  let isForward: Bool

  /// Returns the seconds in `count` months.
  func seconds(_ count: Int) -> Int {
    abs(from.adding(months: isForward ? count : -count).seconds - from.seconds)
  }

  /// Returns the whole months in a number of seconds.
  func count(in seconds: Int) -> Int {
    // No month is shorter than 28 days; the mean month has 2,629,746 seconds.
    if seconds < 28 * 86_400 { return 0 }
    var count = seconds / 2_629_746 + 1
    while count > 0, self.seconds(count) > seconds { count -= 1 }
    return count
  }
}
