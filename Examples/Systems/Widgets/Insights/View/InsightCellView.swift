import WidgetLayout

/// A metric in its space: with only its value, with a sparkline, or with bars over the whole width.
///
/// The change is below the value if there is a row for it, and else at its right, where a long value
/// gives way to a narrower form: the series keeps its row. In a primary cell, whose rows are for
/// the bars, it is always at the right.
struct InsightCellView: View {
  let cell: InsightCell
  let room: Size
  let isPrimary: Bool
  let words: InsightsWords

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if room.height > 1 { title }
      HStack {
        if room.height == 1 { title }
        Text(forms: besides?.values ?? cell.forms).bold().lineLimit(1).layoutPriority(1)
        if let besides {
          Spacer(minLength: 8)
          change(besides.changes)
        }
      }
      if besides == nil, rowsBelow > 0, let comparison = cell.comparison {
        change(comparison.forms)
      }
      if rowsLeft > 0 { drawing }
    }
    .frame(columns: room.width, rows: room.height, alignment: .topLeading)
  }

  private var title: some View {
    Text(forms: cell.titles).foregroundStyle(.secondary).lineLimit(1)
  }

  private func change(_ forms: [String]) -> some View {
    Text(forms: forms).foregroundStyle(cell.comparison?.meaning.color ?? .primary).lineLimit(1)
  }

  /// The forms of the value and of the change at its right; `nil` if the change is below it.
  private var besides: (values: [String], changes: [String])? {
    guard let comparison = cell.comparison else { return nil }
    if isPrimary { return (cell.forms, comparison.forms) }
    guard rowsBelow < 2 else { return nil }
    // A number in few digits and its whole change say more than all digits and an arrow.
    for change in comparison.forms {
      let value = cell.forms.first { form in
        form != Figure.none
          && Painter.width(of: form) + Painter.width(of: change) + 1 <= valueWidth
      }
      if let value { return ([value], [change]) }
    }
    return nil
  }

  /// The columns of the value and of the change at its right: in a single row the title has some too.
  private var valueWidth: Int {
    guard room.height == 1 else { return room.width }
    let title = cell.titles.map { Painter.width(of: $0) }.min() ?? 0
    return room.width - min(title, room.width / 3) - 1
  }

  /// The most rows of a sparkline, beyond which it says no more.
  private static let mostRows = 6

  private var rowsBelow: Int { room.height - 2 }
  private var rowsLeft: Int {
    rowsBelow - (besides == nil && cell.comparison != nil ? 1 : 0)
  }

  @ViewBuilder private var drawing: some View {
    if !cell.note.isEmpty {
      Text(forms: [cell.note, Figure.none]).foregroundStyle(.secondary).lineLimit(1)
    } else if cell.series.contains(where: { $0 != nil }) {
      if isPrimary {
        PrimaryChart(cell: cell, room: Size(width: room.width, height: rowsLeft), words: words)
      } else {
        Sparkline(cell.series).frame(columns: room.width, rows: min(Self.mostRows, rowsLeft))
      }
    }
  }
}

/// A metric in one line, of which parts that do not fit are left out, the value last.
struct InsightLine: View {
  let cell: InsightCell

  var body: some View {
    let change = cell.comparison.map { " \($0.direction.mark) \($0.text)" } ?? ""
    let titled = ["\(cell.title) \(cell.value)\(change)", "\(cell.title) \(cell.value)"]
    return Text(forms: titled + cell.forms)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A metric in a small circular tile.
struct InsightBadge: View {
  let cell: InsightCell

  var body: some View {
    VStack(spacing: 0) {
      Text(forms: cell.forms).bold()
      Text(forms: cell.titles).foregroundStyle(.secondary)
      if let comparison = cell.comparison {
        Text(forms: comparison.forms)
          .foregroundStyle(comparison.meaning.color)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension InsightCell {
  /// The forms of the value in words, widest first.
  var forms: [String] { [value] + narrower }

  /// The forms of the title, widest first.
  var titles: [String] { short.isEmpty ? [title] : [title, short] }
}

extension Comparison {
  /// The forms of the change in words, widest first; the mark on its own shows the direction
  /// without a wrong number.
  var forms: [String] {
    text.isEmpty ? [direction.mark] : ["\(direction.mark) \(text)", direction.mark]
  }
}

extension Comparison.Direction {
  /// The character shown with the colour, which not everybody can see.
  var mark: String {
    switch self {
    case .up: "▲"
    case .down: "▼"
    case .same: "="
    }
  }
}

extension Comparison.Meaning {
  var color: Color {
    switch self {
    case .good: Color(.good)
    case .bad: Color(.bad)
    case .neutral: Color(.dim)
    }
  }
}
