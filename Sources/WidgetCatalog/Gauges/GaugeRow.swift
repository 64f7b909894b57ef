import WidgetLayout

/// A part of a whole: label and value over a bar, with details below it or not, or all in one row.
struct GaugeRow: View {
  let model: GaugeModel
  var isCompact = false
  var hasDetails = false

  var body: some View {
    if isCompact {
      HStack {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
          .frame(columns: 10, alignment: .leading)
        GaugeBar(part: model.part)
        Text(verbatim: model.figure).layoutPriority(1)
      }
      .lineLimit(1)
      .tint(model.role)
    } else {
      Gauge(value: model.part) {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
      } currentValueLabel: {
        Text(verbatim: model.figure)
      }
      .tint(model.role)
      if hasDetails { details }
    }
  }

  private var details: some View {
    HStack {
      Text(verbatim: model.details.first ?? "")
      Spacer()
      Text(verbatim: model.details.dropFirst().first ?? "")
    }
    .lineLimit(1).foregroundStyle(.secondary)
  }
}
