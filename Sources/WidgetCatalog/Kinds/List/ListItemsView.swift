import WidgetLayout
import WidgetSources

/// As many items as fit: two rows each if all fit that way, else one; then the count of the rest.
struct ListItemsView: View {
  let datum: Datum
  let fields: FieldNames
  /// The maximum number of items; `nil` for all.
  let limit: Int?
  let empty: String
  let number: ValueSettings
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.rowLimit) private var rowLimit
  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    let format = ValueFormat(number, symbols: symbols)
    let all = (datum.items ?? []).prefix(limit ?? .max)
    // Only as many are made as are shown, however long the list is.
    let items = Array(
      all.lazy.compactMap { ListItem($0, fields: fields, format: format) }
        .prefix(max(1, rowLimit)))
    if let notice = notice(items, count: all.count) {
      NoticeView(notice)
    } else if family == .accessoryInline {
      Text(forms: inline(items, count: all.count)).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      rows(items, count: all.count)
    }
  }

  private func notice(_ items: [ListItem], count: Int) -> String? {
    guard datum.items != nil else {
      if datum == .null { return empty }
      return DatumMismatch(expected: "a list of texts or records", read: datum).description
    }
    if count == 0 { return empty }
    return items.isEmpty
      ? "expected items with a title, found \(datum.items?.first?.form ?? "nothing")" : nil
  }

  private func inline(_ items: [ListItem], count: Int) -> [String] {
    let titles = items[0].titles
    let forms = items[0].values.map { "\(titles[0]) \($0)" } + titles
    return count > 1 ? ["\(forms[0]) +\(count - 1)"] + forms : forms
  }

  private func rows(_ items: [ListItem], count: Int) -> some View {
    let details = items.count { !$0.detail.isEmpty }
    let isTwoRows = details > 0 && size.width < 50 && count + details <= size.height
    let room = isTwoRows ? count : count > rowLimit ? max(1, rowLimit - 1) : count
    let shown = Array(items.prefix(room))
    return CountedRows(hidden: count - shown.count, height: size.height) {
      if isTwoRows || details == 0, shown.count == count, hasCutTitle(shown, isTwoRows) {
        ViewThatFits(in: .vertical) {
          list(shown, isTwoRows, titleRows: 3)
          list(shown, isTwoRows, titleRows: 1)
        }
      } else {
        list(shown, isTwoRows, titleRows: 1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Returns true if there are rows for a title that one row cuts.
  private func hasCutTitle(_ items: [ListItem], _ isTwoRows: Bool) -> Bool {
    let rows = items.count + (isTwoRows ? items.count { !$0.detail.isEmpty } : 0)
    return rows < size.height
      && items.contains { Painter.width(of: $0.titles.last ?? "") > size.width - $0.besideTitle }
  }

  private func list(_ items: [ListItem], _ isTwoRows: Bool, titleRows: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(items, id: \.self) { item in
        Linked(item.link) { ListItemRow(item: item, isTwoRows: isTwoRows, titleRows: titleRows) }
      }
    }
  }
}
