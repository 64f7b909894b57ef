package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// The events of the coming days: past ones are dropped, and the next one has a countdown.
package struct AgendaKind: ReadingKind {
  package static let kind = "agenda"
  package static let displayName = "Agenda"
  package static let description = "The events of the days to come, by day."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let keys: [SettingKey] = [
    SettingKey(
      "days", .text(.count(1...366)), "The number of days shown, today first; 7 by default."),
    SettingKey("limit", .text(.count(1...100)), "The most events that are shown."),
    SettingKey("empty", .text, "Text shown if there are no events."),
  ]

  private let days: Int
  private let limit: Int
  private let empty: String?
  private let events = AgendaEvents()
  /// The zone of the midnights.
  var zone = CivilZone.process

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .start }

  package init(_ settings: Setting) {
    days = settings.value("days", .count(1...366)) ?? 7
    limit = settings.value("limit", .count(1...100)) ?? 100
    empty = settings["empty"]?.text
  }

  package func relevant(_ entry: ReadingEntry) -> ReadingEntry {
    NearestEvents.entry(entry, days: days, in: zone)
  }

  package func view(of entry: ReadingEntry) -> some View {
    WarnedView([events.unread(in: entry.datum)].compactMap { $0 }) {
      AgendaView(
        entry: entry, events: events.events(in: entry.datum), days: days, limit: limit,
        empty: empty)
    }
  }

  /// Returns the dates at which events begin or end, days end, or the next event comes near.
  package func changes(
    of entry: ReadingEntry, after date: Date, until end: Date
  ) -> [Date] {
    let events = events.events(in: entry.datum) ?? []
    guard !events.isEmpty else { return [] }
    let near = events.filter { !$0.isAllDay }.flatMap { event in
      Self.nearness.map { event.start - $0 }
    }
    // The days first, then the begins and ends: dates that only raise an event's relevance may be
    // missing.
    let groups = [
      zone.midnights(after: date, until: end), events.flatMap { [$0.start, $0.end] },
      near.filter { $0 < date + 86_400 },
    ]
    var dates = Set<Date>()
    for group in groups {
      let changes = Set(group.filter { $0 > date && $0 <= end }).subtracting(dates)
      dates.formUnion(changes.sorted().prefix(Self.most - dates.count))
    }
    return dates.sorted()
  }

  /// Returns all days that the source knows, or those shown or with events, at most a month.
  package func outlook(of entry: ReadingEntry) -> ReadingOutlook {
    let today = CivilDay(entry.date, in: zone)
    if let known = entry.knownUntil { return .until(min(known, today.adding(31).midnight)) }
    let last = events.events(in: entry.datum)?.map(\.end).max() ?? entry.date
    let lastDay = CivilDay(last, in: zone).number - today.number + 1
    return .until(today.adding(min(31, max(days, lastDay))).midnight)
  }

  /// The maximum number of changes, as a picture is kept of each.
  private static let most = 600
  /// The seconds before an event at which it becomes more relevant.
  private static let nearness: [TimeInterval] = [3600, 900, 300]

  /// Returns a relevance that grows as the next event comes near; a lower one while an event runs.
  package func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance? {
    let events = (events.events(in: entry.datum) ?? []).filter { !$0.isAllDay }
    if let next = events.first(where: { $0.start > entry.date }) {
      let minutes = next.start.timeIntervalSince(entry.date) / 60
      if minutes <= 60 { return TimelineEntryRelevance(score: Float(100 - minutes)) }
    }
    return events.contains { $0.isRunning(at: entry.date) }
      ? TimelineEntryRelevance(score: 30) : nil
  }

  package func sample(at date: Date) -> ReadingEntry {
    let events: [(String, Double, Double, String)] = [
      ("Stand-up", -0.2, 0.25, "Room 2"), ("Review", 0.6, 1, "Room 1"),
      ("Lunch with Ada", 3, 1, "Café Einstein"), ("Dentist", 25, 1, ""),
      ("Release 2.0", 28, 1, "Room 1"), ("Train to Berlin", 47, 5, "Platform 4"),
    ]
    return ReadingEntry(
      date: date,
      datum: .list(
        events.map { title, hours, length, location in
          let start = date.timeIntervalSince1970 + hours * 3600
          return [
            "title": .text(title), "start": .number(start),
            "end": .number(start + length * 3600), "location": .text(location),
          ]
        }))
  }
}

extension AgendaKind {
  package func mismatch(of entry: ReadingEntry) -> String? { AgendaEvent.mismatch(entry.datum) }
}
