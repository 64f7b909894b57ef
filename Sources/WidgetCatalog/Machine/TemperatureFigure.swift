import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The temperatures of the machine.
  static let temperature = FigurePreset(
    kind: "temperature", name: "Temperature", description: "The hottest sensor, and the others.",
    interval: 2, sample: .temperatureSample,
    read: { FigureModel(temperature: $0, at: $1) },
    course: MachineValue(.temperature, named: "Temperature"),
    isThere: { $0.temperatures(at: $1) != nil })
}

extension FigureModel {
  init?(temperature monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.temperatures(at: now) else { return nil }
    let hottest = reading.hottest
    // The heading already shows the hottest one.
    let others = reading.sensors.filter { $0 != hottest }.sorted { $0.celsius > $1.celsius }
    self.init(
      value: hottest.value.shown(of: monitor, at: now).with(
        reading.history.last(300), in: 20...100),
      caption: hottest.title,
      gauges: others.map { $0.value.gauge($0.celsius, label: $0.title) })
  }

  static var temperatureSample: FigureModel {
    FigureModel(
      value: MachineValue(.temperature, named: "Temp").shown(58).with(
        [40, 42, 45, 44, 48, 52, 55, 58, 57, 56, 58, 60, 59, 58, 58, 58], in: 20...100),
      caption: "Package id 0")
  }
}

extension Temperature {
  /// The sensor's label, else its chip's name.
  fileprivate var title: String { label.isEmpty ? chip : label }

  /// The value of the sensor, from 20 °C to its critical temperature; the last fifth of that is a
  /// warning, and the last twentieth is bad.
  fileprivate var value: MachineValue {
    let span = max(1, (critical ?? maximum ?? 100) - 20)
    return MachineValue(
      .temperature, named: "Temp", warn: 20 + 0.8 * span, bad: 20 + 0.95 * span,
      range: 20...(20 + span))
  }
}
