import CLinux
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The command `widgettui snapshot`, which prints the board or one widget as text, once everything
/// due is read.
@MainActor
struct SnapshotCommand {
  private let options: Options
  private let theme: Theme
  private let stage: Stage
  private let catalog: BoardCatalog
  private let wholeBoard: Board
  private let glyphs: GlyphSet

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.options = options
    theme = try ThemeChoice(options.theme).initial
    stage = try Stage(options)
    let kinds = catalog(stage.surroundings(interval: options.every))
    let file: BoardFile?
    (wholeBoard, file) = try BoardChoice(options.board, builtIn: board).load(kinds)
    glyphs = options.glyphs ?? file?.glyphs ?? .suiting(TerminalType.variable)
    self.catalog = (options.isPreview ? kinds.previewing : kinds)
      .placing(wholeBoard, on: stage.hostName)
  }

  /// Prints the picture, and remarks on it to standard error; returns the exit status.
  func run() throws -> Int32 {
    let alarm = ManualAlarm()
    let scheduler = Scheduler(clock: stage.clock, alarm: alarm)
    let front = PictureFront(size: try pictureSize, theme: theme)
    let dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: stage.clock, catalog: catalog.catalog,
      board: try board, host: stage.hostName, folder: options.isPreview ? nil : stage.folder,
      moment: moment)
    dashboard.timelines.environments = stage.environments
    dashboard.timelines.role = .snapshot
    dashboard.timelines.startHost = HostStart.starter(options)
    dashboard.hasStatus = options.widget == nil
    dashboard.forcedFamily = options.family
    dashboard.arrange()
    if !options.isPreview, let folder = stage.folder {
      catalog.keepSnapshot(of: wholeBoard, in: folder)
    }
    let wait = SnapshotWait(
      options: options, stage: stage, timelines: dashboard.timelines, alarm: alarm)
    let isRead = stage.isLive && moment == .now
    let unread = try wait.settle(Set(dashboard.shownInstances.map(\.id)), isRead: isRead)
    if isRead, !options.isPreview { wait.readRates() }
    dashboard.draw()
    let report = report(on: dashboard, unread: unread)
    try output(front.grid)
    options.sayZone()
    for line in report.lines(waited: wait.timeout, isStrict: options.isStrict) {
      StandardError.write("widgettui: \(line)\n")
    }
    return report.status(isStrict: options.isStrict)
  }

  private var moment: ShownMoment {
    if options.isPreview { return .now }
    return options.isKept && stage.moment == .now ? .kept : stage.moment
  }

  private func report(on dashboard: Dashboard, unread: Set<String>) -> SnapshotReport {
    let shown = dashboard.tiles.map(\.instance) + dashboard.statusPlacements.map(\.instance)
    let parts = shown.compactMap { instance in
      dashboard.timelines.state(of: instance.id).map {
        SnapshotReport.Part(
          name: InstanceName.widget(of: instance.id), state: $0,
          isUnread: unread.contains(instance.id))
      }
    }
    return SnapshotReport(parts, at: stage.clock.now, moment: moment)
  }

  /// The requested size; else the family's for one widget; else the terminal's, or 80×24.
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
          words: "widget '\(widget)' is not available on this machine: its source is missing")
      }
      var board = Board(
        pages: [Board.Page(widget, maps: [], names: [widget])], stacks: wholeBoard.stacks)
      board.widgets = wholeBoard.widgets
      board.look = wholeBoard.look
      board.bundles = wholeBoard.bundles
      board.file = wholeBoard.file
      return board
    }
  }

  private func family(of widget: String) throws(UsageError) -> WidgetFamily {
    guard let description = catalog.description(widget) else {
      let names = catalog.widgets.keys.sorted()
      throw .unknownWidget(widget, known: names + catalog.kinds.filter { !names.contains($0) })
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

  private func output(_ grid: CellGrid) throws {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    let format = options.format ?? (isTerminal || options.color != nil ? .ansi : .text)
    let grid = grid.shown(in: glyphs)
    switch format {
    case .text, .json: try StandardOutput.write(picture: IsolatedText.text(of: grid.text))
    case .ansi:
      let depth = options.color ?? ColorDepth.environmentLimit ?? .trueColor
      try StandardOutput.write(
        picture: IsolatedText.text(of: ANSIText(theme: theme, depth: depth).text(of: grid)))
    }
  }
}
