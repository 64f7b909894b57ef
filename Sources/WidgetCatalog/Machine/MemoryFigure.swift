import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The usage of memory and swap.
  static let memory = FigurePreset(
    kind: "memory", name: "Memory", description: "Memory and swap usage.", interval: 1,
    sample: .memorySample,
    read: { FigureModel(memory: $0, at: $1) }, course: FigureModel.usedPart)
}

extension FigureModel {
  private static let used = MachineValue(.memoryUsed, named: "Memory")
  fileprivate static let usedPart = MachineValue(.memory, warn: 85, bad: 95)
  private static let swap = MachineValue(.swap, warn: 50, bad: 90)

  init?(memory monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.memory(at: now) else { return nil }
    let (memory, format) = (reading.memory, Self.used.format)
    let part = Self.usedPart.shown(of: monitor, at: now)
    let history = reading.history.last(Self.shownValues).map { $0.map { $0 * 100 } }
    var value = Self.used.shown(of: monitor, at: now).with(history, in: 0...100)
    (value.role, value.ramp) = (part.role, part.ramp)
    self.init(
      value: value, caption: "\(part.value) of \(format.text(Double(memory.total)))")
    segments = Self.segments(of: memory, used: part.role == .text ? .accent : part.role)
    if let swap = memory.swapUsedFraction {
      gauges.append(Self.swap.gauge(swap * 100, label: "swap"))
    }
  }

  /// Returns the memory of programs, the caches and what is free, which together are all.
  private static func segments(of memory: MemoryInfo, used: Role) -> [Segment] {
    let cache = min(memory.cached + memory.buffers, memory.total)
    let free = min(memory.free, memory.total - cache)
    return [
      ("apps", memory.total - cache - free, used), ("cache", cache, Role.chart3),
      ("free", free, .faint),
    ].map { name, bytes, role in
      Segment(
        name: name, value: Self.used.format.text(Double(bytes)),
        part: Double(bytes) / Double(max(1, memory.total)), role: role)
    }
  }

  static var memorySample: FigureModel {
    FigureModel(
      value: used.shown(20_830_591_386).with(Array(repeating: 60, count: 16), in: 0...100),
      caption: "62 % of 31.2 GiB",
      segments: [
        Segment(name: "apps", value: "13.1 GiB", part: 0.42, role: .accent),
        Segment(name: "cache", value: "6.3 GiB", part: 0.2, role: .chart3),
        Segment(name: "free", value: "11.8 GiB", part: 0.38, role: .faint),
      ])
  }
}
