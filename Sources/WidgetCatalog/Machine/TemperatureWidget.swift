import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The temperatures of the machine.
struct TemperatureWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "temperature",
      provider: machine.provider(
        every: 2, sample: .temperatureSample,
        read: { monitor, now, _ in
          monitor.temperatures(at: now).map(FigureModel.init(temperature:))
        })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("Temperature")
    .description("The hottest sensor, and the others.")
    .supportedFamilies(WidgetFamily.allCases)
    .availability { machine.has { $0.temperatures(at: $1) } }
  }
}

extension FigureModel {
  init(temperature reading: TemperatureReading) {
    let hottest = reading.hottest
    // The heading already shows the hottest one.
    let others = reading.sensors.filter { $0 != hottest }.sorted { $0.celsius > $1.celsius }
    let role = GaugeModel(temperature: hottest).role
    self.init(
      name: "Temp", value: Numbers.fixed(hottest.celsius, 0) + " °C", caption: hottest.title,
      role: role == .accent ? .text : role, history: reading.history.last(300), range: 20...100,
      gauges: others.map(GaugeModel.init(temperature:)))
  }

  static var temperatureSample: FigureModel {
    FigureModel(
      name: "Temp", value: "58 °C", caption: "Package id 0",
      history: [40, 42, 45, 44, 48, 52, 55, 58, 57, 56, 58, 60, 59, 58, 58, 58], range: 20...100)
  }
}

extension GaugeModel {
  /// Creates a gauge of a temperature, from 20 °C to the sensor's critical one.
  init(temperature: Temperature) {
    let limit = temperature.critical ?? temperature.maximum ?? 100
    let part = (temperature.celsius - 20) / max(1, limit - 20)
    self.init(
      label: temperature.title, value: Numbers.fixed(temperature.celsius, 0) + " °C", part: part,
      role: Self.role(of: part, warn: 0.8, bad: 0.95))
  }
}

extension Temperature {
  /// The sensor's label, else its chip's name.
  fileprivate var title: String { label.isEmpty ? chip : label }
}
