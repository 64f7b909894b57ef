package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// The articles of a feed, with their ages.
package struct FeedKind: ReadingKind {
  package static let kind = "feed"
  package static let displayName = "Feed"
  package static let description = "The articles of a feed, with their ages."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let keys: [SettingKey] = [
    FieldNames.key(FeedArticle.parts),
    SettingKey("limit", .text(.count(1...100)), "The most articles that are shown."),
    SettingKey("summary", .text(.bool), "Shows summaries if there is room."),
    SettingKey("empty", .text, "Text shown if there are no articles."),
  ]

  let fields: FieldNames
  private let limit: Int
  private let showsSummary: Bool
  private let empty: String

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .start }

  package init(_ settings: Setting) {
    fields = FieldNames(settings["fields"])
    limit = settings.value("limit", .count(1...100)) ?? 100
    showsSummary = settings.value("summary", .bool) ?? true
    empty = settings["empty"]?.text ?? "No articles"
  }

  package func view(of entry: ReadingEntry) -> some View {
    FeedView(
      entry: entry, fields: fields, limit: limit, showsSummary: showsSummary, empty: empty)
  }

  /// Returns the dates at which ages change: every ten minutes for an hour, then every hour for a
  /// day.
  package func changes(
    of entry: ReadingEntry, after date: Date, until end: Date
  ) -> [Date] {
    guard
      (entry.datum.items ?? []).contains(where: { FeedArticle($0, fields: fields)?.date != nil })
    else { return [] }
    let steps = (1...5).map { Double($0) * 600 } + (1...24).map { Double($0) * 3600 }
    return steps.map { entry.date + $0 }.filter { $0 > date && $0 <= end }
  }

  package func sample(at date: Date) -> ReadingEntry {
    let articles: [(String, Double, String)] = [
      ("A terminal is all you need", 0.4, "Ada"),
      ("Why our dashboards lied to us for three years", 3, "Grace"),
      ("Release 2.0: timelines everywhere", 26, "The team"),
      ("Cells, points and the space between", 75, "Edsger"),
    ]
    return ReadingEntry(
      date: date,
      datum: .list(
        articles.map { title, hours, author in
          [
            "title": .text(title), "author": .text(author),
            "date": .number((date - hours * 3600).timeIntervalSince1970),
            "summary": "What we learned, in short, and what we would do again.",
          ]
        }))
  }
}

extension FeedKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    guard entry.datum != .null else { return nil }
    guard let items = entry.datum.items else {
      return "\(DatumMismatch(expected: "a list of articles", read: entry.datum))"
    }
    guard let first = items.first,
      !items.contains(where: { FeedArticle($0, fields: fields) != nil })
    else { return nil }
    return "expected articles with a title, found \(first.form)"
  }
}
