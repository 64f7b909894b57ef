package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// The last lines of a log, the newest at the bottom.
package struct LogKind: ReadingKind {
  package static let kind = "log"
  package static let displayName = "Log"
  package static let description = "The last lines of a log, with what is wrong in colour."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let keys: [SettingKey] = [
    SettingKey("wrap", .text(.bool), "Whether long lines go on in the next row, or are cut."),
    SettingKey("colors", .text(.bool), "Whether the lines' terminal escapes colour them."),
    SettingKey("times", .text(.bool), "Whether the times that lines begin with are shown."),
    SettingKey("empty", .text, "What is shown where there are no lines."),
  ]

  private let wraps: Bool
  private let hasColors: Bool
  private let showsTimes: Bool
  private let empty: String

  package init(_ settings: Setting) {
    wraps = settings.value("wrap", .bool) ?? false
    hasColors = settings.value("colors", .bool) ?? false
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
