import WidgetLayout

/// Values in one line: the first with its change, or as many as fit.
struct MetricLine: View {
  let values: [ShownValue]

  var body: some View {
    Group {
      if values.count > 1 {
        Text(forms: (1...values.count).reversed().map { line(of: $0) } + values[0].figureForms)
      } else if let value = values.first {
        one(value)
      } else {
        Text(verbatim: ValueFormat.missing)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func line(of count: Int) -> String {
    values.prefix(count).map { $0.name.isEmpty ? $0.figure : "\($0.name) \($0.figure)" }
      .joined(separator: " · ")
  }

  private func one(_ value: ShownValue) -> some View {
    let figure = Text(forms: value.figureForms).foregroundStyle(value.role)
    return ViewThatFits(in: .horizontal) {
      if let change = value.change {
        HStack {
          if !value.name.isEmpty { Text(verbatim: value.name) }
          figure
          change.short
        }
      }
      if !value.name.isEmpty {
        HStack {
          Text(verbatim: value.name)
          figure
        }
      }
      figure
    }
  }
}
