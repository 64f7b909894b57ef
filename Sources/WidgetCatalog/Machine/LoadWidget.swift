import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The load averages.
struct LoadWidget: MachineWidget {
  let machine: MachineContext

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "load",
      provider: machine.provider(
        every: 1, sample: .loadSample,
        read: { monitor, now, _ in
          monitor.load(at: now).map {
            FigureModel(load: $0, cores: monitor.cpu(at: now)?.coreCount ?? 1)
          }
        })
    ) { FigureView(model: $0.model) }
    .configurationDisplayName("Load")
    .description("Processes that run or wait to: over one minute, five and fifteen.")
    .supportedFamilies(WidgetFamily.allCases)
  }
}

extension FigureModel {
  /// Creates the figure of the load, relative to the number of processors: full height means that
  /// all are busy.
  init(load reading: LoadReading, cores: Int) {
    let load = reading.load
    self.init(
      name: "Load", value: Numbers.fixed(load.one, 2),
      caption: "\(Numbers.fixed(load.five, 2)) \(Numbers.fixed(load.fifteen, 2))",
      role: load.one > Double(2 * cores) ? .bad : load.one > Double(cores) ? .warn : .text,
      history: reading.history.last(300), range: 0...max(Double(cores), load.one, load.five))
  }

  static var loadSample: FigureModel {
    FigureModel(
      name: "Load", value: "2.41", caption: "2.10 1.87",
      history: [1, 1.2, 1.5, 1.4, 1.8, 2.2, 2.6, 2.9, 2.8, 2.6, 2.5, 2.4, 2.4, 2.5, 2.4, 2.41])
  }
}
