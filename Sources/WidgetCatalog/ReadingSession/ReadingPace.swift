import FoundationEssentials
import WidgetSources
import WidgetTimeline

/// The times at which a widget is read: by the board's calendar, or as its sources ask.
struct ReadingPace<Kind: ReadingKind> {
  private let settings: ReadingSettings<Kind>
  private let calendar: ReloadCalendar

  /// The seconds ahead for which entries are made of changes without a reading.
  static var horizon: TimeInterval { 26 * 3600 }

  init(_ settings: ReadingSettings<Kind>) {
    self.settings = settings
    calendar = settings.calendar ?? settings.calendarOfSources
  }

  /// Returns the rule of the next reading, by the board or by the sources themselves. Each of several sources may make it
  /// come sooner, and none makes it come later than another one wants it.
  func rule(of parts: [KeptReading.Part], at now: Date, isFirst: Bool) -> ReloadRule {
    guard !parts.isEmpty else { return .atEnd }
    // Rates need a second reading, soon.
    if isFirst, settings.figures.contains(where: \.isRate) { return .after(now + 0.3) }
    if parts.count == 1, let reading = try? parts[0].get() { return rule(of: reading, at: now) }
    // Thousands of dates within a minute have no other source asked more often than that.
    let rest = ReadingParts(parts, at: now).foreseen().rest.map { max($0, now + 60) }
    let dates = parts.map { next(of: $0, at: now) } + [rest]
    return rule(at: dates.compactMap(\.self).min())
  }

  private func rule(at date: Date?) -> ReloadRule { date.map { .after($0) } ?? .never }

  /// Returns the rule that a source has alone.
  private func rule(of reading: Reading, at now: Date) -> ReloadRule {
    let next = calendar.next(after: now)
    switch reading.reload {
    case .notBefore(let date): return rule(at: next.flatMap { $0 >= date ? $0 : usual(from: date) })
    case .after(let date):
      return .after(settings.calendar == nil ? date : min(date, next ?? date))
    case .atEnd where settings.calendar == nil: return .atEnd
    case .never where settings.calendar == nil: return .never
    case .asScheduled, .atEnd, .never: return rule(at: next)
    }
  }

  /// Returns the first date of the calendar that is not before a date.
  private func usual(from date: Date) -> Date? { calendar.next(after: date - 0.001) }

  /// Returns the date at which one of several sources wants to be read; `nil` if no clock decides it.
  private func next(of part: KeptReading.Part, at now: Date) -> Date? {
    let usual = calendar.next(after: now)
    guard let reading = try? part.get() else { return usual }
    switch rule(of: reading, at: now) {
    case .never: return nil
    case .after(let date): return date > now ? date : usual
    case .atEnd:
      // The end of one brings no other more often than usual.
      guard let usual, let end = reading.entries.last?.date, end > usual else { return usual }
      return self.usual(from: end)
    }
  }

  /// Returns the date until which a part stands, so that its source is not read again with the others; `nil` if it is to
  /// be read with them.
  func end(of part: KeptReading.Part) -> Date? {
    let reading: Reading
    switch part {
    case .success(let read): reading = read
    case .failure(let failure):
      if case .http = failure.kind { return failure.retryAfter }
      return nil
    }
    switch reading.reload {
    case .notBefore(let date): return date
    case .after(let date) where settings.calendar == nil: return date
    case .atEnd where settings.calendar == nil: return reading.entries.last?.date
    case .never where settings.calendar == nil: return .distantFuture
    case .asScheduled, .after, .atEnd, .never: return nil
    }
  }

  /// Returns the failure of a reading of which each part failed: the first one, which is tried again as soon as one of
  /// the parts wants to be; `nil` if one succeeded.
  func failure(of parts: [KeptReading.Part], at now: Date) -> SourceFailure? {
    let failures = parts.compactMap(\.failure)
    guard failures.count == parts.count, var first = failures.first else { return nil }
    // As soon as that a failure without a date is tried again by itself.
    let usual = now + max(rhythm(after: now) ?? 0, 60)
    let soonest = failures.map { $0.retryAfter ?? usual }.min() ?? usual
    let haveDates = failures.allSatisfy { $0.retryAfter != nil }
    first.retryAfter = haveDates || soonest < usual ? soonest : nil
    return first
  }

  /// Returns the end of the time for which entries are made.
  func end(of rule: ReloadRule, at now: Date) -> Date {
    // A reload that fails must not leave the screen in the past.
    if case .after(let date) = rule {
      max(date, now + 60) + Self.horizon
    } else {
      now + Self.horizon
    }
  }

  /// Returns the seconds from one reading to the next by the calendar, if it tells.
  func rhythm(after now: Date) -> TimeInterval? { calendar.rhythm(after: now) }

  /// Returns the seconds to the next reading: by the calendar, or longer if a source asks for it;
  /// `nil` if only the source knows.
  func rhythm(of readings: [Reading], _ rule: ReloadRule, at now: Date) -> TimeInterval? {
    let usual = rhythm(after: now)
    guard readings.contains(where: { $0.reload != .asScheduled }) else { return usual }
    guard case .after(let date) = rule else { return nil }
    return max(usual ?? 0, date.timeIntervalSince(now))
  }

  /// Returns the reload rule of a timeline: a kind without sources is asked again when its foreseen
  /// changes end.
  func policy(_ rule: ReloadRule, _ entries: [ReadingEntry], at now: Date) -> ReloadRule {
    guard settings.origins.isEmpty else {
      // A source that is read only when it changes is still read once a day if the kind shows days.
      guard rule == .never, let last = entries.last,
        case .until = settings.kind.outlook(of: last)
      else { return rule }
      return .after(now + 86_400)
    }
    return entries.count > 1 ? .after(now + Self.horizon - 7200) : .never
  }
}
