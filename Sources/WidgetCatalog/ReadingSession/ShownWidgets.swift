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

  /// The machine whose figures are read.
  let machine: MachineContext
  /// The folder of the state that widgets keep between runs; `nil` keeps nothing.
  private let state: String?
  /// The environments in which widgets are read.
  private let environments: BoardEnvironments
  /// The memberships of this host in fleets; `nil` in other programs.
  private let fleet: FleetMembers?
  private var entries: [Key: Entry] = [:]

  init(
    on machine: MachineContext, state: String? = nil,
    environments: BoardEnvironments = BoardEnvironments(), fleet: FleetMembers? = nil
  ) {
    (self.machine, self.state, self.environments) = (machine, state, environments)
    self.fleet = fleet
  }

  /// Returns the readings of a widget with these settings, and makes them if no place shows it yet.
  func readings<Kind: ReadingKind>(
    of settings: InstanceSettings, _ kind: Kind.Type
  ) throws(SourceFailure) -> SharedReadings<Kind> {
    if let known = known(settings, kind) { return known }
    let session = ReadingSession(
      try ReadingSettings<Kind>(settings), state: state, environments: environments,
      clock: machine.clock, fleet: fleet)
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

  /// Returns the kept past of a widget's values; `nil` if nothing is kept.
  func history<Kind: ReadingKind>(
    of settings: InstanceSettings, _ kind: Kind.Type
  ) -> WidgetHistory? {
    guard let typed = try? self.settings(of: settings, kind) else { return nil }
    let inline = ReadingSettings<Kind>.isInline(settings) ? known(settings, kind)?.session : nil
    return WidgetHistory(
      typed.kind.values.enumerated().map { number, value in
        WidgetHistory.Series(
          value,
          inline?.samples(number, value) ?? state.map { state in
            ReadingHistory.kept(
              number, value, of: typed.fingerprints, in: "\(state)/history")
          } ?? [])
      })
  }

  /// Returns the data of a widget as they were last read; `nil` if none are kept.
  func rawReading<Kind: ReadingKind>(
    of settings: InstanceSettings, _ kind: Kind.Type
  ) -> RawReading? {
    guard let state, let typed = try? self.settings(of: settings, kind) else { return nil }
    let file = KeptReadingFile(
      KeptReadingFile.name(of: Kind.kind, mark: typed.mark), in: StateFolders(in: state))
    return file.reading.map { reading in
      let oldest = reading.parts.compactMap { (try? $0.get())?.oldest }.min()
      return RawReading(date: reading.date, oldest: oldest, lines: reading.lines)
    }
  }

  private func known<Kind: ReadingKind>(
    _ settings: InstanceSettings, _ kind: Kind.Type
  ) -> SharedReadings<Kind>? {
    entries[Key(kind: Kind.kind, settings: settings)]?.readings as? SharedReadings<Kind>
  }
}
