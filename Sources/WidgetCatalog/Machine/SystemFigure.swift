import FoundationEssentials
import WidgetBase
import WidgetLayout
import WidgetSources
import WidgetTimeline

extension FigurePreset {
  /// The machine's name and its uptime.
  static let system = FigurePreset(
    kind: "system", name: "System",
    description: "The machine's name, how long it is up, and what it is made of.", interval: 10,
    sample: .systemSample,
    read: { FigureModel(system: $0, at: $1) }, isThere: { $0.uptime(at: $1) != nil })
}

extension FigureModel {
  init?(system monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.uptime(at: now) else { return nil }
    let uptime = MachineValue(.uptime, named: reading.hostName)
    self.init(
      value: Self.up(uptime.shown(of: monitor, at: now)), caption: reading.hostName)
    let boot = LocalTime(reading.bootDate)
    facts = [
      Fact(name: "since", value: "\(boot.date) \(boot.hourAndMinute)", shortValue: "\(boot.date)"),
      Fact(
        name: "kernel", value: reading.kernelRelease,
        shortValue: reading.kernelRelease.splitExactly(separator: "-").first.map(String.init)),
    ]
    if let cpu = monitor.cpu(at: now) {
      facts.append(Fact(name: "processors", value: String(cpu.coreCount)))
    }
    if let memory = monitor.memory(at: now)?.memory {
      let total = MachineValue(.memoryUsed).format.text(Double(memory.total))
      facts.append(Fact(name: "memory", value: total))
    }
    if let load = monitor.load(at: now)?.load {
      facts.append(Fact(name: "threads", value: String(load.threads)))
    }
  }

  /// Returns an uptime with the word that says so.
  private static func up(_ uptime: ShownValue) -> ShownValue {
    var value = uptime
    value.value = "up \(uptime.value)"
    (value.forms, value.parts) = ([value.value], [ValueFormat.Part(value.value)])
    return value
  }

  static var systemSample: FigureModel {
    FigureModel(
      value: up(MachineValue(.uptime, named: "atlas").shown(1_051_200)), caption: "atlas",
      facts: [Fact(name: "kernel", value: "6.1.0")])
  }
}
