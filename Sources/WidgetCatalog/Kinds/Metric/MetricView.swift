import WidgetLayout

/// Values in a tile of any size: the first over the whole width of a large tile, the others in
/// columns.
struct MetricView: View {
  let readings: [ValueReading]
  let drawn: MetricKind.Drawn
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    let values = readings.map { ShownValue($0, symbols: symbols) }
    switch family {
    case .accessoryInline: MetricLine(values: values)
    case .accessoryCircular: MetricRing(value: values.first, drawn: drawn)
    default: system(values)
    }
  }

  @ViewBuilder private func system(_ values: [ShownValue]) -> some View {
    if values.isEmpty {
      NoticeView("No value")
    } else if values.count == 1 {
      MetricValueCell(
        value: values[0], drawn: drawn, room: size, hasName: family.isAccessory, isPrimary: true)
    } else {
      grid(values, MetricArrangement(count: values.count, in: size))
    }
  }

  private func grid(_ values: [ShownValue], _ arrangement: MetricArrangement) -> some View {
    VStack(alignment: .leading, spacing: arrangement.hasGaps ? 16 : 0) {
      if arrangement.hasPrimary {
        MetricValueCell(
          value: values[0], drawn: drawn,
          room: Size(width: size.width, height: arrangement.primaryHeight), hasName: true,
          isPrimary: true)
      }
      ForEach(arrangement.rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(row, id: \.self) { index in
            MetricValueCell(
              value: values[index], drawn: drawn, room: arrangement.cell, hasName: true,
              isPrimary: false)
          }
          ForEach(0..<(arrangement.columns - row.count), id: \.self) { _ in
            Spacer().frame(columns: arrangement.cell.width, rows: 1)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
