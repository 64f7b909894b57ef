package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A month with today marked, and with the days of a source's events.
package struct CalendarKind: ReadingKind {
  package static let kind = "calendar"
  package static let displayName = "Calendar"
  package static let description = "A month with today and the days of events marked."
  package static let families = WidgetFamily.allCases
  package static let sourceNeed = SourceNeed.optional
  package static let showsMonths = true
  package static let keys: [SettingKey] = [
    SettingKey(
      "week",
      .text(.choice("day", ["monday": 2, "sunday": 1, "saturday": 7])),
      "The day that weeks begin with; else the locale's.")
  ]

  /// The first day of the week; 1 is Sunday.
  private let firstWeekday: Int
  /// The zone of the midnights.
  var zone = CivilZone.process

  package init(_ settings: Setting) {
    firstWeekday =
      settings.value("week", .choice("day", ["monday": 2, "sunday": 1, "saturday": 7]))
      ?? LocaleWeek.firstWeekday
  }

  /// The names of month and days, and six weeks; events stand below them.
  package static func usefulRows(_ setting: Setting) -> Int? { setting["source"] == nil ? 8 : nil }

  /// The days of the months that are shown, at most.
  private static let days = 93

  package func relevant(_ entry: ReadingEntry) -> ReadingEntry {
    NearestEvents.entry(entry, days: Self.days, in: zone)
  }

  package func view(of entry: ReadingEntry) -> some View {
    CalendarView(entry: entry, firstWeekday: firstWeekday)
  }

  package func changes(
    of entry: ReadingEntry, after date: Date, until end: Date
  ) -> [Date] { zone.midnights(after: date, until: end) }

  /// Two weeks of days, or as many as the source knows, at most a month; without a source the coming days are always
  /// known.
  package func outlook(of entry: ReadingEntry) -> ReadingOutlook {
    guard entry.datum != .null else { return .usual }
    let today = CivilDay(entry.date, in: zone)
    let days = today.adding(14).midnight
    return .until(max(days, min(entry.knownUntil ?? days, today.adding(31).midnight)))
  }

  package func sample(at date: Date) -> ReadingEntry {
    let day = 86_400.0
    let starts = [-6, -2, 1, 2, 9].map { date.timeIntervalSince1970 + $0 * day }
    return ReadingEntry(
      date: date,
      datum: .list(starts.map { ["title": "Event", "start": .number($0), "end": .number($0)] }))
  }
}

extension CalendarKind {
  package func mismatch(of entry: ReadingEntry) -> String? { AgendaEvent.mismatch(entry.datum) }
}
