public import FoundationEssentials

/// A rule for the times at which a widget is read again: `every`, `at`, windows or `cron` of a
/// board.
public enum ReloadCalendar: Sendable, Hashable {
  /// Every multiple of an interval in seconds, as the clocks show it, counted from midnight: hourly
  /// is on the hour, daily at midnight, weekly on Monday.
  case every(TimeInterval)
  /// The given times of each day.
  case at([TimeOfDay])
  /// The times of a crontab(5) expression.
  case cron(CronExpression)
  /// An interval for each window, and one for all other times; 0 means never.
  case windows([Window], otherwise: TimeInterval)

  /// A span of hours on certain days of the week.
  public struct Window: Sendable, Hashable {
    public let weekdays: Weekdays
    public let start: TimeOfDay
    /// The end; if it is not after `start`, it is on the next day.
    public let end: TimeOfDay
    /// The number of seconds between two readings.
    public let interval: TimeInterval

    public init(
      weekdays: Weekdays = .all, from start: TimeOfDay, to end: TimeOfDay,
      every interval: TimeInterval
    ) {
      self.weekdays = weekdays
      self.start = start
      self.end = end
      self.interval = interval
    }

    /// Returns true if a date lies in the window, in the process's time zone.
    package func contains(_ date: Date) -> Bool {
      let today = CivilDay(date, in: .process)
      return [today.adding(-1), today].contains { day in
        guard weekdays.contains(weekday: day.weekday) else { return false }
        let last = end <= start ? day.adding(1) : day
        return day.date(start) <= date && date < last.date(end)
      }
    }
  }

  /// Returns the first date after `date`, in the process's time zone; `nil` if there is none.
  public func next(after date: Date) -> Date? { next(after: date, in: .process) }

  /// Returns the number of seconds between readings around a date; `nil` if there are none.
  ///
  /// It is the shorter of the times to the next reading and from there to the one after, so that a
  /// night without readings counts as a pause, not as the interval.
  package func rhythm(after date: Date) -> TimeInterval? {
    guard let next = next(after: date), let other = self.next(after: next) else { return nil }
    return min(next.timeIntervalSince(date), other.timeIntervalSince(next))
  }

  /// Returns the first date after `date` in the time zone `zone`.
  package func next(after date: Date, in zone: CivilZone) -> Date? {
    let today = CivilDay(date, in: zone)
    switch self {
    case .every(let interval): return Self.next(every: interval, after: date, in: zone)
    case .at(let times):
      return [today, today.adding(1), today.adding(2)].lazy.compactMap { day in
        times.map { day.date($0) }.filter { $0 > date }.min()
      }.first
    case .cron(let expression): return expression.next(after: date, in: zone)
    case .windows(let windows, let otherwise):
      return Self.next(in: windows, otherwise: otherwise, after: date, in: zone)
    }
  }

  /// The number of seconds from the Monday before 1970-01-01 to that day; weeks begin on Monday.
  private static let mondayOffset = 3 * 86_400.0

  /// Returns the next time at which the clocks show midnight or a multiple of the interval since
  /// midnight; intervals of a day or more count from a Monday.
  ///
  /// Around a clock change, the time shown counts, not the time that has passed.
  private static func next(
    every interval: TimeInterval, after date: Date, in zone: CivilZone
  ) -> Date? {
    guard interval > 0 else { return nil }
    var start = date
    while true {
      let second = start.timeIntervalSince1970
      let offset = zone.offset(Int(second.rounded(.down)))
      guard interval < 86_400 else { return next(days: interval, after: date, offset, zone) }
      let midnight = Double(CivilDay(start, in: zone).number) * 86_400 - Double(offset)
      let past = ((second - midnight) / interval).rounded(.down)
      // The quotient of an interval such as 2.49 may lie just below the step that `date` is.
      let steps = midnight + (past + 1) * interval > second ? past + 1 : past + 2
      let next = midnight + min(steps * interval, 86_400)
      let change = zone.change(after: Int(second.rounded(.down)), until: Int(next.rounded(.down)))
      guard let change else { return Date(timeIntervalSince1970: next) }
      start = Date(timeIntervalSince1970: TimeInterval(change))
      if isShown(interval, at: start, zone) { return start }
    }
  }

  /// Returns true if the clocks, which change at `date`, then show a multiple of the interval or
  /// the first time of a day.
  private static func isShown(_ interval: TimeInterval, at date: Date, _ zone: CivilZone) -> Bool {
    let day = CivilDay(date, in: zone)
    if day.number > CivilDay(date - 1, in: zone).number { return true }
    let shown = date.timeIntervalSince1970 + Double(zone.offset(Int(date.timeIntervalSince1970)))
    return (shown - Double(day.number) * 86_400).truncatingRemainder(dividingBy: interval) == 0
  }

  private static func next(
    days interval: TimeInterval, after date: Date, _ offset: Int, _ zone: CivilZone
  ) -> Date {
    let shown = date.timeIntervalSince1970 + Double(offset) + mondayOffset
    var steps = (shown / interval).rounded(.down)
    while true {
      steps += 1
      let second = Int((steps * interval - mondayOffset).rounded(.down))
      let day = Int((Double(second) / 86_400).rounded(.down))
      let next = CivilDay(number: day, zone: zone).date(second: second - day * 86_400)
      if next > date { return next }
    }
  }

  private static func next(
    in windows: [Window], otherwise: TimeInterval, after date: Date, in zone: CivilZone
  ) -> Date? {
    let today = CivilDay(date, in: zone)
    let spans = (-1...8).flatMap { offset -> [(start: Date, end: Date, interval: TimeInterval)] in
      let day = today.adding(offset)
      return windows.filter { $0.weekdays.contains(weekday: day.weekday) }.map { window in
        let end = window.end <= window.start ? day.adding(1) : day
        return (day.date(window.start), end.date(window.end), window.interval)
      }
    }
    // A reading falls on a window's beginning, on its end and on each multiple inside.
    let begin = spans.map(\.start).filter { $0 > date }.min()
    let current = spans.first { $0.start <= date && date < $0.end }
    let interval = current?.interval ?? otherwise
    let step = next(every: interval, after: date, in: zone)
    return [step, begin, current?.end].compactMap { $0 }.min()
  }
}
