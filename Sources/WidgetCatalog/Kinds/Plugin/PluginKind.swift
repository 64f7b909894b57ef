package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// The output of a plugin for xbar or SwiftBar: its title, and the lines of its menu.
package struct PluginKind: ReadingKind {
  package static let kind = "plugin"
  package static let displayName = "Plugin"
  package static let description = "What a plugin for xbar or SwiftBar prints."
  package static let families = WidgetFamily.allCases
  package static let keys: [SettingKey] = [
    SettingKey(
      "heading", .text(.bool), "Shows the plugin's title above its lines; yes by default.")
  ]

  private let hasHeading: Bool
  private let pictures = PluginPictures()

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .start }

  package init(_ settings: Setting) { hasHeading = settings.value("heading", .bool) ?? true }

  package func view(of entry: ReadingEntry) -> some View {
    PluginView(
      datum: entry.datum, pictures: pictures, hasHeading: hasHeading,
      turn: Self.turn(at: entry.date))
  }

  /// The seconds for which each of several titles is shown.
  private static let pace: TimeInterval = 5
  /// The maximum number of title changes after a reading: half an hour's.
  private static let mostTurns = 360

  private static func turn(at date: Date) -> Int {
    Int((date.timeIntervalSince1970 / pace).rounded(.down).truncatingRemainder(dividingBy: 1e9))
  }

  /// Returns the dates at which several titles alternate, by the clock.
  package func changes(of entry: ReadingEntry, after date: Date, until end: Date) -> [Date] {
    guard entry.datum["header"]?.items?.count ?? 0 > 1 else { return [] }
    let first = (date.timeIntervalSince1970 / Self.pace).rounded(.down) + 1
    return (0..<Self.mostTurns).lazy
      .map { Date(timeIntervalSince1970: (first + Double($0)) * Self.pace) }.filter { $0 <= end }
  }

  package static var links: [LinkRoute] { [PluginRoute.route] }

  package func sample(at date: Date) -> ReadingEntry {
    let body: Datum = [
      ["text": "CI: 3 passed", "color": "green"], ["text": "main", "depth": 1],
      ["text": "release-2", "depth": 1], ["separator": .bool(true)],
      ["text": "Docs: failed", "color": "red", "href": "https://ci.example/docs"],
    ]
    return ReadingEntry(date: date, datum: ["title": "CI 3/4", "color": "orange", "body": body])
  }
}

extension PluginKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    entry.datum["title"]?.words == nil
      ? "\(DatumMismatch(expected: "a plugin's title and body", read: entry.datum))" : nil
  }
}
