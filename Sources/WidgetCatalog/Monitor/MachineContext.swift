import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// What all machine widgets read from: one monitor, so that two widgets that ask for a figure in
/// one tick get one reading, and one clock.
struct MachineContext {
  let monitor: SystemMonitor
  let clock: any WallClock
  /// Seconds between readings in place of each widget's own; nil keeps those.
  let interval: TimeInterval?
  /// The folder for what widgets keep between runs; nil keeps nothing.
  var state: String?
  /// The environments that widgets of boards are read with.
  var environments = BoardEnvironments()
  /// The widgets of boards that read it.
  let shown = ShownWidgets()

  /// A provider that reads a figure every `interval` seconds.
  func provider<Model>(
    every interval: TimeInterval, sample: Model,
    isPending: @escaping (Model) -> Bool = { _ in false },
    read: @escaping (SystemMonitor, Date, Int) -> Model?
  ) -> MonitorProvider<Model> {
    let monitor = monitor
    return MonitorProvider(
      clock: clock, interval: self.interval ?? interval, sample: sample,
      read: { read(monitor, $0, $1) }, isPending: isPending)
  }

  /// True if the machine has a figure.
  func has<Reading>(_ read: (SystemMonitor, Date) -> Reading?) -> Bool {
    read(monitor, clock.now) != nil
  }
}

/// A widget that `init()` alone cannot make: it reads a machine.
@MainActor
protocol MachineWidget: Widget {
  init(machine: MachineContext)
}

extension MachineWidget {
  /// Asked for by `Widget`; it reads this machine by its own clock.
  init() {
    self.init(machine: MachineContext())
  }
}

extension MachineContext {
  /// This machine, by its own clock.
  init() {
    self.init(
      monitor: SystemMonitor(machine: LiveMachine()), clock: SystemClock(), interval: nil)
  }
}
