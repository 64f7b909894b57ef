import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The machine's name and its uptime.
struct SystemWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "system",
      provider: machine.provider(
        every: 10, sample: .systemSample,
        read: { monitor, now, _ in
          monitor.uptime(at: now).map {
            FigureModel(
              uptime: $0, memory: monitor.memory(at: now)?.memory,
              load: monitor.load(at: now)?.load,
              cores: monitor.cpu(at: now)?.coreCount)
          }
        })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("System")
    .description("The machine's name, how long it is up, and what it is made of.")
    .supportedFamilies(WidgetFamily.allCases)
    .availability { machine.has { $0.uptime(at: $1) } }
  }
}

extension FigureModel {
  init(uptime reading: UptimeReading, memory: MemoryInfo?, load: LoadAverage?, cores: Int?) {
    self.init(
      name: reading.hostName, value: "up \(Durations.short(reading.seconds))",
      caption: reading.hostName)
    let boot = LocalTime(reading.bootDate)
    facts = [
      Fact(name: "since", value: "\(boot.date) \(boot.hourAndMinute)"),
      Fact(name: "kernel", value: reading.kernelRelease),
    ]
    if let cores { facts.append(Fact(name: "processors", value: String(cores))) }
    if let memory { facts.append(Fact(name: "memory", value: Numbers.bytes(memory.total))) }
    if let load { facts.append(Fact(name: "threads", value: String(load.threads))) }
  }

  static var systemSample: FigureModel {
    FigureModel(
      name: "atlas", value: "up 12 d 4 h", caption: "atlas",
      facts: [Fact(name: "kernel", value: "6.1.0")])
  }
}
