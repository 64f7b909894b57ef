import WidgetLayout
import WidgetSources

/// As many rows and columns as fit; then the count of the rest.
struct TableView: View {
  let datum: Datum
  let columns: [TableColumn]
  let hasHeader: Bool
  /// The maximum number of rows; `nil` for all.
  let limit: Int?
  let empty: String
  @Environment(\.contentSize) private var size
  @Environment(\.rowLimit) private var rowLimit
  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    if let notice {
      NoticeView(notice)
    } else {
      table
    }
  }

  private var all: [Datum] {
    if case .record = datum { return [datum] }
    return Array((datum.items ?? []).filter(Self.isRow).prefix(limit ?? .max))
  }

  /// The number of items that have no cells, and so are left out.
  private var others: Int { (datum.items ?? []).count { !Self.isRow($0) } }

  private static func isRow(_ datum: Datum) -> Bool {
    if case .record = datum { return true }
    return datum.items != nil
  }

  /// The columns that the board names, else those found in the rows.
  private var found: [TableColumn] {
    columns.isEmpty ? TableColumn.found(in: all[...]) : columns
  }

  private var notice: String? {
    switch datum {
    case .null: return empty
    case .list(let items) where items.isEmpty: return empty
    case .list(let items):
      if items.contains(where: Self.isRow) {
        return found.isEmpty ? "The rows have no fields" : nil
      }
      return "expected records or lists as rows, found \(items.first?.form ?? "nothing")"
    case .record: return found.isEmpty ? "The record has no fields" : nil
    default:
      return DatumMismatch(expected: "a list of records or lists", read: datum).description
    }
  }

  private var table: some View {
    let (all, others) = (all, others)
    let showsHeader = hasHeader && size.height > 2 && !isOfLists
    let height = rowLimit - (showsHeader ? 1 : 0)
    let count = all.count + others
    let room = count > height || others > 0 ? max(1, min(all.count, height - 1)) : all.count
    let hidden = count - room
    let width = max(
      1, size.width - CountedRows<EmptyView>.columns(hidden: hidden, height: size.height))
    let model = TableModel(
      columns: found, rows: all.prefix(room), symbols: symbols, width: width)
    return CountedRows(hidden: hidden, height: size.height) {
      VStack(alignment: .leading, spacing: 0) {
        if showsHeader {
          rows([model.titles.map { .words($0, nil) }], of: model, role: .dim, width: width)
        }
        rows(model.rows, of: model, role: .text, width: width)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// True if rows are lists whose columns have no names from the board.
  private var isOfLists: Bool { columns.isEmpty && all.first?.items != nil }

  private func rows(
    _ rows: [[TableCell]], of model: TableModel, role: Role, width: Int
  ) -> some View {
    // Wider gaps are columns of their own.
    let gap = model.gap(in: width)
    let spacer = gap > 1 ? [TextTable.Column(.fixed(gap - 2))] : []
    return TextTable(
      columns: Array(
        model.widths.indices.map { index in
          [.init(.fixed(model.widths[index]), alignment: model.alignments[index], role: role)]
        }.joined(separator: spacer)),
      rows: rows.map { row in
        Array(
          model.widths.indices.map { index in
            [row[index].cell(cut: model.columns[index].cut, width: model.widths[index])]
          }
          .joined(separator: spacer.map { _ in TextTable.Cell.text("") }))
      })
  }
}
