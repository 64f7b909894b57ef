public import FoundationEssentials
public import WidgetSources
public import WidgetTimeline

/// The widgets of a machine: processors, memory, disks, network and its other parts.
public struct MachineWidgets: WidgetBundle {
  private let machine: MachineContext
  private let shown: ShownWidgets

  /// Creates the widgets of this machine, by its own clock.
  public init() { self.init(monitor: SystemMonitor(machine: LiveMachine()), clock: SystemClock()) }

  /// Creates the widgets of the machine that `monitor` reads, by `clock`; all read every `interval`
  /// seconds, or each at its own pace.
  ///
  /// - Parameter state: the folder of the state that widgets of boards keep between runs; nil keeps
  ///   nothing.
  public init(
    monitor: SystemMonitor, clock: any WallClock, interval: TimeInterval? = nil,
    state: String? = nil
  ) {
    self.init(
      monitor: monitor, clock: clock, interval: interval, state: state,
      environments: BoardEnvironments())
  }

  /// Creates the same widgets, whose sources are read in these environments, and in these fleets.
  package init(
    monitor: SystemMonitor, clock: any WallClock, interval: TimeInterval?, state: String?,
    environments: BoardEnvironments, fleet: FleetMembers? = nil
  ) {
    machine = MachineContext(monitor: monitor, clock: clock, interval: interval)
    shown = ShownWidgets(on: machine, state: state, environments: environments, fleet: fleet)
  }

  public var body: some Widget {
    FigureWidget(.cpu, of: machine)
    CoresWidget(machine: machine)
    FigureWidget(.memory, of: machine)
    FigureWidget(.load, of: machine)
    DisksWidget(machine: machine)
    DiskIOWidget(machine: machine)
    NetworkWidget(machine: machine)
    FigureWidget(.temperature, of: machine)
    FigureWidget(.battery, of: machine)
    FigureWidget(.system, of: machine)
    ProcessesWidget(machine: machine)
    HogsWidget(machine: machine)
    ReadingWidgets(shown: shown)
  }
}
