import FoundationEssentials
import WidgetSources
import WidgetTimeline

/// A widget of one figure of the machine, as data.
struct FigurePreset: Sendable {
  let kind: String
  /// The name for people.
  let name: String
  let description: String
  /// The seconds between readings.
  let interval: TimeInterval
  /// The figure that a gallery shows.
  let sample: FigureModel
  /// Returns the figure of a machine; `nil` if it has none.
  let read: @Sendable (SystemMonitor, Date) -> FigureModel?
  /// The value whose past the figure shows, which may be another than its own: a part of the memory in
  /// place of bytes; `nil` for none.
  var course: MachineValue?
  /// Returns false for a machine that does not have the figure.
  var isThere: @Sendable (SystemMonitor, Date) -> Bool = { _, _ in true }
}

extension FigurePreset {
  /// Returns the figure of a machine at a date, and keeps its value; `nil` if the machine has none.
  func figure(of machine: MachineContext, at now: Date) -> FigureModel? {
    guard var model = read(machine.monitor, now) else { return nil }
    (model.date, model.interval) = (now, machine.interval ?? interval)
    if let course {
      machine.keep(model.value.history.last ?? nil, of: course, at: now, every: interval)
    }
    return model
  }

  /// Returns the past of the figure as far as it is kept, or since the start; `nil` if there is none.
  func history(of machine: MachineContext) -> WidgetHistory? {
    let now = machine.clock.now
    guard let course, let model = read(machine.monitor, now) else { return nil }
    return WidgetHistory([
      machine.series(of: course, since: model.value.history, at: now, every: interval)
    ])
  }
}
