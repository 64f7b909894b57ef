package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// Items with a title and, if present, a detail, a value, a link and a task's state.
package struct ListKind: ReadingKind {
  package static let kind = "list"
  package static let displayName = "List"
  package static let description =
    "Items with a title, a detail and a value; tasks with their state."
  package static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
  package static let showsRows = true
  package static let keys: [SettingKey] = [
    FieldNames.key(ListItem.parts),
    SettingKey("limit", .text(.count(1...1000)), "The most items that are shown."),
    SettingKey("empty", .text, "Text shown if there are no items."),
    SettingKey("unit", .text, "The unit after numbers."),
    SettingKey(
      "prefix", .text(.choice("prefix", of: ValueSettings.Prefix.self)),
      "The form of large numbers."),
    SettingKey("digits", .text(.count(0...9)), "Decimals of numbers."),
  ]

  let fields: FieldNames
  private let limit: Int?
  private let empty: String
  private let number: ValueSettings

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .start }

  package init(_ settings: Setting) {
    fields = FieldNames(settings["fields"])
    limit = settings.value("limit", .count(1...1000))
    empty = settings["empty"]?.text ?? "Nothing to show"
    number = ValueSettings(settings)
  }

  package func view(of entry: ReadingEntry) -> some View {
    ListItemsView(
      datum: entry.datum.asLines, fields: fields, limit: limit, empty: empty, number: number)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(
      date: date,
      datum: [
        ["title": "Renew certificate", "detail": "shop.example", "done": .bool(false)],
        ["title": "Order paper", "detail": "before Friday", "done": .bool(false)],
        ["title": "Call the bank", "detail": "", "done": .bool(true)],
        ["title": "Reply to Ada", "detail": "about the talk", "done": .bool(false)],
      ])
  }
}

extension Datum {
  /// A text as the list of its lines, without empty ones; any other datum unchanged.
  fileprivate var asLines: Datum {
    guard case .text(let text) = self else { return self }
    return .list(text.rows.filter { !$0.isEmpty }.map { .text(String($0)) })
  }
}

extension ListKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    if entry.datum == .null { return nil }
    if case .text = entry.datum { return nil }
    guard let items = entry.datum.items else {
      return "\(DatumMismatch(expected: "a list of texts or records", read: entry.datum))"
    }
    let format = ValueFormat(ValueSettings(), symbols: NumberSymbols())
    let isShown =
      items.isEmpty || items.contains { ListItem($0, fields: fields, format: format) != nil }
    return isShown ? nil : "expected items with a title, found \(items[0].form)"
  }
}
