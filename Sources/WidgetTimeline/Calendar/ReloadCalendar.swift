public import FoundationEssentials

/// When something is to be read again, by the clock and the calendar: what `every`, `at`, windows and
/// `cron` of a board become.
public enum ReloadCalendar: Sendable, Hashable {
  /// Every so many seconds as the clocks show them, counted from midnight: every hour is on the hour,
  /// every day at midnight, every week on Monday.
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

  /// The seconds of 1970-01-01 back to the Monday before it: weeks begin with it.
  private static let mondayOffset = 3 * 86_400.0

  /// What the clocks show as a multiple of the interval since midnight, and midnight itself; of a day or
  /// more, since a Monday's. Where the clocks are set, what they show counts, not what has passed.
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
      let steps = ((second - midnight) / interval).rounded(.down) + 1
      let next = midnight + min(steps * interval, 86_400)
      let change = zone.change(after: Int(second.rounded(.down)), until: Int(next.rounded(.down)))
      guard let change else { return Date(timeIntervalSince1970: next) }
      start = Date(timeIntervalSince1970: TimeInterval(change))
      if isShown(interval, at: start, zone) { return start }
    }
  }

  /// Whether the clocks, which are set at a date, show a multiple of the interval then, or the first
  /// time of a day.
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
    // The beginning of a window is a reading, and so are its end and the multiples inside.
    let begin = spans.map(\.start).filter { $0 > date }.min()
    let current = spans.first { $0.start <= date && date < $0.end }
    let interval = current?.interval ?? otherwise
    let step = next(every: interval, after: date, in: zone)
    return [step, begin, current?.end].compactMap { $0 }.min()
  }
}

extension TimelineReloadPolicy {
  /// At the calendar's next date after `date`; never where there is none.
  public static func next(of calendar: ReloadCalendar, after date: Date) -> TimelineReloadPolicy {
    calendar.next(after: date).map { .after($0) } ?? .never
  }
}
