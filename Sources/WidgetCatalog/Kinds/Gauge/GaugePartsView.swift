import WidgetLayout

/// Parts as rings if they fit, else as bars, else in words.
struct GaugePartsView: View {
  let readings: [ValueReading]
  let fields: FieldNames
  let style: GaugeKind.Style
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols

  var body: some View {
    let results = readings.map { reading in
      GaugeParts.parts(of: reading, fields: fields, symbols: symbols).map { parts in
        parts.map { part in
          var part = part
          part.label = reading.name(ofPart: part.label, among: readings)
          return part
        }
      }
    }
    let parts = unnamed(results.flatMap { (try? $0.get()) ?? [] })
    if parts.isEmpty {
      NoticeView(notice(results))
    } else if family == .accessoryCircular {
      fullest(of: parts).map { ring($0, opening: true) }
    } else if hasRings(parts) {
      rings(parts)
    } else {
      GaugesView(
        name: readings.first?.settings.name ?? "", models: parts,
        beyond: readings.reduce(0) { $0 + GaugeParts.beyond(in: $1) })
    }
  }

  /// Returns the parts without a name that stands in the border already.
  private func unnamed(_ parts: [GaugeModel]) -> [GaugeModel] {
    let setting = readings.first?.settings
    guard !family.isAccessory, parts.count == 1, setting?.isNamedByTitle == true,
      parts[0].label == setting?.name
    else { return parts }
    var part = parts[0]
    part.label = ""
    return [part]
  }

  private func notice(_ results: [Result<[GaugeModel], GaugeMismatch>]) -> String {
    for case .failure(let error) in results { return error.mismatch.description }
    return "Nothing to measure"
  }

  private func fullest(of parts: [GaugeModel]) -> GaugeModel? {
    parts.max { $0.fill < $1.fill }
  }

  /// Returns true if rings are wanted and fit: a ring and its name take 11 columns and 5 rows.
  /// Showing only some of the rings would say less than bars.
  private func hasRings(_ parts: [GaugeModel]) -> Bool {
    let isWanted = style == .rings || style == .auto && parts.count == 1
    return isWanted && !family.isAccessory
      && RingArrangement(count: parts.count, in: size).diameter >= 4
  }

  /// The rings, in the number of columns that makes them largest.
  @ViewBuilder private func rings(_ parts: [GaugeModel]) -> some View {
    let arrangement = RingArrangement(count: parts.count, in: size)
    let lines = stride(from: 0, to: parts.count, by: arrangement.columns).map {
      Array(parts[$0..<min($0 + arrangement.columns, parts.count)])
    }
    VStack(spacing: 0) {
      ForEach(lines, id: \.self) { line in
        HStack(spacing: 0) {
          ForEach(line, id: \.self) { part in
            if arrangement.diameter >= 7 {
              GreatRing(part: part, diameter: arrangement.diameter)
            } else {
              VStack(spacing: 0) {
                ring(part, opening: false)
                Text(
                  verbatim: [part.mark, part.label].filter { !$0.isEmpty }.joined(separator: " ")
                )
                .foregroundStyle(.secondary).lineLimit(1)
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private func ring(_ part: GaugeModel, opening: Bool) -> some View {
    if let fill = part.part {
      let gauge = Gauge(value: fill) {
        Text(verbatim: opening ? (part.mark.isEmpty ? part.label : part.mark) : "")
      } currentValueLabel: {
        Text(forms: part.valueForms)
      }
      .tint(part.role)
      if opening {
        gauge.gaugeStyle(.accessoryCircular)
      } else {
        gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    } else {
      VStack(spacing: 0) {
        Text(forms: part.figureForms).foregroundStyle(part.role)
        if opening { Text(verbatim: part.label).foregroundStyle(.secondary) }
      }
      .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
