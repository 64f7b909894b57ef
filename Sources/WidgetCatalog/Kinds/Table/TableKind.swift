package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// Rows in columns: of a list of records, or of a list of lists.
package struct TableKind: ReadingKind {
  package static let kind = "table"
  package static let displayName = "Table"
  package static let description = "Rows in columns, numbers on the right."
  package static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular,
  ]
  package static let showsRows = true
  package static let keys: [SettingKey] = [
    SettingKey(
      "columns",
      .list(.either([.fieldName(takesPaths: true), .mapping(TableColumn.keys)]), count: 1...20),
      "The columns in their order: a field each, or a mapping."),
    SettingKey("header", .text(.bool), "Shows the columns' names above them."),
    SettingKey("limit", .text(.count(1...1000)), "The most rows that are shown."),
    SettingKey("empty", .text, "Text shown if there are no rows."),
  ]

  private let columns: [TableColumn]
  private let hasHeader: Bool
  private let limit: Int?
  private let empty: String

  package static func scrollEdge(_ setting: Setting) -> ScrollEdge? { .start }

  package static func headRows(_ setting: Setting) -> Int {
    setting.value("header", .bool) ?? true ? 1 : 0
  }

  package init(_ settings: Setting) {
    columns = settings["columns"]?.items.map(TableColumn.init) ?? []
    hasHeader = settings.value("header", .bool) ?? true
    limit = settings.value("limit", .count(1...1000))
    empty = settings["empty"]?.text ?? "No rows"
  }

  package func view(of entry: ReadingEntry) -> some View {
    TableView(
      datum: entry.datum, columns: columns, hasHeader: hasHeader, limit: limit, empty: empty)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(
      date: date,
      datum: [
        ["host": "atlas", "role": "database", "load": 1.42, "up": "12 d"],
        ["host": "boreas", "role": "web", "load": 0.31, "up": "12 d"],
        ["host": "circe", "role": "web", "load": 0.28, "up": "4 d"],
        ["host": "daphne", "role": "backup", "load": 0.02, "up": "89 d"],
      ])
  }
}

extension TableKind {
  package func mismatch(of entry: ReadingEntry) -> String? {
    switch entry.datum {
    case .null, .record: return nil
    case .list(let items):
      let isRow = { (row: Datum) in
        if case .record = row { return true }
        return row.items != nil
      }
      guard let first = items.first, !items.prefix(50).contains(where: isRow) else { return nil }
      return "expected records or lists as rows, found \(first.form)"
    default: return "\(DatumMismatch(expected: "a list of records or lists", read: entry.datum))"
    }
  }
}
