import WidgetLayout

/// A row for each processor if they fit, and the history of all together if there is space left;
/// else a bar for each.
struct CoresView: View {
  let model: CoresModel
  @Environment(\.contentSize) private var size

  var body: some View {
    if model.parts.isEmpty {
      Text(verbatim: ValueFormat.pending).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else if model.parts.count <= size.height * columns {
      VStack(alignment: .leading, spacing: 16) {
        rows
        if hasCourse {
          Sparkline(model.history, in: 0...1, fit: .filling)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      BarChart(model.parts, labels: labels, in: 0...1)
    }
  }

  /// The number of columns of at least sixteen cells.
  private var columns: Int { max(1, (size.width + 2) / 18) }

  private var perColumn: Int { (model.parts.count + columns - 1) / columns }

  /// True if blank rows separate the rows.
  private var hasAir: Bool { size.height >= perColumn * 2 - 1 }

  /// True if at least four rows are left for the history.
  private var hasCourse: Bool {
    let used = hasAir ? perColumn * 2 - 1 : perColumn
    return size.height >= used + 5 && model.history.contains { $0 != nil }
  }

  private var rows: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(0..<columns) { column in
        VStack(spacing: hasAir ? 16 : 0) {
          ForEach(0..<perColumn) { row in
            if column * perColumn + row < model.parts.count { core(column * perColumn + row) }
          }
        }
      }
    }
  }

  private func core(_ index: Int) -> some View {
    let gauge = CoresModel.core.gauge(model.parts[index] * 100, label: String(index))
    return HStack {
      Text(verbatim: gauge.label).foregroundStyle(.secondary)
        .frame(columns: model.parts.count > 10 ? 2 : 1, alignment: .trailing)
      GaugeBar(part: model.parts[index])
      Text(verbatim: gauge.value).frame(columns: 5, alignment: .trailing)
    }
    .lineLimit(1)
    .tint(gauge.role)
  }

  private var labels: [String] { model.parts.indices.map(String.init) }
}
