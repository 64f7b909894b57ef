import WidgetLayout

/// A part of a whole: label and value over a bar, with or without details below, or all in one row.
struct GaugeRow: View {
  let model: GaugeModel
  var isCompact = false
  var hasDetails = false

  var body: some View {
    if isCompact {
      HStack {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
          .frame(columns: 10, alignment: .leading)
        if let part = model.part { GaugeBar(part: part) } else { Spacer() }
        Text(verbatim: model.figure).layoutPriority(1)
      }
      .lineLimit(1)
      .tint(model.role)
    } else {
      gauge
      if hasDetails { details }
    }
  }

  @ViewBuilder private var gauge: some View {
    if let part = model.part {
      Gauge(value: part) {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
      } currentValueLabel: {
        Text(verbatim: model.figure)
      }
      .tint(model.role)
    } else {
      HStack {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
        Spacer()
        Text(verbatim: model.figure).foregroundStyle(model.role).layoutPriority(1)
      }
      .lineLimit(1)
      Text(verbatim: "no value").foregroundStyle(.secondary).lineLimit(1)
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
