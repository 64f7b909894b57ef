import WidgetLayout

/// Several parts of wholes: a bar each, with details and facts below it as far as there are rows for
/// all; if not all fit, the fullest.
struct GaugesView: View {
  let name: String
  let models: [GaugeModel]
  /// The number of parts beyond the models.
  var beyond = 0
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if family == .accessoryInline {
      Text(forms: inline).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else if size.height < 2, let first = shown.first {
      CountedRows(hidden: models.count + beyond - 1, height: size.height) {
        GaugeLine(model: first, nameWidth: nameWidth)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      VStack(alignment: .leading, spacing: hasAir ? 16 : 0) {
        ForEach(shown, id: \.self) { model in
          VStack(alignment: .leading, spacing: 0) {
            if isCompact {
              GaugeLine(model: model, nameWidth: nameWidth, figureWidth: figureWidth)
            } else {
              GaugeRow(model: model)
            }
            if hasDetails { details(of: model) }
            ForEach(model.facts.prefix(factRows).map { $0 }, id: \.self) { row(of: $0) }
          }
        }
        if hidden > 0 {
          Text(verbatim: "+\(hidden) more").foregroundStyle(.secondary).lineLimit(1)
        }
        note
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The fullest part, with the number of the others.
  private var inline: [String] {
    guard let fullest else { return [name] }
    let words = "\(fullest.label) \(fullest.figure)"
    let others = models.count + beyond - 1
    return (others > 0 ? ["\(words) +\(others)"] : []) + [words] + fullest.figureForms
  }

  /// The details beside each other, or one below the other on a narrow tile.
  private func details(of model: GaugeModel) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(verbatim: model.details.first?.first ?? "")
        Spacer()
        Text(verbatim: model.details.dropFirst().first?.first ?? "")
      }
      VStack(alignment: .leading, spacing: 0) {
        // Half of a number would be another one.
        ForEach(model.details, id: \.self) { Text(forms: $0 + [""]) }
      }
    }
    .lineLimit(1).foregroundStyle(.secondary)
  }

  private func row(of fact: GaugeModel.Fact) -> some View {
    HStack {
      Text(verbatim: fact.name).layoutPriority(1)
      Spacer()
      Text(forms: fact.forms)
    }
    .lineLimit(1).foregroundStyle(.secondary)
  }

  @ViewBuilder private var note: some View {
    if let forms = noteForms {
      Text(forms: forms).lineLimit(1).foregroundStyle(fullest?.role ?? .text)
    }
  }

  /// The details of the fullest part, if it is too full and they are not below it.
  private var noteForms: [String]? {
    guard isCompact, !hasDetails, let fullest, [.warn, .bad].contains(fullest.role),
      let detail = fullest.details.first?.first, rows(of: models.count) + 2 <= size.height
    else { return nil }
    return ["\(detail) on \(fullest.label)", detail]
  }

  /// True if each part takes one row.
  private var isCompact: Bool {
    size.width >= 16 || size.height < (models.count + beyond > 1 ? 3 : 2)
  }

  /// The columns of the longest name, up to two fifths of the width.
  private var nameWidth: Int {
    min(max(4, size.width * 2 / 5), models.map { Painter.width(of: $0.label) }.max() ?? 0)
  }

  /// The columns of the longest value; 0 if that leaves too few to the bars, where each has what is left.
  private var figureWidth: Int {
    let width = shown.map { Painter.width(of: $0.figure) }.max() ?? 0
    return size.width - nameWidth - width - 2 >= Self.leastBar ? width : 0
  }

  /// The fewest columns of a bar.
  private static let leastBar = 4

  private func rows(of count: Int) -> Int { (isCompact ? 2 : 3) * count - 1 }

  private var hasAir: Bool { rows(of: models.count) <= size.height }

  private var hasDetails: Bool {
    hasAir && size.width >= 16 && rowsWithDetails <= size.height
      && models.contains { !$0.details.isEmpty }
  }

  private var rowsWithDetails: Int {
    rows(of: models.count) + (size.width >= 32 ? 1 : 2) * models.count
  }

  /// The rows of facts of each part.
  private var factRows: Int {
    hasDetails ? (size.height - rowsWithDetails) / max(1, models.count) : 0
  }

  private var fullest: GaugeModel? { models.max { $0.fill < $1.fill } }

  /// The parts that have room.
  private var room: Int {
    let room = max(1, size.height / (isCompact ? 1 : 2))
    let isCut = models.count + beyond > room
    return isCut ? max(1, (size.height - 1) / (isCompact ? 1 : 2)) : room
  }

  /// The number of parts that have no room.
  private var hidden: Int { models.count + beyond - min(models.count, room) }

  /// The parts that fit, in their order; the fullest ones if not all do.
  private var shown: [GaugeModel] {
    guard models.count > room else { return models }
    let least = models.map(\.fill).sorted(by: >)[room - 1]
    return Array(models.filter { $0.fill >= least }.prefix(room))
  }
}
