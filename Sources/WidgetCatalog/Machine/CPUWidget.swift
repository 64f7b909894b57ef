import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The usage of all processors together.
struct CPUWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "cpu",
      provider: machine.provider(
        every: 1, sample: .cpuSample, isPending: { $0.value == Numbers.pending },
        read: { monitor, now, _ in monitor.cpu(at: now).map(FigureModel.init(cpu:)) })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("CPU")
    .description("Total processor usage.")
    .supportedFamilies(WidgetFamily.allCases)
  }
}

extension FigureModel {
  init(cpu reading: CPUReading) {
    self.init(
      name: "CPU", value: Numbers.percent(reading.usage), caption: Self.caption(reading),
      role: reading.usage.map { $0 >= 0.95 ? .bad : $0 >= 0.8 ? .warn : .text } ?? .dim,
      history: reading.history.last(300), range: 0...1)
  }

  private static func caption(_ reading: CPUReading) -> String {
    guard let user = reading.user, let system = reading.system else {
      return reading.coreCount == 1 ? "1 core" : "\(reading.coreCount) cores"
    }
    return "usr \(Numbers.fixed(user * 100, 0)) sys \(Numbers.fixed(system * 100, 0))"
  }

  static var cpuSample: FigureModel {
    FigureModel(
      name: "CPU", value: "43 %", caption: "usr 30 sys 13",
      history: [
        0.1, 0.2, 0.3, 0.25, 0.4, 0.6, 0.5, 0.3, 0.35, 0.45, 0.7, 0.8, 0.6, 0.5, 0.4, 0.43,
      ],
      range: 0...1)
  }
}
