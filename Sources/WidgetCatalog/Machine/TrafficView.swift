import WidgetLayout

/// Both directions of a flow: side by side if they fit, else one below the other; the devices below
/// them on large tiles.
struct TrafficView: View {
  let model: TrafficModel
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  // What is not drawn is erased: its type, which takes time to build, is part of no other then.
  var body: some View {
    switch family {
    case .accessoryInline: AnyView(inline)
    case .accessoryRectangular, .accessoryCircular: AnyView(accessory)
    default: AnyView(system.widgetLabel(forms: model.label))
    }
  }

  private var inline: some View {
    Text(verbatim: model.lanes.map { "\(mark($0)) \($0.value.value)" }.joined(separator: " "))
      .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var accessory: some View {
    VStack(alignment: .leading) {
      ForEach(model.lanes, id: \.self) { lane in
        HStack {
          Text(verbatim: "\(model.name) \(mark(lane))").foregroundStyle(.secondary)
          Spacer()
          Text(verbatim: lane.value.value).bold().layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var system: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let incoming = model.lanes.first, let outgoing = model.lanes.last, size.height >= 5 {
        row(incoming)
        if model.isIdle {
          idle
        } else {
          course(incoming, baseline: .bottom)
          course(outgoing, baseline: .top)
        }
        row(outgoing)
      } else {
        ForEach(model.lanes, id: \.self) { row($0) }
      }
      if !devices.isEmpty { table.padding(.top, 16) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// What stands in place of two flat courses: that nothing flows, and what has flowed before.
  private var idle: some View {
    VStack(spacing: 0) {
      Text(verbatim: "idle").bold().foregroundStyle(.secondary)
      if size.height >= 7 {
        ForEach(model.lanes, id: \.self) { lane in
          Text(forms: ["\(lane.value.name) \(lane.total) so far", "\(mark(lane)) \(lane.total)"])
            .foregroundStyle(.secondary)
        }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A lane's name, the greatest rate that its course shows, and its rate.
  private func row(_ lane: TrafficModel.Lane) -> some View {
    HStack {
      Text(verbatim: hasWords ? lane.value.name : mark(lane)).foregroundStyle(lane.role)
      Spacer()
      if let peak = lane.peak, size.width >= 36, !model.isIdle {
        Text(
          forms: size.width >= 52 && !lane.total.isEmpty
            ? ["total \(lane.total) · peak \(peak)", "peak \(peak)"] : ["peak \(peak)"]
        )
        .foregroundStyle(.secondary)
      }
      Text(verbatim: lane.value.value).bold().layoutPriority(1)
    }
    .lineLimit(1)
  }

  /// The course of a lane, up from the middle or down from it.
  @ViewBuilder private func course(
    _ lane: TrafficModel.Lane, baseline: VerticalEdge
  ) -> some View {
    if lane.value.history.contains(where: { $0 != nil }) {
      ValueSparkline(value: lane.value, fit: model.fit, baseline: baseline).tint(lane.role)
    } else {
      Spacer()
    }
  }

  /// True if every lane's name fits beside its value: either all lanes have words, or none.
  private var hasWords: Bool {
    model.lanes.allSatisfy { $0.value.name.count + 1 + $0.value.value.count <= size.width }
  }

  /// Returns the glyph at the start of a lane's name.
  private func mark(_ lane: TrafficModel.Lane) -> String { String(lane.value.name.prefix(1)) }

  private var table: some View {
    VStack {
      ForEach(devices, id: \.self) { device in
        HStack {
          Text(verbatim: device.name).foregroundStyle(.secondary)
          Spacer()
          ForEach(device.values, id: \.self) { value in
            Text(verbatim: value).frame(columns: 10, alignment: .trailing)
          }
        }
        .lineLimit(1)
      }
    }
  }

  /// The devices, as many as leave most of the rows to the lanes; a single one adds nothing.
  private var devices: [TrafficModel.Device] {
    guard model.devices.count > 1, size.width >= 30, size.height >= 12 else { return [] }
    return Array(model.devices.prefix(size.height / 3))
  }
}
