import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The usage of all processors together.
  static let cpu = FigurePreset(
    kind: "cpu", name: "CPU", description: "Total processor usage.", interval: 1,
    sample: .cpuSample,
    read: { FigureModel(cpu: $0, at: $1) })
}

extension FigureModel {
  private static let cpu = MachineValue(.cpu, named: "CPU", warn: 80, bad: 95)

  init?(cpu monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.cpu(at: now) else { return nil }
    self.init(
      value: Self.cpu.shown(of: monitor, at: now).with(reading.history.last(300), in: 0...1),
      caption: Self.caption(reading))
  }

  private static func caption(_ reading: CPUReading) -> String {
    guard let user = reading.user, let system = reading.system else {
      return reading.coreCount == 1 ? "1 core" : "\(reading.coreCount) cores"
    }
    let format = ValueFormat(digits: 0, symbols: .system)
    return "usr \(format.text(user * 100)) sys \(format.text(system * 100))"
  }

  static var cpuSample: FigureModel {
    FigureModel(
      value: Self.cpu.shown(43).with(
        [0.1, 0.2, 0.3, 0.25, 0.4, 0.6, 0.5, 0.3, 0.35, 0.45, 0.7, 0.8, 0.6, 0.5, 0.4, 0.43],
        in: 0...1),
      caption: "usr 30 sys 13")
  }
}
