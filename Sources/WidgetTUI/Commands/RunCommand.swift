import CLinux
import Dispatch
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The command `widgettui run`, the live dashboard.
@MainActor
final class RunCommand: Alarm {
  private static let quitting: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let options: Options
  private let stage: Stage
  private let front: NcursesFront
  private let loop: EventLoop
  /// The characters that the command line or the board sets.
  private var chosenGlyphs: GlyphSet?
  private var themes: ThemeChoice
  private var themeName: String
  private var dashboard: Dashboard?
  private var due: Date?

  private let catalog: Catalog
  private let choice: BoardChoice
  private var board: Board
  /// The user's settings of all dashboards.
  private let user: UserSettings
  /// The keys of the board that was read first.
  private let keys: KeyBindings
  /// False if the user or the board that was read first turns signals off.
  private let sendsSignals: Bool
  private var watch: BoardWatch?
  /// A watch on the file that ringing alarms replace.
  private var bell: BoardWatch?

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    // Open the loop first: the terminal must be there before anything is read or signals are
    // blocked.
    loop = try EventLoop(
      input: STDIN_FILENO, signals: Self.quitting + [SIGWINCH, SIGTSTP, SIGCONT])
    loop.watchdog = LoopWatchdog()
    self.options = options
    stage = try Stage(options)
    self.catalog = catalog(stage.surroundings(interval: options.every))
    choice = BoardChoice(options.board, builtIn: board)
    // A bundle that hangs is asked again while the others are shown.
    let (choice, all) = (choice, self.catalog)
    let (board, file) = try BundleExecutable.withFirstDescriptions { () throws(BoardErrors) in
      try choice.load(all)
    }
    self.board = board
    themeName = Self.themeName(options, file)
    themes = try ThemeChoice(themeName)
    watch = file.map { BoardWatch($0.paths + $0.programs) }
    front = NcursesFront(
      theme: themes.initial,
      depthLimit: options.color ?? ColorDepth.environmentLimit, interrupts: loop.signals)
    user = try UserSettings.load()
    keys = file?.keys ?? user.keys
    sendsSignals = user.sendsSignals && file?.sendsSignals ?? true
    front.usesMouse = options.hasMouse && file?.hasMouse ?? user.hasMouse ?? true
    front.asksForPixels = options.hasPixels
    front.usesPixels = file?.pixels != .no
    front.followsBackground = themes.asksTerminal
    chosenGlyphs = options.glyphs ?? file?.glyphs
    front.glyphs = chosenGlyphs ?? front.suitedGlyphs
  }

  /// Returns the theme named on the command line, or else the board's.
  private static func themeName(_ options: Options, _ file: BoardFile?) -> String {
    let isOpen = options.theme == ThemeChoice.automatic
    return isOpen ? file?.theme ?? ThemeChoice.automatic : options.theme
  }

  func run() throws {
    let scheduler = Scheduler(clock: stage.clock, alarm: self)
    scheduler.budget = options.budget
    scheduler.isNetworkUp = { NetworkRoute.isThere }
    try front.start()
    defer { front.stop() }
    front.glyphs = chosenGlyphs ?? front.suitedGlyphs
    defer { stage.monitor.past?.store() }
    front.adoptBackground(themes)
    let dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: stage.clock, catalog: catalog,
      board: board, host: stage.hostName, folder: stage.folder,
      moment: stage.moment)
    dashboard.cost = stage.isLive ? ProcessCost() : nil
    dashboard.timelines.environments = stage.environments
    dashboard.timelines.startHost = HostStart.starter(options)
    dashboard.keys = keys
    dashboard.makeGallery = { [weak self] in self?.gallery() }
    dashboard.turnGlyphs = { [weak self] in self?.turnGlyphs() }
    dashboard.processes = stage.moment == .now ? stage.monitor : nil
    dashboard.sendsSignals = sendsSignals
    self.dashboard = dashboard
    dashboard.arrange()
    dashboard.draw()
    setAlarm()
    if stage.isLive { dashboard.timelines.join() }
    // What a dashboard that was killed left.
    ScratchSweep.begin()
    hideSecrets(of: dashboard)
    defer { dashboard.timelines.leave() }
    report(board)
    bell = stage.folder.map { folder in
      // The folder must exist before the first alarm so that it can be watched.
      try? FileAccess.makeFolder("\(folder.path)/alerts")
      return BoardWatch(["\(folder.path)/alerts/bell"])
    }
    dashboard.onOpen = { [weak dashboard] in dashboard?.open($0, of: $1) }
    loop.watched = descriptors(dashboard)
    dashboard.draw()
    setAlarm()
    if board.bundles.contains(where: \.isLate) { askBundles(areLate: true) }
    // Keys that came with the terminal's answers are in nobody's descriptor.
    guard follow([.input], dashboard) else { return }
    dashboard.draw()
    while follow(loop.next(), dashboard) {
      dashboard.timelines.lookAtHosts()
      hideSecrets(of: dashboard)
      dashboard.cost?.update()
      dashboard.draw()
      setAlarm()
    }
  }

  /// Returns the gallery, with the kinds of the board's bundles; shows the error if the board's
  /// file cannot be read.
  private func gallery() -> GalleryScreen? {
    do throws(BoardErrors) {
      var surroundings = ComposerSurroundings(
        board: try ComposedBoard(path: choice.path, catalog: catalog))
      surroundings.copy = { [front] in front.copy($0) }
      return GalleryScreen(
        board: surroundings, clock: stage.clock, scheme: { [front] in front.theme.scheme })
    } catch {
      dashboard?.message = error.line
      return nil
    }
  }

  /// Stores the date of the scheduler's alarm; it is set together with the clock's next minute and
  /// the next change of a live text.
  func set(for date: Date?) { due = date }

  /// Hides this process's memory if it reads secrets because nothing can be shared; otherwise the host
  /// reads its environment.
  private func hideSecrets(of dashboard: Dashboard) {
    if dashboard.timelines.problem != nil { clinux_hide_memory() }
  }

  private func setAlarm() {
    guard stage.isLive, let dashboard else { return }
    let next = [
      due, dashboard.nextMinute, dashboard.nextOwnChange, dashboard.timelines.nextLook,
    ].compactMap { $0 }.min()
    loop.set(for: next.map { $0 - stage.offset })
  }

  /// Handles events; returns false if one ends the program.
  private func follow(_ events: [EventLoop.Event], _ dashboard: Dashboard) -> Bool {
    for event in events {
      switch event {
      case .input:
        if !press(front.input(), dashboard) { return false }
      case .hangUp: return false
      case .due: dashboard.timelines.scheduler.wake()
      case .clockChanged: dashboard.timelines.scheduler.replan()
      case .work: loop.watched = descriptors(dashboard)
      case .folder:
        dashboard.timelines.followFolder()
        followBoard()
        if bell?.hasChanged() == true { front.ring() }
        dashboard.followAlarms()
      case .signal(SIGWINCH):
        front.followSize()
        dashboard.arrange()
      case .signal(SIGTSTP):
        front.suspend()
        dashboard.arrange()
        dashboard.timelines.scheduler.replan()
      case .signal(SIGCONT): break
      case .signal: return false
      }
    }
    return true
  }

  private func descriptors(_ dashboard: Dashboard) -> [Int32] {
    dashboard.timelines.descriptors + (watch?.descriptors ?? [])
      + (bell?.descriptors ?? [])
  }

  private func report(_ board: Board) {
    guard stage.isLive, let folder = stage.folder else { return }
    catalog.placing(board, on: stage.hostName).report(board, in: folder)
  }

  /// Shows the board anew after its file was saved; if it is not valid, keeps the old one and shows
  /// the error.
  private func followBoard() {
    guard watch?.hasChanged() == true else { return }
    askBundles()
  }

  /// Asks the bundles of the board for their descriptions, on a thread that may wait, and then shows the board.
  ///
  /// - Parameter areLate: True to ask also those that have just failed.
  private func askBundles(areLate: Bool = false) {
    guard !board.bundles.isEmpty else { return showBoard() }
    BoardBundle.ask(board.bundles, areLate: areLate, in: catalog.state) { [weak self] in
      self?.showBoard()
    }
  }

  private func showBoard() {
    guard let dashboard else { return }
    do throws(BoardErrors) {
      let (board, file) = try choice.load(catalog)
      self.board = board
      watch = file.map { BoardWatch($0.paths + $0.programs) }
      dashboard.show(board)
      follow(theme: Self.themeName(options, file), dashboard)
      front.usesMouse = options.hasMouse && file?.hasMouse ?? user.hasMouse ?? true
      dashboard.keys = file?.keys ?? user.keys
      dashboard.sendsSignals = user.sendsSignals && file?.sendsSignals ?? true
      follow(pixels: file?.pixels != .no, dashboard)
      chosenGlyphs = options.glyphs ?? file?.glyphs
      follow(glyphs: chosenGlyphs ?? front.suitedGlyphs)
      report(board)
      loop.watched = descriptors(dashboard)
      // The file may name others than before.
      if board.bundles.contains(where: \.isUnasked) { askBundles() }
    } catch {
      watch = watch?.watching(error.paths)
      loop.watched = descriptors(dashboard)
      dashboard.message = error.line
    }
  }

  private func follow(pixels: Bool, _ dashboard: Dashboard) {
    guard pixels != front.usesPixels else { return }
    front.usesPixels = pixels
    front.forget()
    dashboard.invalidate()
  }

  /// Draws with the next set of characters: the suited ones, blocks, ASCII.
  private func turnGlyphs() {
    let own = chosenGlyphs ?? front.suitedGlyphs
    // A terminal that takes no UTF-8 would take letters of data for commands.
    let others: [GlyphSet] = GlyphSet.takesUTF8(TerminalType.variable) ? [.blocks, .ascii] : []
    let sets = [own] + others.filter { $0 != own }
    let next = sets[((sets.firstIndex(of: front.glyphs) ?? 0) + 1) % sets.count]
    follow(glyphs: next)
    dashboard?.say("The characters are now \(next.rawValue)", .text)
    dashboard?.invalidate()
  }

  private func follow(glyphs: GlyphSet) {
    guard glyphs != front.glyphs else { return }
    front.glyphs = glyphs
    front.forget()
  }

  private func follow(theme name: String, _ dashboard: Dashboard) {
    guard name != themeName, let chosen = try? ThemeChoice(name) else { return }
    (themes, themeName) = (chosen, name)
    front.theme = chosen.initial
    if chosen.asksTerminal { front.askForBackground() }
    dashboard.followTheme()
  }

  /// Handles keys that were typed at once; letters that are typed one after another count as one text.
  private func press(_ keys: [Key], _ dashboard: Dashboard) -> Bool {
    var rest = keys[...]
    while let key = rest.first {
      let typed = dashboard.type(rest)
      rest = rest.dropFirst(max(1, typed))
      if typed == 0, !press(key, dashboard) { return false }
    }
    return true
  }

  private func press(_ key: Key, _ dashboard: Dashboard) -> Bool {
    switch key {
    case .background(let color):
      front.background = color
      if themes.asksTerminal, let theme = themes.theme(on: color), theme != front.theme {
        front.theme = theme
        dashboard.followTheme()
      }
    case .themeChange:
      if themes.asksTerminal { front.askForBackground() }
    case .lateAnswers:
      if chosenGlyphs == nil, front.glyphs == .unicode { follow(glyphs: front.suitedGlyphs) }
      // Octants stand for braille behind ncurses' back, which finds nothing changed.
      front.redrawAll()
      dashboard.invalidate()
    default: return dashboard.press(key)
    }
    return true
  }
}

extension HostStart {
  /// Creates a host start with the same reload options.
  init(_ options: Options) {
    var words: [String] = []
    if let every = options.every { words += ["--every", "\(every)"] }
    if let budget = options.budget {
      words += ["--budget", budget == .apple ? "apple" : "\(budget.perDay)"]
    }
    self.init(arguments: words)
  }

  /// Returns what starts this program as the host with the same reload options.
  @MainActor
  static func starter(_ options: Options) -> @MainActor (Lease) -> Int32? {
    let start = HostStart(options)
    return { start.start(lease: $0) }
  }
}
