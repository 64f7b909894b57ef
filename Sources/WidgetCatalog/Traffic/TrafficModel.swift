import WidgetLayout
import WidgetSources

/// What flows two ways: now and before, in all and by device.
struct TrafficModel {
  /// One way.
  struct Lane: Hashable {
    /// `↓ down`, `↑ up`.
    var name: String
    var value: String
    var history: [Double?]
    var role: Role
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

  /// All but the circular one, which has no room for two rates.
  static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
}

extension TrafficModel {
  /// The model of a reading; the lanes are named by a glyph and a word.
  init(_ reading: TrafficReading, name: String, incoming: String, outgoing: String) {
    self.name = name
    isPending = reading.incoming == nil && reading.incomingHistory.count < 2
    lanes = [
      Lane(
        name: incoming, value: Numbers.rate(reading.incoming),
        history: reading.incomingHistory.last(300), role: .chart1),
      Lane(
        name: outgoing, value: Numbers.rate(reading.outgoing),
        history: reading.outgoingHistory.last(300), role: .chart2),
    ]
    devices = reading.devices.map { device in
      Device(name: device.name, values: [device.incoming, device.outgoing].map(Numbers.rate))
    }
  }

  /// What a gallery shows.
  static func sample(name: String, incoming: String, outgoing: String) -> TrafficModel {
    let wave: [Double?] = [2, 3, 5, 6, 7, 8, 7, 5, 6, 7, 8, 8, 7, 6, 7, 6]
    return TrafficModel(
      name: name,
      lanes: [
        Lane(name: incoming, value: "1.24 MB/s", history: wave, role: .chart1),
        Lane(name: outgoing, value: "84.0 kB/s", history: wave.reversed(), role: .chart2),
      ], devices: [Device(name: "eth0", values: ["1.24 MB/s", "84.0 kB/s"])])
  }
}
