import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// A flow in two directions: current and past rates, in total and by device.
struct TrafficModel {
  /// The two directions of a flow: the figures of the machine, and their names.
  struct Flow {
    let name: String
    let incoming: MachineValue
    let outgoing: MachineValue
    /// The word for several of its devices.
    let devices: String
  }

  /// One direction.
  struct Lane: Hashable {
    /// The rate with its past; its name is a glyph and a word, such as `↓ down`.
    var value: ShownValue
    var role: Role
    /// The greatest rate of the past, in words; `nil` without a past.
    var peak: String?
    /// The bytes since the devices came up, in words.
    var total = ""
  }

  /// A device's two rates, in words.
  struct Device: Hashable {
    var name: String
    var values: [String]
  }

  var name: String
  var lanes: [Lane]
  var devices: [Device]
  /// True while the rates need a second sample.
  var isPending = false
  /// True if nothing flows, and nothing has as far as the past goes.
  var isIdle = false
  /// The forms of the words in the border: the devices' names, else their number.
  var label: [String] = []
  /// The way in which the past is spread over the columns of a chart.
  var fit = SeriesFit.filling

  /// All families except the circular one, in which two rates do not fit.
  static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
}

extension TrafficModel {
  /// Creates the model of a flow as a monitor reads it.
  init(_ reading: TrafficReading, of flow: Flow, _ monitor: SystemMonitor, at now: Date) {
    name = flow.name
    isPending = reading.incoming == nil && reading.incomingHistory.count < 2
    let count = FigureModel.shownValues
    lanes = Self.lanes(
      flow.incoming.shown(of: monitor, at: now).with(reading.incomingHistory.last(count), in: nil),
      flow.outgoing.shown(of: monitor, at: now).with(reading.outgoingHistory.last(count), in: nil))
    for (index, value) in [flow.incoming, flow.outgoing].enumerated() {
      let most = lanes[index].value.history.compactMap { $0 }.max()
      lanes[index].peak = most.map(value.format.text)
    }
    lanes[0].total = Self.bytes.text(Double(reading.incomingTotal))
    lanes[1].total = Self.bytes.text(Double(reading.outgoingTotal))
    let past = lanes.flatMap(\.value.history).compactMap { $0 }
    // A rate that is not known now may be any.
    isIdle =
      reading.incoming == 0 && reading.outgoing == 0 && !past.isEmpty
      && past.allSatisfy { $0 == 0 }
    fit = FigureModel.fit(lanes[0].value.history, date: now, interval: 1)
    devices = reading.devices.map { device in
      Device(
        name: device.name,
        values: [device.incoming, device.outgoing].map { flow.incoming.format.text(pending: $0) })
    }
    label = Self.label(devices.map(\.name).sorted(), flow.devices)
  }

  /// Creates the model that a gallery shows.
  init(sampleOf flow: Flow) {
    let wave: [Double?] = [2, 3, 5, 6, 7, 8, 7, 5, 6, 7, 8, 8, 7, 6, 7, 6]
    name = flow.name
    lanes = Self.lanes(
      flow.incoming.shown(1_240_000).with(wave, in: nil),
      flow.outgoing.shown(84_000).with(wave.reversed(), in: nil))
    devices = [Device(name: "eth0", values: lanes.map(\.value.value))]
  }

  private static func label(_ names: [String], _ word: String) -> [String] {
    if names.isEmpty { return [] }
    return [names.joined(separator: " ")] + (names.count > 1 ? ["\(names.count) \(word)"] : [])
  }

  private static let bytes: ValueFormat = {
    var settings = ValueSettings()
    (settings.unit, settings.prefix) = ("B", .si)
    return ValueFormat(settings, symbols: .system)
  }()

  private static func lanes(_ incoming: ShownValue, _ outgoing: ShownValue) -> [Lane] {
    [Lane(value: incoming, role: .chart1), Lane(value: outgoing, role: .chart2)]
  }
}

extension TrafficModel.Flow {
  /// The seconds between readings.
  static let interval: TimeInterval = 1

  /// Returns the model of a reading, and keeps its rates; `nil` without a reading.
  func model(
    _ reading: TrafficReading?, of machine: MachineContext, at now: Date
  ) -> TrafficModel? {
    guard let reading else { return nil }
    for (value, rate) in [(incoming, reading.incoming), (outgoing, reading.outgoing)] {
      machine.keep(rate, of: value, at: reading.date, every: Self.interval)
    }
    return TrafficModel(reading, of: self, machine.monitor, at: now)
  }

  /// Returns the past of both directions as far as it is kept, or since the start.
  func history(_ reading: TrafficReading, of machine: MachineContext) -> WidgetHistory? {
    WidgetHistory(
      [(incoming, reading.incomingHistory), (outgoing, reading.outgoingHistory)].map {
        machine.series(of: $0, since: $1.values, at: reading.date, every: Self.interval)
      })
  }
}
