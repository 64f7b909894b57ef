import WidgetLayout

/// An item in one row or two, or in more if its title may take several.
struct ListItemRow: View {
  let item: ListItem
  let isTwoRows: Bool
  /// The most rows of the title.
  var titleRows = 1
  @Environment(\.contentSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        if let isDone = item.isDone {
          Text(verbatim: isDone ? "✓" : "○").foregroundStyle(isDone ? Role.good : .dim)
            .layoutPriority(2)
        }
        title.lineLimit(titleRows).layoutPriority(1)
        if !isTwoRows, !item.detail.isEmpty, size.width >= 30 { detail }
        // A title and a value without a gap would be one word.
        Spacer(minLength: item.values.isEmpty ? 0 : 8)
        if !item.values.isEmpty { Text(forms: item.values).layoutPriority(2) }
      }
      .lineLimit(1)
      if isTwoRows, !item.detail.isEmpty {
        HStack {
          if item.isDone != nil { Text(verbatim: " ") }
          detail
        }
        .lineLimit(1)
      }
    }
  }

  private var title: some View {
    let text = Text(forms: item.titles)
    return (item.isDone == true ? text.foregroundStyle(Color(.dim)) : text)
      .foregroundStyle(item.color ?? Color(.text))
  }

  private var detail: some View {
    Text(verbatim: item.detail).foregroundStyle(.secondary)
  }
}
