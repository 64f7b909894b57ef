package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// A text of one or many lines, as a command printed it.
package struct TextKind: ReadingKind {
  /// The end of a long text that is shown.
  enum Shown: String, CaseIterable {
    case start, end
  }

  enum Align: String, CaseIterable {
    case left, center, right
  }

  package static let kind = "text"
  package static let displayName = "Text"
  package static let description = "A text of one or many lines, as a command printed it."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let keys: [SettingKey] = [
    SettingKey(
      "colors", .text(.bool),
      "Applies the colours of the text's terminal escapes; `no` shows the escapes."),
    SettingKey("wrap", .text(.bool), "Wraps long lines instead of cutting them."),
    SettingKey("align", .text(.choice("alignment", of: Align.self)), "The alignment of lines."),
    SettingKey(
      "show", .text(.choice("end", of: Shown.self)),
      "The end to show of a text that is too long."),
    SettingKey("empty", .text, "Text shown if there is no text."),
  ]

  private let hasColors: Bool
  private let wraps: Bool
  private let align: Align
  private let shown: Shown
  private let empty: String

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? {
    setting.value("show", .choice("end", of: Shown.self)) == .end ? .end : .start
  }

  package init(_ settings: Setting) {
    hasColors = settings.value("colors", .bool) ?? true
    wraps = settings.value("wrap", .bool) ?? true
    align = settings.value("align", .choice("alignment", of: Align.self)) ?? .left
    shown = settings.value("show", .choice("end", of: Shown.self)) ?? .start
    empty = settings["empty"]?.text ?? "No text"
  }

  package func view(of entry: ReadingEntry) -> some View {
    TextOfDatum(
      datum: entry.datum, hasColors: hasColors, wraps: wraps, alignment: align.alignment,
      showsEnd: shown == .end, empty: empty)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(
      date: date,
      datum:
        "Backup of /home\nsnapshot 4f1e3c2a saved\n\nfiles  12,408\nadded  1.2 GiB\nin     0:42")
  }
}

extension TextKind.Align {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
