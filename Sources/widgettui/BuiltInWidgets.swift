import WidgetCatalog
import WidgetTUI
import WidgetTimeline

/// The widgets that come with the program.
struct BuiltInWidgets: WidgetBundle {
  private let machine: MachineWidgets

  /// Creates the widgets of this machine by its own clock, as `WidgetBundle` requires.
  init() { machine = MachineWidgets() }

  init(_ surroundings: Program.Surroundings) {
    machine = MachineWidgets(
      monitor: surroundings.monitor, clock: surroundings.clock, interval: surroundings.interval,
      state: surroundings.boardState, environments: surroundings.environments,
      fleet: surroundings.fleet)
  }

  var body: some Widget { machine.body }
}
