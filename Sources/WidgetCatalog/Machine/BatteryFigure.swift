import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The charge of the battery, and the time that it lasts.
  static let battery = FigurePreset(
    kind: "battery", name: "Battery", description: "Battery charge and remaining time.",
    interval: 5, sample: .batterySample,
    read: { FigureModel(battery: $0, at: $1) }, isThere: { $0.battery(at: $1) != nil })
}

extension FigureModel {
  /// Returns the charge, which is low only while the battery is in use.
  private static func charge(isDraining: Bool) -> MachineValue {
    MachineValue(
      .battery, named: "Battery", warnBelow: isDraining ? 20 : nil,
      badBelow: isDraining ? 10 : nil)
  }

  init?(battery monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.battery(at: now) else { return nil }
    let isDraining = reading.state == .discharging
    let value = Self.charge(isDraining: isDraining).shown(of: monitor, at: now)
    let left = reading.secondsLeft.map { Durations.short($0) + (isDraining ? " left" : "") }
    self.init(value: value, caption: left ?? reading.state.rawValue)
    gauges = [
      GaugeModel(
        label: reading.state.rawValue, value: "", part: value.part,
        role: value.role == .text ? .good : value.role)
    ]
    if let watts = reading.watts {
      let format = ValueFormat(unit: "W", digits: 1, symbols: .system)
      facts.append(Fact(name: "power", value: format.text(watts)))
    }
    if let health = reading.health {
      let format = ValueFormat(unit: "%", digits: 0, symbols: .system)
      facts.append(Fact(name: "health", value: format.text(health * 100)))
    }
  }

  static var batterySample: FigureModel {
    FigureModel(
      value: charge(isDraining: true).shown(78), caption: "3 h 40 min left",
      gauges: [GaugeModel(label: "discharging", value: "", part: 0.78, role: .good)])
  }
}
