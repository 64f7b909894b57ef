import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The usage of memory and swap.
struct MemoryWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "memory",
      provider: machine.provider(
        every: 1, sample: .memorySample,
        read: { monitor, now, _ in monitor.memory(at: now).map(FigureModel.init(memory:)) })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("Memory")
    .description("Memory and swap usage.")
    .supportedFamilies(WidgetFamily.allCases)
  }
}

extension FigureModel {
  init(memory reading: MemoryReading) {
    let memory = reading.memory
    let part = memory.usedFraction
    let role = GaugeModel.role(of: part, warn: 0.85, bad: 0.95)
    self.init(
      name: "Memory", value: Numbers.bytes(memory.used),
      caption: "of \(Numbers.bytes(memory.total))", role: role == .accent ? .text : role,
      history: reading.history.last(300), range: 0...1)
    gauges = [GaugeModel(label: "used", value: Numbers.percent(part), part: part, role: role)]
    if let swap = memory.swapUsedFraction {
      gauges.append(
        GaugeModel(
          label: "swap", value: Numbers.percent(swap), part: swap,
          role: GaugeModel.role(of: swap, warn: 0.5, bad: 0.9)))
    }
    let cached = Double(memory.cached) / Double(max(1, memory.total))
    gauges.append(
      GaugeModel(label: "cache", value: Numbers.bytes(memory.cached), part: cached, role: .dim))
  }

  static var memorySample: FigureModel {
    FigureModel(
      name: "Memory", value: "19.4 GiB", caption: "of 31.2 GiB",
      history: Array(repeating: 0.6, count: 16), range: 0...1,
      gauges: [GaugeModel(label: "used", value: "62 %", part: 0.62)])
  }
}
