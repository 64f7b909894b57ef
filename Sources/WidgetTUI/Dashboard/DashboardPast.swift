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
  /// The kept values of this machine's figures, by instance; each is read once for a walk.
  var histories: [String: WidgetHistory?] = [:]
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
      past = DashboardPast(date: date, timelines: timelines, histories: past?.histories ?? [:])
    } else {
      past = nil
    }
    contents = [:]
    keepInstances()
    invalidate()
  }

  /// Moves the moment by some seconds.
  func walk(by seconds: TimeInterval) { show(past: shownNow + seconds) }

  /// The seconds between two moments of figures of which each second is kept.
  private static let stride: TimeInterval = 15

  /// Goes to the kept entry before the moment that is shown, or to the one after it, whichever tile it is
  /// of; after the last one comes the present. Where only values are kept, as of the machine's own
  /// figures, it goes through those.
  func walk(by step: Int) {
    if past == nil, step > 0 { return }
    let (moment, wasPast) = (shownNow, past != nil)
    if !wasPast { show(past: moment - 0.001) }
    guard let date = keptDate(step, from: moment) else {
      show(past: wasPast && step < 0 ? moment : nil)
      if step < 0 { notice = LinkNotice("Nothing older is kept", .warn, clock.now) }
      return
    }
    show(past: date)
  }

  /// Returns the date of the next kept entry before or after a moment, or of a kept value; `nil` for none.
  private func keptDate(_ step: Int, from moment: Date) -> Date? {
    let instances = tiles.flatMap(\.instances)
    let entries = instances.flatMap { past?.timelines.record(of: $0.id)?.entries ?? [] }
    if !entries.isEmpty {
      return step > 0
        ? entries.filter { $0 > moment }.min() : entries.filter { $0 < moment }.max()
    }
    let values = instances.flatMap { keptHistory(of: $0)?.series ?? [] }.flatMap(\.samples)
      .filter { $0.value != nil }.map(\.date)
    if step > 0 { return values.filter { $0 >= moment + Self.stride }.min() }
    return values.filter { $0 <= moment - Self.stride }.max()
      ?? values.filter { $0 < moment - 1 }.min()
  }

  /// Returns the kept values of a figure of this machine while the past is shown; `nil` for other widgets,
  /// whose entries are kept, and while access is denied.
  private func keptHistory(of instance: ConfiguredInstance) -> WidgetHistory? {
    guard past != nil, !isDenied(instance) else { return nil }
    if let known = past?.histories[instance.id] { return known }
    if let known = detailPast, known.id == instance.id {
      past?.histories.updateValue(known.history, forKey: instance.id)
      return known.history
    }
    let description = catalog.description(InstanceName.widget(of: instance.id))
    let isInline = description?.isInline(instance.settings) ?? false
    let history = isInline ? description?.history(instance.settings) : nil
    past?.histories.updateValue(history, forKey: instance.id)
    return history
  }

  /// Returns the course of a figure of this machine up to the moment that is shown, of which no entry is
  /// kept; `nil` if no value was known then, and at the present.
  func pastCourse(of tile: Tile, _ state: ShownTimeline) -> CellGrid? {
    guard let past, state.absence == .nothingKept, let history = keptHistory(of: tile.instance)
    else { return nil }
    let size = tile.inside.size
    let view = PastCourseView(
      history, title: tile.title, at: past.date,
      size: size.reduced(columns: 2 * tile.margins.width, rows: 2 * tile.margins.height))
    guard let view else { return nil }
    var environment = EnvironmentValues()
    environment.contentSize = view.size
    let tree = Lowering.tree(of: view, environment: environment)
    return Rendering.picture(of: tree, size: size, margins: tile.margins).grid
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
    let names = keys.first(.earlier, .later, joinedBy: " ") ?? ""
    let present = StatusRow.Part(text: "now \(today.hourAndMinute)", role: .faint)
    // An alarm that rings now is shown at any moment.
    let alarm = [alarmPart].compactMap { $0 }
    func moment(_ words: String) -> StatusRow.Part {
      var part = StatusRow.Part(words: "◂ PAST \(day)\(time.clock)\(words)", role: .warn)
      part.attributes = [.bold, .reverse]
      return part
    }
    if let notice, notice.isNews(at: now) {
      let news = StatusRow.Part(words: notice.words, role: notice.role)
      return StatusRow(left: [moment(""), news] + alarm, right: [present])
    }
    let walk = StatusRow.Part(text: "\(names) walk · \(presentKeys) now", role: .dim)
    return StatusRow(left: [moment(", \(ago) ago")] + alarm, right: [walk, present])
  }
}
