import CLinux
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// `widgettui snapshot`: the board or one widget as text, once.
@MainActor
struct SnapshotCommand {
  private let options: Options
  private let theme: Theme
  private let stage: Stage
  private let catalog: Catalog
  private let wholeBoard: Board

  init(
    options: Options, board: Board?, catalog: @MainActor (Program.Surroundings) -> Catalog
  ) throws {
    self.options = options
    theme = try ThemeChoice(options.theme).initial
    stage = try Stage(options)
    let kinds = catalog(stage.surroundings(interval: options.every))
    wholeBoard = try BoardChoice(options, builtIn: board).load(kinds).board
    self.catalog = (options.isPreview ? kinds.previewing : kinds)
      .placing(wholeBoard, on: stage.hostName)
  }

  func run() throws {
    let alarm = ManualAlarm()
    let scheduler = Scheduler(clock: stage.clock, alarm: alarm)
    let front = PictureFront(size: try pictureSize, theme: theme)
    let dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: stage.clock, catalog: catalog,
      board: try board, host: stage.hostName, folder: options.isPreview ? nil : stage.folder,
      looksBack: !stage.isLive)
    dashboard.timelines.environments = stage.environments
    dashboard.timelines.role = .snapshot
    dashboard.timelines.startHost = { [options] in HostStart(options).start(lease: $0) }
    dashboard.hasStatus = options.widget == nil
    dashboard.forcedFamily = options.family
    dashboard.arrange()
    try settle(dashboard, alarm)
    dashboard.draw()
    try output(front.grid)
  }

  /// The size asked for; else the family's for one widget; else the terminal's, or 80×24.
  private var pictureSize: Size {
    get throws {
      if let size = options.size { return size }
      if let widget = options.widget { return try family(of: widget).tileSize }
      var columns: Int32 = 80
      var rows: Int32 = 24
      _ = clinux_terminal_size(STDOUT_FILENO, &columns, &rows)
      return Size(width: Int(columns), height: Int(rows))
    }
  }

  private var board: Board {
    get throws {
      guard let widget = options.widget else { return wholeBoard }
      _ = try family(of: widget)
      guard catalog.isAvailable(widget) else {
        throw CommandError(
          words: "widget '\(widget)' is not shown on this machine: what it reads is not there")
      }
      var board = Board(
        pages: [Board.Page(widget, maps: [], names: [widget])], stacks: wholeBoard.stacks)
      board.widgets = wholeBoard.widgets
      board.file = wholeBoard.file
      return board
    }
  }

  private func family(of widget: String) throws(UsageError) -> WidgetFamily {
    guard let description = catalog.description(widget) else {
      throw .unknownWidget(widget, known: catalog.widgets.keys.sorted() + catalog.kinds)
    }
    guard let family = options.family ?? catalog.widget(widget)?.family else {
      return options.size.map { .best(for: $0, of: description.families) }
        ?? description.families.first ?? .systemSmall
    }
    guard description.families.contains(family) else {
      throw .unsupportedFamily(
        family.shortName, widget: widget, supported: description.families.map(\.shortName))
    }
    return family
  }

  /// Waits until there is something to show: providers that answer later have five seconds, and
  /// this machine is read a second time, since rates need two readings.
  private func settle(_ dashboard: Dashboard, _ alarm: ManualAlarm) throws {
    let loop = try EventLoop(input: -1, signals: [])
    let end = Date() + 5
    if stage.isLive { dashboard.timelines.join() }
    defer { dashboard.timelines.leave() }
    while dashboard.isWaiting, Date() < end {
      loop.watched = dashboard.timelines.descriptors
      loop.set(for: end)
      _ = loop.next()
      dashboard.timelines.followFolder()
    }
    guard stage.isLive, stage.isThisMachine, let next = alarm.date else { return }
    // The widgets were read one after another, and are due a little after the first.
    let wait = next.timeIntervalSince(stage.clock.now) + 0.05
    usleep(UInt32(max(0, min(1, wait)) * 1e6))
    dashboard.timelines.scheduler.wake()
  }

  private func output(_ grid: CellGrid) throws {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    let format = options.format ?? (isTerminal || options.color != nil ? .ansi : .text)
    switch format {
    case .text, .json: try StandardOutput.write(grid.text)
    case .ansi:
      let depth = options.color ?? ColorDepth.environmentLimit ?? .trueColor
      try StandardOutput.write(ANSIText(theme: theme, depth: depth).text(of: grid))
    }
  }
}
