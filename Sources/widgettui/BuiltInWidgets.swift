import WidgetCatalog
import WidgetSystems
import WidgetTUI
import WidgetTimeline

/// The widgets built into the program.
struct BuiltInWidgets: WidgetBundle {
  private let machine: MachineWidgets
  private let systems: SystemWidgets

  /// Creates the widgets for this machine and its own clock, as `WidgetBundle` requires.
  init() { (machine, systems) = (MachineWidgets(), SystemWidgets()) }

  init(_ surroundings: Program.Surroundings) {
    machine = MachineWidgets(
      monitor: surroundings.monitor, clock: surroundings.clock, interval: surroundings.interval,
      state: surroundings.state, environments: surroundings.environments)
    systems = SystemWidgets(clock: surroundings.clock, state: surroundings.state)
  }

  var body: some Widget {
    machine.body
    systems.body
  }

  func instancesChanged(_ changes: [InstanceChange]) { systems.instancesChanged(changes) }
}
