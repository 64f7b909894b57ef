import CLinux
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The option `--accessible` of `run` and `snapshot`: a line of words for each widget, and another at
/// each change, in place of a screen.
@MainActor
final class AccessibleCommand {
  /// A widget of the board, in one row and, if that leaves something out, in several.
  private struct Place {
    let name: String
    let title: String
    let row: Placement?
    let rows: Placement?
  }

  private let options: Options
  /// The loop of a command that runs on; `nil` for one that prints once.
  private let loop: EventLoop?
  private let stage: Stage
  private let alarm = ManualAlarm()
  private let timelines: BoardTimelines
  private let places: [Place]
  private var alarms: BoardAlarms
  private var said: [String: String] = [:]

  /// The sizes in which widgets are drawn: as long a row as there may be, and a large tile.
  private static let sizes = (row: Size(width: 160, height: 1), rows: Size(width: 78, height: 20))

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.options = options
    // Signals are blocked before there is another thread.
    loop =
      options.command == .run
      ? try EventLoop(input: -1, signals: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) : nil
    loop?.watchdog = LoopWatchdog()
    stage = try Stage(options)
    let kinds = catalog(stage.surroundings(interval: options.every))
    let board = try BoardChoice(options.board, builtIn: board).load(kinds).board
    let placed = (options.isPreview ? kinds.previewing : kinds).placing(board, on: stage.hostName)
    let folder = options.isPreview ? nil : stage.folder
    let moment: ShownMoment =
      options.isPreview ? .now : options.isKept && stage.moment == .now ? .kept : stage.moment
    let scheduler = Scheduler(clock: stage.clock, alarm: alarm)
    scheduler.budget = options.budget
    timelines = BoardTimelines(
      scheduler: scheduler, clock: stage.clock, folder: folder, moment: moment,
      describe: { placed[$0] })
    timelines.environments = stage.environments
    timelines.startHost = HostStart.starter(options)
    places = Self.names(of: board, options.widget).filter {
      options.isPreview || placed.isAvailable($0)
    }.compactMap {
      Self.place($0, placed)
    }
    alarms = BoardAlarms(board, in: moment == .now ? folder : nil)
    timelines.show(places.flatMap { [$0.row, $0.rows].compactMap { $0 } })
  }

  /// Returns the names of a board's widgets, each once, page by page.
  private static func names(of board: Board, _ widget: String?) -> [String] {
    if let widget { return [widget] }
    let all = board.pages.flatMap(\.names).flatMap { board.stacks[$0] ?? [$0] }
    return all.reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  private static func place(_ name: String, _ catalog: BoardCatalog) -> Place? {
    guard let widget = catalog.widget(name), let description = catalog.description(name) else {
      return nil
    }
    let families = description.families.filter { $0 != .accessoryCircular }
    func placement(_ family: WidgetFamily, _ size: Size) -> Placement {
      Placement(widget.instance(in: family), size: size)
    }
    let several = families.filter { $0 != .accessoryInline }
    return Place(
      name: name, title: widget.title ?? description.displayName,
      row: families.contains(.accessoryInline) ? placement(.accessoryInline, sizes.row) : nil,
      rows: several.isEmpty
        ? nil : placement(.best(for: sizes.rows, of: several), sizes.rows))
  }

  /// Prints a line for each widget once what is due has been read; returns the exit status.
  func print() throws -> Int32 {
    timelines.role = .snapshot
    let wait = SnapshotWait(options: options, stage: stage, timelines: timelines, alarm: alarm)
    let shown = Set(places.flatMap { [$0.row, $0.rows] }.compactMap { $0?.instance.id })
    let isRead = stage.isLive && !options.isKept
    let unread = try wait.settle(shown, isRead: isRead && !options.isPreview)
    if isRead, !options.isPreview { wait.readRates() }
    try say()
    return options.isStrict && !unread.isEmpty ? 1 : 0
  }

  /// Prints a line for each widget, and another whenever one has changed, until its output is closed or
  /// a signal ends it.
  func follow() throws {
    guard let loop else { return }
    timelines.join()
    defer { timelines.leave() }
    defer { stage.monitor.past?.store() }
    if timelines.problem != nil { clinux_hide_memory() }
    while true {
      do throws(SystemCallError) { try say() } catch {
        if error.code == EPIPE { return }
        throw error
      }
      loop.watched = timelines.descriptors
      loop.set(for: nextDate.map { $0 - stage.offset })
      for event in loop.next() {
        switch event {
        case .due: timelines.scheduler.wake()
        case .clockChanged: timelines.scheduler.replan()
        case .signal: return
        case .folder, .work, .input, .hangUp: break
        }
      }
      timelines.followFolder()
      timelines.lookAtHosts()
      _ = alarms.follow()
    }
  }

  /// The date at which something changes by itself.
  private var nextDate: Date? {
    let own = places.compactMap { $0.row ?? $0.rows }.compactMap {
      timelines.state(of: $0.instance.id)?.nextChange
    }
    return ([alarm.date, timelines.nextLook] + own).compactMap { $0 }.min()
  }

  /// Prints the lines that differ from what was said last, with the time after the first ones.
  private func say() throws(SystemCallError) {
    let isFirst = said.isEmpty
    for place in places {
      guard let line = line(of: place) else { continue }
      if line.essence == said[place.name] { continue }
      said[place.name] = line.essence
      let time = isFirst ? "" : "\(LocalTime(stage.clock.now).hourAndMinute) "
      let rows = AccessibleRows.text(of: time + line.text, width: Self.width)
      try StandardOutput.write("\(rows)\n")
    }
  }

  /// The columns of the terminal; `nil` for another output.
  private static var width: Int? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    return clinux_terminal_size(STDOUT_FILENO, &columns, &rows) ? Int(columns) : nil
  }

  private func line(of place: Place) -> AccessibleLine? {
    guard let placement = place.row ?? place.rows,
      let state = timelines.state(of: placement.instance.id)
    else { return nil }
    let record = alarms.record(of: place.name)
    let alarm = TileAlarm(record, at: stage.clock.now)?.forms.first
    return AccessibleLine(
      title: place.title, value: value(of: place), state, alarm: alarm, at: stage.clock.now)
  }

  /// Returns the words of a widget's one row, or of its several if that one leaves something out.
  private func value(of place: Place) -> String {
    let row = place.row.map(words) ?? ""
    // One of several lines may be missing.
    let isWhole =
      row != AccessibleText.noValue && !["more", "incomplete"].contains(where: row.hasExactSuffix)
    guard row.isEmpty || !isWhole, let rows = place.rows.map(words), !rows.isEmpty
    else { return row }
    return Self.joined(row, rows)
  }

  /// Returns the words of several rows, before them those of the one row if they are not among them: there a number may be
  /// drawn in large digits, which are no words.
  private static func joined(_ row: String, _ rows: String) -> String {
    guard row.hasExactSuffix("incomplete") else { return rows }
    let parts = row.dropLast("incomplete".count).reversed().drop { $0 == " " || $0 == "," }
    let words = String(parts.reversed())
    return words.isEmpty || rows.containsExactly(words) ? rows : "\(words); \(rows)"
  }

  private func words(_ placement: Placement) -> String {
    guard let state = timelines.state(of: placement.instance.id), !state.isPlaceholder else {
      return ""
    }
    let picture = state.entry.picture(
      size: placement.size, margins: .zero, family: placement.instance.family,
      at: stage.clock.now)
    return AccessibleText.words(of: picture.grid)
  }
}
