import FoundationEssentials
import WidgetLayout
import WidgetSources

extension FigurePreset {
  /// The usage of all processors together.
  static let cpu = FigurePreset(
    kind: "cpu", name: "CPU", description: "Total processor usage.", interval: 1,
    sample: .cpuSample,
    read: { FigureModel(cpu: $0, at: $1) }, course: FigureModel.cpu)
}

extension FigureModel {
  fileprivate static let cpu = MachineValue(.cpu, named: "CPU", warn: 80, bad: 95)

  init?(cpu monitor: SystemMonitor, at now: Date) {
    guard let reading = monitor.cpu(at: now) else { return nil }
    let history = reading.history.last(Self.shownValues).map { $0.map { $0 * 100 } }
    self.init(
      value: Self.cpu.shown(of: monitor, at: now).with(history, in: 0...100),
      caption: Self.caption(reading))
    change = Self.change(of: history)
    // The kernel takes as long for their name as for all other figures, so the first screen does without.
    let name = reading.usage == nil ? nil : monitor.processorName
    label = Self.label(name, cores: reading.coreCount)
    let cores = CoresModel(reading)
    if cores.parts.count > 1 { self.cores = cores }
    if let load = monitor.load(at: now)?.load {
      let format = MachineValue(.load).format
      let averages = [load.one, load.five, load.fifteen].map(format.text)
      facts = [
        Fact(name: "load", value: averages.joined(separator: " "), shortValue: averages.first)
      ]
    }
  }

  /// Returns the change against the mean of ten seconds a minute ago, as one value of a second says
  /// little; `nil` if the past is shorter.
  private static func change(of history: [Double?]) -> ValueChange? {
    guard history.count > 70, let newest = history.last ?? nil else { return nil }
    let before = history.suffix(70).prefix(10).compactMap { $0 }
    guard !before.isEmpty else { return nil }
    var settings = cpu.settings
    (settings.compare, settings.good) = (60, .neither)
    var reading = ValueReading(settings: settings, datum: .number(newest))
    reading.past = before.reduce(0, +) / Double(before.count)
    return ValueChange(reading, format: cpu.format)
  }

  /// Returns the processors' name and number, in forms.
  private static func label(_ name: String?, cores: Int) -> [String] {
    let number = Self.words(cores: cores)
    return name.map { ["\($0) · \(number)", $0, number] } ?? [number]
  }

  /// Returns a number of processors in words.
  static func words(cores: Int) -> String { cores == 1 ? "1 core" : "\(cores) cores" }

  private static func caption(_ reading: CPUReading) -> String {
    guard let user = reading.user, let system = reading.system else {
      return words(cores: reading.coreCount)
    }
    let format = ValueFormat(digits: 0, symbols: .system)
    return "usr \(format.text(user * 100)) sys \(format.text(system * 100))"
  }

  static var cpuSample: FigureModel {
    FigureModel(
      value: Self.cpu.shown(43).with(
        [10, 20, 30, 25, 40, 60, 50, 30, 35, 45, 70, 80, 60, 50, 40, 43], in: 0...100),
      caption: "usr 30 sys 13")
  }
}
