import WidgetLayout

/// A part of a whole in two rows: its name and its value over its bar.
struct GaugeRow: View {
  let model: GaugeModel

  @ViewBuilder var body: some View {
    if let part = model.part {
      Gauge(value: part) {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
      } currentValueLabel: {
        Text(forms: model.figureForms)
      }
      .tint(model.role)
    } else {
      HStack {
        Text(verbatim: model.label).foregroundStyle(.secondary).truncationMode(.middle)
        Spacer()
        Text(forms: model.figureForms).foregroundStyle(model.role).layoutPriority(1)
      }
      .lineLimit(1)
      Text(verbatim: "no value").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
