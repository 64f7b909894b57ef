import WidgetLayout
import WidgetSources

/// As many processes as there are rows, with as many columns as there is width.
struct ProcessesView: View {
  let model: ProcessesModel
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if family == .accessoryInline {
      Text(verbatim: model.rows.first.map { "\($0.name) \(figure($0))" } ?? "").lineLimit(1)
    } else {
      VStack(alignment: .leading) {
        if hasHeader { header }
        ForEach(shown, id: \.self) { row($0) }
        if hasFooter {
          Spacer()
          Text(verbatim: "\(model.total) processes, \(model.running) running")
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var hasHeader: Bool { size.height >= 6 && isWide }
  private var hasFooter: Bool { size.height >= 12 && isWide }
  private var isWide: Bool { size.width >= 30 }

  private var shown: [ProcessesModel.Row] {
    Array(model.rows.prefix(size.height - (hasHeader ? 1 : 0) - (hasFooter ? 2 : 0)))
  }

  private var header: some View {
    columns(
      ProcessesModel.Row(processID: "PID", name: "process", cpu: "CPU %", memory: "memory"),
      dim: true
    )
    .foregroundStyle(.secondary)
  }

  @ViewBuilder private func row(_ row: ProcessesModel.Row) -> some View {
    if isWide {
      columns(row, dim: false)
    } else {
      HStack {
        Text(verbatim: row.name)
        Spacer()
        Text(verbatim: figure(row)).layoutPriority(1)
      }
    }
  }

  private func columns(_ row: ProcessesModel.Row, dim: Bool) -> some View {
    HStack {
      Text(verbatim: row.processID).foregroundStyle(.secondary)
        .frame(columns: model.identifierWidth, alignment: .trailing)
      Text(verbatim: row.name).frame(maxWidth: .infinity, alignment: .leading)
      if size.width >= 60 { bar(row, dim) }
      Text(verbatim: row.cpu).fontWeight(isFirst(.cpu, dim)).frame(columns: 6, alignment: .trailing)
      Text(verbatim: row.memory).fontWeight(isFirst(.memory, dim))
        .frame(columns: 9, alignment: .trailing)
    }
  }

  /// The share of one processor as a bar; full for a process that keeps more than one busy.
  @ViewBuilder private func bar(_ row: ProcessesModel.Row, _ isHeader: Bool) -> some View {
    if isHeader {
      Text(verbatim: "").frame(columns: 20)
    } else {
      GaugeBar(part: row.share.map { min($0, 1) }).frame(columns: 20)
    }
  }

  /// The column that the rows are ordered by stands out.
  private func isFirst(_ order: ProcessesReading.Order, _ isHeader: Bool) -> Font.Weight {
    model.order == order && !isHeader ? .bold : .regular
  }

  private func figure(_ row: ProcessesModel.Row) -> String {
    model.order == .cpu ? row.cpu : row.memory
  }
}
