import WidgetLayout
import WidgetSources

/// A flow in two directions: current and past rates, in total and by device.
struct TrafficModel {
  /// One direction.
  struct Lane: Hashable {
    /// The direction, such as `↓ down` or `↑ up`.
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

  /// All families except the circular one, in which two rates do not fit.
  static let families = WidgetFamily.allCases.filter { $0 != .accessoryCircular }
}

extension TrafficModel {
  /// Creates the model of a reading; the name of a lane is a glyph and a word.
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

  /// Returns the model that a gallery shows.
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
