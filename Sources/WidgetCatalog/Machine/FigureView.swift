import WidgetLayout

/// A figure in any family: on one line its value alone, with more rows its caption, its parts and
/// its history.
struct FigureView: View {
  let model: FigureModel
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  // What is not drawn is erased: its type, which takes time to build, is part of no other then.
  var body: some View {
    switch family {
    case .accessoryInline: AnyView(inline)
    case .accessoryCircular: AnyView(circular)
    case .accessoryRectangular: AnyView(accessory)
    default: AnyView(system)
    }
  }

  /// If name and value do not fit, the name is left out, then the space before the unit.
  private var inline: some View {
    let value = model.value.value
    return Text(forms: ["\(model.value.name) \(value)", value, value.withoutSpaces])
      .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var accessory: some View {
    VStack(alignment: .leading) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(verbatim: model.value.name).foregroundStyle(.secondary)
          Spacer()
          value
        }
        value
      }
      .lineLimit(1)
      if size.height > 1, hasCourse { ValueSparkline(value: model.value) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The value, and its name below if it fits. A value that does not fit loses its smaller unit or
  /// its spaces.
  private var circular: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        value
        if let largest = model.value.value.largestUnit { text(largest) }
        text(model.value.value.withoutSpaces)
      }
      .lineLimit(1)
      if size.height > 1 {
        Text(verbatim: model.value.name).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var system: some View {
    VStack(alignment: .leading) {
      heading
      ForEach(gauges, id: \.self) { GaugeRow(model: $0) }
      if !facts.isEmpty { table.padding(.top, size.height > 5 ? 16 : 0) }
      if hasCourse {
        ValueSparkline(value: model.value).padding(.top, size.height > 5 ? 16 : 0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        value
        Spacer()
        caption
      }
      VStack(alignment: .leading) {
        value
        caption
      }
    }
    .lineLimit(1)
  }

  private var value: some View { text(model.value.value) }

  private func text(_ value: String) -> some View {
    Text(verbatim: value).bold().foregroundStyle(model.value.role)
  }

  private var caption: some View { Text(verbatim: model.caption).foregroundStyle(.secondary) }

  private var table: some View {
    VStack(alignment: .leading) {
      ForEach(facts, id: \.self) { fact in
        HStack {
          Text(verbatim: fact.name).foregroundStyle(.secondary).layoutPriority(1)
          Spacer()
          Text(verbatim: fact.value).truncationMode(.middle)
        }
        .lineLimit(1)
      }
    }
  }

  /// True if the history has at least one value; before the first one it would look like a measured
  /// zero.
  private var hasCourse: Bool { model.value.history.contains { $0 != nil } }

  /// The facts for the remaining rows; a history takes them all.
  private var facts: [FigureModel.Fact] {
    guard !hasCourse else { return [] }
    return Array(model.facts.prefix(max(0, size.height - 3 - 2 * gauges.count)))
  }

  /// The parts, as many as leave three rows to the history.
  private var gauges: [GaugeModel] {
    let room = size.height - 2 - (hasCourse ? 3 : 0)
    return Array(model.gauges.prefix(max(0, room / 2)))
  }
}

extension String {
  /// A value of two units in the first one alone: `up 12 d` for `up 12 d 4 h`; `nil` for other
  /// values.
  fileprivate var largestUnit: String? {
    let words = split(separator: " ")
    return words.count > 3 ? words.dropLast(2).joined(separator: " ") : nil
  }

  /// The characters that are no spaces.
  fileprivate var withoutSpaces: String { String(filter { $0 != " " }) }
}
