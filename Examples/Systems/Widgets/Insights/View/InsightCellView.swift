import WidgetLayout

/// A metric in its space: with only its value, with a sparkline, or with bars over the whole width.
///
/// The change is below the value if there is a row for it, and at its right in a primary cell,
/// whose rows are for the bars.
struct InsightCellView: View {
  let cell: InsightCell
  let room: Size
  let isPrimary: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if room.height > 1 { title }
      HStack {
        if room.height == 1 { title }
        Text(forms: cell.forms).bold().lineLimit(1).layoutPriority(1)
        if isBeside {
          Spacer(minLength: 0)
          comparison
        }
      }
      if !isBeside, rowsBelow > 0 { comparison }
      if rowsLeft > 0 { drawing }
    }
    .frame(columns: room.width, rows: room.height, alignment: .topLeading)
  }

  private var title: some View {
    Text(verbatim: cell.title).foregroundStyle(.secondary).lineLimit(1)
  }

  private var comparison: some View { comparisonText.lineLimit(1) }

  private var comparisonText: Text {
    guard let comparison = cell.comparison else { return Text(verbatim: "") }
    return Text(forms: comparison.forms).foregroundStyle(comparison.meaning.color)
  }

  private var words: String { cell.comparison?.forms.first ?? "" }

  /// True if the change is at the right of the value: always in a primary cell, otherwise if there
  /// is no spare row below and it fits.
  private var isBeside: Bool {
    guard cell.comparison != nil else { return true }
    let fits = Painter.width(of: cell.value) + Painter.width(of: words) + 1 <= room.width
    return isPrimary || (fits && rowsBelow < 2)
  }

  private var rowsBelow: Int { room.height - 2 }
  private var rowsLeft: Int { rowsBelow - (isBeside ? 0 : 1) }

  @ViewBuilder private var drawing: some View {
    if !cell.note.isEmpty {
      Text(forms: [cell.note, Figure.none]).foregroundStyle(.secondary).lineLimit(1)
    } else if cell.series.contains(where: { $0 != nil }) {
      if isPrimary {
        BarChart(cell.series).frame(columns: room.width, rows: rowsLeft)
      } else {
        Sparkline(cell.series).frame(columns: room.width, rows: min(2, rowsLeft))
      }
    }
  }
}

/// A metric in one line, of which parts that do not fit are left out, the value last.
struct InsightLine: View {
  let cell: InsightCell
  let range: String

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
      Text(verbatim: cell.title).foregroundStyle(.secondary)
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
