import FoundationEssentials
import WidgetLayout
import WidgetSources

/// Articles with their titles in as many rows as there is room for.
struct FeedView: View {
  let entry: ReadingEntry
  let fields: FieldNames
  let limit: Int
  let showsSummary: Bool
  let empty: String
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.rowLimit) private var rowLimit

  var body: some View {
    let items = (entry.datum.items ?? []).prefix(min(limit, 200)).compactMap {
      FeedArticle($0, fields: fields)
    }
    if items.isEmpty {
      NoticeView(notice)
    } else if family == .accessoryInline {
      let title = items[0].title
      Text(forms: (items.count > 1 ? ["\(title) +\(items.count - 1)"] : []) + [title]).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      rows(items)
    }
  }

  private var notice: String {
    guard let items = entry.datum.items else {
      return entry.datum == .null
        ? empty : DatumMismatch(expected: "a list of articles", read: entry.datum).description
    }
    return items.first.map { "expected articles with a title, found \($0.form)" } ?? empty
  }

  private func rows(_ items: [FeedArticle]) -> some View {
    let shown = FeedRows(
      items, size: size, limit: rowLimit, showsSummary: showsSummary && size.width >= 30)
    return CountedRows(hidden: items.count - shown.rows.count, height: size.height) {
      VStack(alignment: .leading, spacing: shown.hasGaps ? 16 : 0) {
        ForEach(shown.rows, id: \.self) { row in
          Linked(row.item.link) { article(row) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private func article(_ row: FeedRows.Row) -> some View {
    let age = row.item.age(at: entry.date)
    if row.hasCaption {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: row.item.title).lineLimit(row.titleRows)
        Text(verbatim: [age, row.item.author].filter { !$0.isEmpty }.joined(separator: " · "))
          .foregroundStyle(.secondary).lineLimit(1)
        if row.hasSummary {
          Text(verbatim: row.item.summary).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    } else {
      HStack {
        Text(verbatim: row.item.title).lineLimit(1)
        Spacer(minLength: 0)
        if size.width >= 24 {
          Text(verbatim: age).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
        }
      }
    }
  }
}
