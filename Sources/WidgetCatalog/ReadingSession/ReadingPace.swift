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

  /// Returns the rule of the next reading, by the board or by the sources themselves.
  func rule(of readings: [Reading], at now: Date, isFirst: Bool) -> ReloadRule {
    guard !readings.isEmpty else { return .atEnd }
    // Rates need a second reading, soon.
    if isFirst, settings.figures.contains(where: \.isRate) { return .after(now + 0.3) }
    var next = calendar.next(after: now)
    for reading in readings {
      switch reading.reload {
      case .asScheduled: break
      case .notBefore(let date):
        next = next.flatMap { $0 >= date ? $0 : calendar.next(after: date - 0.001) }
      case .after(let date): next = settings.calendar == nil ? date : min(date, next ?? date)
      case .atEnd where settings.calendar == nil: return .atEnd
      case .never where settings.calendar == nil: return .never
      case .atEnd, .never: break
      }
    }
    return next.map { .after($0) } ?? .never
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
