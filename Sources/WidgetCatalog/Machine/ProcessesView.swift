import WidgetLayout
import WidgetSources

/// As many processes and columns as fit.
struct ProcessesView: View {
  let model: ProcessesModel
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if family == .accessoryInline {
      Text(verbatim: model.rows.first.map { "\($0.name) \(figure($0))" } ?? "").lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading) {
        if hasHeader { TextTable(columns: columns(isHeader: true), rows: [cells(.header)]) }
        TextTable(columns: columns(isHeader: false), rows: model.rows.map(cells))
        if hasFooter {
          Spacer(minLength: 16)
          Text(verbatim: "\(model.total) processes, \(model.running) running")
            .foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var hasHeader: Bool { size.height >= 6 && isWide }
  private var hasFooter: Bool { size.height >= 12 && isWide }
  private var isWide: Bool { size.width >= 30 }
  private var hasBars: Bool { size.width >= 60 }

  /// Returns the columns: on a narrow tile the name and the sorting figure; else all, with that
  /// figure in bold.
  private func columns(isHeader: Bool) -> [TextTable.Column] {
    let role: Role = isHeader ? .dim : .text
    func figure(_ width: Int, _ order: ProcessesReading.Order) -> TextTable.Column {
      TextTable.Column(
        .fixed(width), alignment: .trailing, role: role,
        isBold: model.order == order && !isHeader)
    }
    guard isWide else {
      return [.init(.flexible), figure(model.order == .cpu ? 7 : 8, model.order)]
    }
    let identifier = TextTable.Column(
      .fixed(model.identifierWidth), alignment: .trailing, role: .dim)
    let bars: [TextTable.Column] = hasBars ? [.init(.fixed(20))] : []
    return [identifier, .init(.flexible, role: role)] + bars + [
      figure(6, .cpu), figure(8, .memory),
    ]
  }

  private func cells(_ row: ProcessesModel.Row) -> [TextTable.Cell] {
    guard isWide else { return [.text(row.name), .text(figure(row))] }
    let bar: TextTable.Cell = row == .header ? .text("") : .gauge(part(row))
    return [.text(row.processID), .text(row.name)] + (hasBars ? [bar] : [])
      + [.text(row.cpu), .text(row.memory)]
  }

  /// Returns the figure that the rows are sorted by, with its unit.
  private func figure(_ row: ProcessesModel.Row) -> String {
    model.order == .cpu ? row.cpu + " %" : row.memory
  }

  /// Returns the share of one processor, or of the greatest memory.
  private func part(_ row: ProcessesModel.Row) -> Double? {
    guard model.order == .memory else { return row.share.map { min($0, 1) } }
    let most = model.rows.first?.memoryBytes ?? 0
    return most > 0 ? Double(row.memoryBytes) / Double(most) : nil
  }
}

extension ProcessesModel.Row {
  /// The headings of the columns.
  fileprivate static let header = Self(
    processID: "PID", name: "process", cpu: "CPU %", memory: "memory")
}
