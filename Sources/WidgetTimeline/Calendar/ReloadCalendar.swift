public import FoundationEssentials

/// When something is to be read again, by the clock and the calendar: what `every`, `at`, windows and
/// `cron` of a board become.
public enum ReloadCalendar: Sendable, Hashable {
  /// Every so many seconds, counted from midnight: every hour is on the hour.
  case every(TimeInterval)
  /// At these times of each day.
  case at([TimeOfDay])
  /// As crontab(5) says.
  case cron(CronExpression)
  /// So often in each of these spans, and so often otherwise; 0 is not at all.
  case windows([Window], otherwise: TimeInterval)

  /// Some hours of some days of the week.
  public struct Window: Sendable, Hashable {
    public let weekdays: Weekdays
    public let start: TimeOfDay
    /// Before or at `start` it is on the next day.
    public let end: TimeOfDay
    /// The seconds between two readings.
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

    /// Whether a date lies in it, in the process's time zone.
    package func contains(_ date: Date) -> Bool {
      let today = CivilDay(date, in: .process)
      return [today.adding(-1), today].contains { day in
        guard weekdays.contains(weekday: day.weekday) else { return false }
        let last = end <= start ? day.adding(1) : day
        return day.date(start) <= date && date < last.date(end)
      }
    }
  }

  /// The first date after `date`, in the process's time zone; nil if there is none.
  public func next(after date: Date) -> Date? { next(after: date, in: .process) }

  /// The seconds between readings around a date: the less of those to the next one and from there to
  /// the one after, so that a night in which nothing is read is a pause and no rhythm. Nil where there
  /// are none.
  package func rhythm(after date: Date) -> TimeInterval? {
    guard let next = next(after: date), let other = self.next(after: next) else { return nil }
    return min(next.timeIntervalSince(date), other.timeIntervalSince(next))
  }

  /// The first date after `date` where the clocks are those of `zone`.
  package func next(after date: Date, in zone: CivilZone) -> Date? {
    let today = CivilDay(date, in: zone)
    switch self {
    case .every(let interval): return Self.next(every: interval, after: date, today)
    case .at(let times):
      return [today, today.adding(1), today.adding(2)].lazy.compactMap { day in
        times.map { day.date($0) }.filter { $0 > date }.min()
      }.first
    case .cron(let expression): return expression.next(after: date, in: zone)
    case .windows(let windows, let otherwise):
      return Self.next(in: windows, otherwise: otherwise, after: date, today)
    }
  }

  /// Multiples of the interval from midnight, and midnight itself, so that a day with a changed clock
  /// begins anew.
  private static func next(
    every interval: TimeInterval, after date: Date, _ day: CivilDay
  ) -> Date? {
    guard interval > 0 else { return nil }
    guard interval < 86_400 else { return date + interval }
    let midnight = day.midnight
    let steps = (date.timeIntervalSince(midnight) / interval).rounded(.down) + 1
    return min(midnight + steps * interval, day.adding(1).midnight)
  }

  private static func next(
    in windows: [Window], otherwise: TimeInterval, after date: Date, _ today: CivilDay
  ) -> Date? {
    let spans = (-1...8).flatMap { offset -> [(start: Date, end: Date, interval: TimeInterval)] in
      let day = today.adding(offset)
      return windows.filter { $0.weekdays.contains(weekday: day.weekday) }.map { window in
        let end = window.end <= window.start ? day.adding(1) : day
        return (day.date(window.start), end.date(window.end), window.interval)
      }
    }
    // The beginning of a window is a reading, and so are its end and the multiples inside.
    let begin = spans.map(\.start).filter { $0 > date }.min()
    let current = spans.first { $0.start <= date && date < $0.end }
    let interval = current?.interval ?? otherwise
    let step = interval > 0 ? next(every: interval, after: date, today) : nil
    return [step, begin, current?.end].compactMap { $0 }.min()
  }
}

extension TimelineReloadPolicy {
  /// At the calendar's next date after `date`; never where there is none.
  public static func next(of calendar: ReloadCalendar, after date: Date) -> TimelineReloadPolicy {
    calendar.next(after: date).map { .after($0) } ?? .never
  }
}
