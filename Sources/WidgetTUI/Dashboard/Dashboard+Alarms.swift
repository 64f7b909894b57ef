import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Redraws whatever shows alarms that have changed.
  func followAlarms() {
    let names = alarms.follow()
    guard !names.isEmpty else { return }
    for tile in tiles + [zoom].compactMap({ $0 }) where names.contains(tile.widget) {
      redraw(tile)
    }
    redrawStatus()
  }

  /// Returns a tile's view of its widget's alarms.
  func alarm(of tile: Tile) -> TileAlarm? {
    // An alarm that rings now did not ring then.
    past == nil ? TileAlarm(alarms.record(of: tile.widget), at: clock.now) : nil
  }

  /// Acknowledges the alarms of the chosen tile, or all that need attention if none is chosen.
  func acknowledge() {
    let widgets = chosenTile.map { [$0.widget] } ?? alarms.calling
    if let problem = alarms.acknowledge(widgets, at: clock.now) { message = problem }
    followAlarms()
  }

  /// The part of the status row for ringing alarms on any page; `nil` if there are none.
  var alarmPart: StatusRow.Part? {
    let names = alarms.calling
    guard !names.isEmpty else { return nil }
    let titles = names.prefix(3).map { catalog.widget($0)?.title ?? $0 }
    let more = names.count > 3 ? " +\(names.count - 3)" : ""
    let key = keys.first(.acknowledge).map { " (\($0))" } ?? ""
    return StatusRow.Part(
      text: "! \(titles.joined(separator: ", "))\(more)\(key)", role: .bad)
  }

  /// The alarms of the chosen tile, in more words than fit in it; `nil` if none needs attention.
  var alarmWords: String? {
    guard let tile = chosenTile else { return nil }
    return TileAlarm.line(alarms.record(of: tile.widget), at: clock.now).map {
      "\(tile.title): \($0)"
    }
  }
}
