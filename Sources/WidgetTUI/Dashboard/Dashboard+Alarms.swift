import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Draws what changed in the alarms of the board.
  func followAlarms() {
    let names = alarms.follow()
    guard !names.isEmpty else { return }
    for tile in tiles + [zoom].compactMap({ $0 }) where names.contains(tile.widget) {
      redraw(tile)
    }
    redrawStatus()
  }

  /// What a tile says of its widget's alarms.
  func alarm(of tile: Tile) -> TileAlarm? {
    TileAlarm(alarms.record(of: tile.widget), at: clock.now)
  }

  /// Acknowledges the alarms of the chosen tile, or where none is chosen all that call.
  func acknowledge() {
    let widgets = chosenTile.map { [$0.widget] } ?? alarms.calling
    if let problem = alarms.acknowledge(widgets, at: clock.now) { message = problem }
    followAlarms()
  }

  /// The widgets whose alarms ring, for the status row, on whatever page they are; nil where none does.
  var alarmPart: StatusRow.Part? {
    let names = alarms.calling
    guard !names.isEmpty else { return nil }
    let titles = names.prefix(3).map { catalog.widget($0)?.title ?? $0 }
    let more = names.count > 3 ? " +\(names.count - 3)" : ""
    return StatusRow.Part(
      text: "! \(titles.joined(separator: ", "))\(more) (a)", role: .bad)
  }

  /// The alarms of the chosen tile, in more words than it has room for; nil where none calls.
  var alarmWords: String? {
    guard let tile = chosenTile else { return nil }
    return TileAlarm.line(alarms.record(of: tile.widget), at: clock.now).map {
      "\(tile.title): \($0)"
    }
  }
}
