import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The load averages.
  static let load = FigurePreset(
    kind: "load", name: "Load",
    description: "Processes that run or wait to: over one minute, five and fifteen.", interval: 1,
    sample: .loadSample,
    read: { FigureModel(load: $0, at: $1) }, course: MachineValue(.load, named: "Load"))
}

extension FigureModel {
  /// Returns the load; with more than one process for each processor, some have to wait.
  private static func load(cores: Int) -> MachineValue {
    MachineValue(.load, named: "Load", warn: Double(cores), bad: Double(2 * cores))
  }

  /// Creates the figure of the load, relative to the number of processors: full height means that
  /// all are busy.
  init?(load monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.load(at: now) else { return nil }
    let cores = monitor.cpu(at: now)?.coreCount ?? 1
    let (load, value) = (reading.load, Self.load(cores: cores))
    self.init(
      value: value.shown(of: monitor, at: now).with(
        reading.history.last(300), in: 0...max(Double(cores), load.one, load.five)),
      caption: "\(value.format.text(load.five)) \(value.format.text(load.fifteen))",
      label: [Self.words(cores: cores)])
  }

  static var loadSample: FigureModel {
    FigureModel(
      value: load(cores: 4).shown(2.41).with(
        [1, 1.2, 1.5, 1.4, 1.8, 2.2, 2.6, 2.9, 2.8, 2.6, 2.5, 2.4, 2.4, 2.5, 2.4, 2.41], in: nil),
      caption: "2.10 1.87")
  }
}
