import WidgetSettings
import WidgetSources

/// The widgets of boards that are shown now: places that show the same one share its readings.
@MainActor
final class ShownWidgets {
  private struct Entry {
    weak var readings: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  nonisolated init() {}

  /// Returns the readings of a widget with this configuration, and makes them if no place shows it
  /// yet.
  func readings<Kind: ReadingKind>(
    of setting: Setting, _ kind: Kind.Type, on machine: MachineContext
  ) throws(SourceFailure) -> SharedReadings<Kind> {
    let name = "\(Kind.kind) \(setting.json)"
    if let known = entries[name]?.readings as? SharedReadings<Kind> { return known }
    let session = ReadingSession(
      try ReadingSettings<Kind>(setting), state: machine.state,
      environments: machine.environments, clock: machine.clock)
    let readings = SharedReadings(session, machine)
    entries = entries.filter { $0.value.readings != nil }
    entries[name] = Entry(readings: readings)
    return readings
  }
}
