import FoundationEssentials
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetTimeline

/// A dashboard's timelines at a moment that has passed, from the archives alone.
@MainActor
struct DashboardPast {
  /// The moment that is shown.
  let date: Date
  let timelines: BoardTimelines
}

/// Walking through the kept time: all tiles show what they showed at a moment.
extension Dashboard {
  /// The timelines that tiles show: those of the moment, or the current ones.
  var shownTimelines: BoardTimelines { past?.timelines ?? timelines }

  /// The moment that tiles show.
  var shownNow: Date { past?.date ?? clock.now }

  /// Shows the dashboard as it was at a moment; at the present, or at none, as it is now.
  func show(past date: Date?) {
    if let date, date < clock.now, isPresent {
      let stopped = ManualClock(date)
      let placed = catalog
      let timelines = BoardTimelines(
        scheduler: Scheduler(clock: stopped, alarm: ManualAlarm()), clock: stopped,
        folder: sharedFolder, moment: .another(present: clock.now), describe: { placed[$0] })
      past = DashboardPast(date: date, timelines: timelines)
    } else {
      past = nil
    }
    contents = [:]
    keepInstances()
    invalidate()
  }

  /// Moves the moment by some seconds.
  func walk(by seconds: TimeInterval) { show(past: shownNow + seconds) }

  /// Goes to the kept entry before the moment that is shown, or to the one after it, whichever tile it is
  /// of; after the last one comes the present.
  func walk(by step: Int) {
    if past == nil, step > 0 { return }
    let moment = shownNow
    if past == nil { show(past: moment - 0.001) }
    let dates = tiles.flatMap(\.instances).flatMap { instance in
      past?.timelines.record(of: instance.id)?.entries ?? []
    }
    if step > 0 {
      show(past: dates.filter { $0 > moment }.min())
    } else if let date = dates.filter({ $0 < moment }).max() {
      show(past: date)
    } else {
      show(past: moment)
      notice = LinkNotice("Nothing older is kept", .warn, clock.now)
    }
  }

  /// Says that something cannot be done while the past is shown; returns false at the present.
  func refusesInPast() -> Bool {
    guard past != nil else { return false }
    notice = LinkNotice("This is the past; \(presentKeys) goes back to now", .warn, clock.now)
    return true
  }

  private var presentKeys: String {
    (keys[.toEnd].first ?? keys[.back].first)?.name ?? "End"
  }

  /// The status row while the past is shown: the moment, in words that cannot be taken for the clock.
  func pastRow(_ past: DashboardPast) -> StatusRow {
    let now = clock.now
    let (time, today) = (LocalTime(past.date), LocalTime(now))
    let day = time.date == today.date ? "" : "\(time.date) "
    let ago = DurationText.text((now.timeIntervalSince(past.date)).rounded())
    var moment = StatusRow.Part(words: "◂ PAST \(day)\(time.clock), \(ago) ago", role: .warn)
    moment.attributes = [.bold, .reverse]
    let names = keys.first(.earlier, .later, joinedBy: " ") ?? ""
    return StatusRow(
      // An alarm that rings now is shown at any moment.
      left: [moment] + [alarmPart].compactMap { $0 },
      right: [
        StatusRow.Part(text: "\(names) walk · \(presentKeys) now", role: .dim),
        StatusRow.Part(text: "now \(today.hourAndMinute)", role: .faint),
      ])
  }
}
