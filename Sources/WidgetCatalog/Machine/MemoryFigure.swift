import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The usage of memory and swap.
  static let memory = FigurePreset(
    kind: "memory", name: "Memory", description: "Memory and swap usage.", interval: 1,
    sample: .memorySample,
    read: { FigureModel(memory: $0, at: $1) })
}

extension FigureModel {
  private static let used = MachineValue(.memoryUsed, named: "Memory")
  private static let usedPart = MachineValue(.memory, warn: 85, bad: 95)
  private static let swap = MachineValue(.swap, warn: 50, bad: 90)

  init?(memory monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.memory(at: now) else { return nil }
    let (memory, format) = (reading.memory, Self.used.format)
    let part = Self.usedPart.shown(of: monitor, at: now)
    var value = Self.used.shown(of: monitor, at: now).with(reading.history.last(300), in: 0...1)
    value.role = part.role
    self.init(value: value, caption: "of \(format.text(Double(memory.total)))")
    gauges = [Self.usedPart.gauge(memory.usedFraction * 100, label: "used")]
    if let swap = memory.swapUsedFraction {
      gauges.append(Self.swap.gauge(swap * 100, label: "swap"))
    }
    gauges.append(
      GaugeModel(
        label: "cache", value: format.text(Double(memory.cached)),
        part: Double(memory.cached) / Double(max(1, memory.total)), role: .dim))
  }

  static var memorySample: FigureModel {
    FigureModel(
      value: used.shown(20_830_591_386).with(Array(repeating: 0.6, count: 16), in: 0...1),
      caption: "of 31.2 GiB", gauges: [usedPart.gauge(62, label: "used")])
  }
}
