import WidgetLayout

/// A value in a circular accessory: in a ring, or with its name and change below it.
struct MetricRing: View {
  let value: ShownValue?
  let drawn: MetricKind.Drawn

  var body: some View {
    if let value {
      if drawn == .gauge, let part = value.part {
        Gauge(value: part) {
          Text(verbatim: value.name)
        } currentValueLabel: {
          Text(forms: value.forms)
        }
        .gaugeStyle(.accessoryCircular)
        .tint(value.role == .text ? .accent : value.role)
      } else {
        VStack(spacing: 0) {
          Text(forms: value.figureForms).bold().foregroundStyle(value.role)
          if !value.name.isEmpty { Text(verbatim: value.name).foregroundStyle(.secondary) }
          value.change?.short
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      Text(verbatim: ValueFormat.missing)
    }
  }
}
