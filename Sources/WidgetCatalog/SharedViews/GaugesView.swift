import WidgetLayout

/// Several parts of wholes: three rows each if details fit, else two or one; if not all fit, the
/// fullest.
struct GaugesView: View {
  let name: String
  let models: [GaugeModel]
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if family == .accessoryInline {
      Text(verbatim: fullest.map { "\($0.label) \($0.figure)" } ?? name).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading, spacing: hasAir ? 16 : 0) {
        ForEach(shown, id: \.self) { model in
          VStack(alignment: .leading) {
            GaugeRow(model: model, isCompact: isCompact, hasDetails: hasDetails)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var isCompact: Bool {
    size.width >= 24 && models.count * 2 > size.height || size.height < 2
  }

  private var hasAir: Bool { models.count * 3 - 1 <= size.height && !isCompact }

  private var hasDetails: Bool {
    hasAir && size.width >= 30 && models.count * 4 - 1 <= size.height
      && models.contains { !$0.details.isEmpty }
  }

  private var fullest: GaugeModel? { models.max { $0.fill < $1.fill } }

  /// The parts that fit, in their order; the fullest ones if not all do.
  private var shown: [GaugeModel] {
    let room = max(1, size.height / (isCompact ? 1 : 2))
    guard models.count > room else { return models }
    let least = models.map(\.fill).sorted(by: >)[room - 1]
    return Array(models.filter { $0.fill >= least }.prefix(room))
  }
}
