import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The charge of the battery, and the time that it lasts.
struct BatteryWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "battery",
      provider: machine.provider(
        every: 5, sample: .batterySample,
        read: { monitor, now, _ in monitor.battery(at: now).map(FigureModel.init(battery:)) })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("Battery")
    .description("Battery charge and remaining time.")
    .supportedFamilies(WidgetFamily.allCases)
    .availability { machine.has { $0.battery(at: $1) } }
  }
}

extension FigureModel {
  init(battery reading: BatteryReading) {
    let charge = reading.charge
    let isDraining = reading.state == .discharging
    let role: Role = isDraining && charge < 0.1 ? .bad : isDraining && charge < 0.2 ? .warn : .text
    let left = reading.secondsLeft.map { Durations.short($0) + (isDraining ? " left" : "") }
    self.init(
      name: "Battery", value: Numbers.percent(charge), caption: left ?? reading.state.rawValue,
      role: role)
    gauges = [
      GaugeModel(
        label: reading.state.rawValue, value: "", part: charge,
        role: role == .text ? .good : role)
    ]
    if let watts = reading.watts {
      facts.append(Fact(name: "power", value: Numbers.fixed(watts, 1) + " W"))
    }
    if let health = reading.health {
      facts.append(Fact(name: "health", value: Numbers.percent(health)))
    }
  }

  static var batterySample: FigureModel {
    FigureModel(
      name: "Battery", value: "78 %", caption: "3 h 40 min left",
      gauges: [GaugeModel(label: "discharging", value: "", part: 0.78, role: .good)])
  }
}
