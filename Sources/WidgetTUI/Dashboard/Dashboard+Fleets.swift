import WidgetArchive
import WidgetBase
import WidgetSources

/// The fleets that share the board's readings.
extension Dashboard {
  /// The names and servers of the board's fleets.
  private var fleets: Set<FleetSettings> {
    Set(board.widgets.values.compactMap(\.settings.place.fleet).map(FleetSettings.init))
  }

  /// The parts of the status row for the board's fleets, as the host noted them last; none while there is no
  /// host, since nothing is known then.
  var fleetParts: [StatusRow.Part] {
    let fleets = fleets
    guard !fleets.isEmpty, isPresent, past == nil, let sharedFolder,
      Lease.isHeld(in: sharedFolder)
    else { return [] }
    return FleetMembers.statuses(in: sharedFolder.path).filter { status in
      fleets.contains { $0.name == status.fleet && $0.server == status.server }
    }.map { part(of: $0) }
  }

  private func part(of status: FleetStatus) -> StatusRow.Part {
    let name = "fleet \(status.fleet)"
    if status.failure != nil {
      let since = LocalTime(status.since).shortWords(at: LocalTime(clock.now))
      return StatusRow.Part(text: "\(name): no connection since \(since)", role: .warn)
    }
    if status.isPolled {
      return StatusRow.Part(text: "\(name): no notifications", role: .warn, weight: .extra)
    }
    return StatusRow.Part(text: name, role: .dim, weight: .least)
  }
}
