package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// What a plugin for xbar or SwiftBar prints: its title, and the lines of its menu.
package struct PluginKind: ReadingKind {
  package static let kind = "plugin"
  package static let displayName = "Plugin"
  package static let description = "What a plugin for xbar or SwiftBar prints."
  package static let families = WidgetFamily.allCases
  package static let keys: [SettingKey] = [
    SettingKey(
      "heading", .text(.bool), "Whether the plugin's title stands above its lines; yes by default.")
  ]

  private let hasHeading: Bool

  package init(_ settings: Setting) { hasHeading = settings.value("heading", .bool) ?? true }

  package func view(of entry: ReadingEntry) -> some View {
    PluginView(datum: entry.datum, hasHeading: hasHeading)
  }

  package func sample(at date: Date) -> ReadingEntry {
    let body: Datum = [
      ["text": "CI: 3 passed", "color": "green"], ["text": "main", "depth": 1],
      ["text": "release-2", "depth": 1], ["separator": .bool(true)],
      ["text": "Docs: failed", "color": "red", "href": "https://ci.example/docs"],
    ]
    return ReadingEntry(date: date, datum: ["title": "CI 3/4", "color": "orange", "body": body])
  }
}
