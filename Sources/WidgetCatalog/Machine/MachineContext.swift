import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The shared context of all machine widgets: one monitor, so that two widgets that ask for a
/// figure in one tick share a reading, and one clock.
struct MachineContext {
  let monitor: SystemMonitor
  let clock: any WallClock
  /// The seconds between readings, in place of each widget's own; `nil` keeps those.
  let interval: TimeInterval?

  /// Returns a provider that reads a figure every `interval` seconds.
  func provider<Model>(
    every interval: TimeInterval, sample: @escaping @autoclosure () -> Model,
    isPending: @escaping (Model) -> Bool = { _ in false },
    read: @escaping (SystemMonitor, Date, Int) -> Model?
  ) -> MonitorProvider<Model> {
    let monitor = monitor
    return MonitorProvider(
      clock: clock, interval: self.interval ?? interval, sample: sample,
      read: { read(monitor, $0, $1) }, isPending: isPending)
  }

  /// Returns true if the machine has a figure.
  func has<Reading>(_ read: (SystemMonitor, Date) -> Reading?) -> Bool {
    read(monitor, clock.now) != nil
  }
}

extension MachineContext {
  /// Keeps a value that was read at a date, if anything is kept, of a figure that is read every
  /// `interval` seconds.
  func keep(
    _ number: Double?, of value: MachineValue, at date: Date, every interval: TimeInterval
  ) {
    monitor.keep(
      number, of: value.figure.name, at: date, rhythm: self.interval ?? interval)
  }

  /// Returns the past of a value as far as it is kept; if nothing is, its values since the start, of which
  /// there is one every `interval` seconds.
  func series(
    of value: MachineValue, since start: [Double?], at now: Date, every interval: TimeInterval
  ) -> WidgetHistory.Series {
    let kept = monitor.past?.samples(of: value.figure.name) ?? []
    return kept.isEmpty
      ? .init(value.settings, start, date: now, interval: self.interval ?? interval)
      : .init(value.settings, kept)
  }
}

/// A widget that reads a machine, so `init()` alone cannot make it.
@MainActor
protocol MachineWidget: Widget {
  init(machine: MachineContext)
}

extension MachineWidget {
  /// Required by `Widget`; reads this machine by its own clock.
  init() {
    self.init(machine: MachineContext())
  }
}

extension MachineContext {
  /// Creates the context of this machine, by its own clock.
  init() {
    self.init(
      monitor: SystemMonitor(machine: LiveMachine()), clock: SystemClock(), interval: nil)
  }
}
