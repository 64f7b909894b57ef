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
    default: AnyView(system.widgetLabel(forms: model.label))
    }
  }

  /// If name and value do not fit, the name is left out, then the space before the unit.
  private var inline: some View {
    let (value, figure) = (model.value.value, model.value.figure)
    return Text(forms: ["\(model.value.name) \(figure)", figure, value, value.withoutSpaces])
      .foregroundStyle(model.value.role).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
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
      if size.height > 1, model.value.hasCourse { ValueSparkline(value: model.value) }
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
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 0) {
        heading
        if !model.segments.isEmpty { segments }
        ForEach(gauges, id: \.self) { GaugeLine(model: $0, nameWidth: nameWidth) }
        if !facts.isEmpty { table.padding(.top, size.height > 5 ? 16 : 0) }
        if hasCourse { course }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if let cores = model.cores, coresWidth > 0 {
        CoreRows(model: cores, notes: loadNotes)
          .frame(columns: coresWidth).frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  // MARK: Heading

  /// True if there is room for large digits.
  private var isGreat: Bool {
    size.height >= 8 && model.value.parts.first?.unit.isEmpty == false
      && model.value.figureWidth <= size.width
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top) {
        figure
        Spacer()
        remarks(.trailing) { $0.long }
      }
      VStack(alignment: .leading, spacing: 0) {
        figure
        remarks(.leading) { change in
          ViewThatFits(in: .horizontal) {
            change.long
            change.short
          }
        }
      }
    }
    .lineLimit(1)
  }

  private var figure: some View {
    ValueFigure(value: model.value, large: isGreat ? (size.height >= 20 ? 64 : 40) : nil)
  }

  /// The change and the caption.
  private func remarks(
    _ alignment: HorizontalAlignment, @ViewBuilder words: (ValueChange) -> some View
  ) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      if let change = model.change, isGreat { words(change) }
      caption
    }
  }

  private func text(_ value: String) -> some View {
    Text(verbatim: value).bold().foregroundStyle(model.value.role)
  }

  private var value: some View { text(model.value.value) }

  private var caption: some View { Text(verbatim: model.caption).foregroundStyle(.secondary) }

  // MARK: Parts

  /// The parts of the whole as one bar, with a legend if it fits.
  private var segments: some View {
    VStack(spacing: 0) {
      SegmentedBar(
        model.segments.filter { $0.role != .faint }.map { .init($0.part, .role($0.role)) }
      )
      .padding(.top, rowsForParts > model.segments.count + 2 ? 16 : 0)
      if hasLegend {
        ForEach(model.segments, id: \.self) { segment in
          HStack {
            Text(verbatim: "▪").foregroundStyle(segment.role)
            Text(verbatim: segment.name).foregroundStyle(.secondary)
            Spacer()
            Text(verbatim: segment.value).layoutPriority(1)
          }
          .lineLimit(1)
        }
      }
    }
  }

  /// The rows below the heading, less those of the gauges.
  private var rowsForParts: Int { size.height - (isGreat ? 3 : 2) - model.gauges.count }

  private var hasLegend: Bool { !model.segments.isEmpty && rowsForParts > model.segments.count }

  /// The gauges, as many as leave three rows to the history.
  private var gauges: [GaugeModel] {
    let room = size.height - 2 - (hasCourse ? 3 : 0)
    return Array(model.gauges.prefix(max(0, room)))
  }

  private var nameWidth: Int { model.gauges.map { Painter.width(of: $0.label) }.max() ?? 0 }

  /// The facts for the remaining rows; a history takes them all.
  private var facts: [FigureModel.Fact] {
    guard !hasCourse, model.cores == nil else { return [] }
    return Array(model.facts.prefix(max(0, size.height - 3 - model.gauges.count)))
  }

  private var table: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(facts, id: \.self) { fact in
        HStack {
          Text(verbatim: fact.name).foregroundStyle(.secondary).layoutPriority(1)
          Spacer()
          Text(forms: fact.forms).truncationMode(.middle)
        }
        .lineLimit(1)
      }
    }
  }

  // MARK: Course

  /// True if the history has at least one value; before the first one it would look like a measured
  /// zero. Beside a legend it needs rows of its own.
  private var hasCourse: Bool {
    model.value.history.contains { $0 != nil }
      && (!hasLegend || rowsForParts >= model.segments.count + 6)
  }

  private var course: some View {
    VStack(spacing: 0) {
      ValueSparkline(value: model.value, fit: model.fit)
      if size.height >= 8 { CourseSpan(span: model.span) }
    }
    .padding(.top, size.height > 5 && !isGreat || !model.segments.isEmpty ? 16 : 0)
  }

  // MARK: Processors

  /// The columns of the processors beside the course; 0 if they do not fit.
  private var coresWidth: Int {
    guard let cores = model.cores, size.width >= 56, size.height >= 4 else { return 0 }
    return cores.parts.count <= size.height || size.height >= 6
      ? max(20, min(34, size.width / 3)) : 0
  }

  /// The load averages in their forms; the nearest one alone where three do not fit.
  private var loadNotes: [String] {
    model.facts.first { $0.name == "load" }?.forms.map { "load \($0)" } ?? []
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
