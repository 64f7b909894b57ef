import WidgetSources
import WidgetTimeline

/// The widgets of boards that are shown now: places that show the same one share its readings.
@MainActor
final class ShownWidgets {
  private struct Key: Hashable {
    let kind: String
    let settings: InstanceSettings
  }

  private struct Entry {
    weak var readings: AnyObject?
  }

  private var entries: [Key: Entry] = [:]

  nonisolated init() {}

  /// Returns the readings of a widget with these settings, and makes them if no place shows it yet.
  func readings<Kind: ReadingKind>(
    of settings: InstanceSettings, _ kind: Kind.Type, on machine: MachineContext
  ) throws(SourceFailure) -> SharedReadings<Kind> {
    if let known = known(settings, kind) { return known }
    let session = ReadingSession(
      try ReadingSettings<Kind>(settings), state: machine.state,
      environments: machine.environments, clock: machine.clock)
    let readings = SharedReadings(session, machine)
    entries = entries.filter { $0.value.readings != nil }
    entries[Key(kind: Kind.kind, settings: settings)] = Entry(readings: readings)
    return readings
  }

  /// Returns the settings of a widget in typed form: those that are read by, if a place shows it.
  func settings<Kind: ReadingKind>(
    of settings: InstanceSettings, _ kind: Kind.Type
  ) throws(SourceFailure) -> ReadingSettings<Kind> {
    if let known = known(settings, kind) { return known.session.settings }
    return try ReadingSettings<Kind>(settings)
  }

  private func known<Kind: ReadingKind>(
    _ settings: InstanceSettings, _ kind: Kind.Type
  ) -> SharedReadings<Kind>? {
    entries[Key(kind: Kind.kind, settings: settings)]?.readings as? SharedReadings<Kind>
  }
}
