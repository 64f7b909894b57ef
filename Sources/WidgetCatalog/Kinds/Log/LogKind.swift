package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// The last lines of a log, the newest at the bottom.
package struct LogKind: ReadingKind {
  package static let kind = "log"
  package static let displayName = "Log"
  package static let description = "The last lines of a log, with errors in colour."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let keys: [SettingKey] = [
    SettingKey("wrap", .text(.bool), "Wraps long lines instead of cutting them."),
    SettingKey(
      "colors", .text(.bool),
      "Applies the colours of the lines' terminal escapes; `no` shows the escapes."),
    SettingKey("times", .text(.bool), "Shows the times at the beginning of lines."),
    SettingKey("empty", .text, "Text shown if there are no lines."),
  ]

  private let wraps: Bool
  private let hasColors: Bool
  private let showsTimes: Bool
  private let empty: String

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .end }

  package init(_ settings: Setting) {
    wraps = settings.value("wrap", .bool) ?? false
    hasColors = settings.value("colors", .bool) ?? true
    showsTimes = settings.value("times", .bool) ?? true
    empty = settings["empty"]?.text ?? "No lines"
  }

  package func view(of entry: ReadingEntry) -> some View {
    LogView(
      datum: entry.datum, wraps: wraps, hasColors: hasColors, showsTimes: showsTimes, empty: empty)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(
      date: date,
      datum: [
        "09:12:04 info  listening on :8080", "09:14:31 info  order 4711 paid",
        "09:15:02 warn  queue is 80 % full", "09:15:40 error payment gateway: timeout",
        "09:15:44 info  order 4712 paid", "09:15:58 info  retry succeeded",
      ])
  }
}
