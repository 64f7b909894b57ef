import FoundationEssentials
import WidgetLayout
import WidgetSources

/// A figure of the machine as its widgets show it: as a metric of the same source, with the name and
/// the bounds that a board would give.
struct MachineValue {
  let figure: MachineFigure
  let settings: ValueSettings

  /// Creates a value; `warn` and `bad` are the greatest numbers that are normal and a warning.
  init(
    _ figure: MachineFigure.Name, of part: String = "", named name: String = "",
    warn: Double? = nil, bad: Double? = nil, range: ClosedRange<Double>? = nil
  ) {
    let thresholds = [(ValueReading.Level.warn, warn), (.bad, bad)].compactMap { level, bound in
      bound.map { ValueSettings.Threshold(level: level, above: $0) }
    }
    self.init(MachineFigure(figure, of: part), name, thresholds, range)
  }

  /// Creates a value; `warn` and `bad` are the least numbers that are normal and a warning.
  init(
    _ figure: MachineFigure.Name, named name: String = "", warnBelow warn: Double?,
    badBelow bad: Double?
  ) {
    let thresholds = [(ValueReading.Level.warn, warn), (.bad, bad)].compactMap { level, bound in
      bound.map { ValueSettings.Threshold(level: level, below: $0) }
    }
    self.init(MachineFigure(figure), name, thresholds)
  }

  private init(
    _ figure: MachineFigure, _ name: String, _ thresholds: [ValueSettings.Threshold],
    _ range: ClosedRange<Double>? = nil
  ) {
    self.figure = figure
    var settings = ValueSettings(figure)
    settings.name = name
    settings.thresholds = thresholds
    settings.range = range ?? settings.range
    self.settings = settings
  }

  /// The format of the figure's numbers.
  var format: ValueFormat { ValueFormat(settings, symbols: .system) }

  /// Returns the figure as a monitor reads it.
  func shown(of monitor: SystemMonitor, at now: Date) -> ShownValue {
    shown(monitor.datum(of: figure, at: now) ?? .null)
  }

  /// Returns the figure of a number, such as a sample's; `nil` if it needs a second reading.
  func shown(_ number: Double?) -> ShownValue { shown(number.map { .number($0) } ?? .null) }

  /// Returns a number as a part of its range.
  func gauge(_ number: Double?, label: String) -> GaugeModel {
    let shown = shown(number)
    return GaugeModel(
      label: label, value: shown.value, part: shown.part, role: level(of: number).barRole)
  }

  private func shown(_ datum: Datum) -> ShownValue {
    ShownValue(
      ValueReading(settings: settings, datum: datum, level: level(of: datum.number)),
      symbols: .system)
  }

  private func level(of number: Double?) -> ValueReading.Level {
    number.map(settings.level) ?? .normal
  }
}
