import CLinux
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The command `widgettui gallery`, which shows all kinds of widgets, and composes new ones.
@MainActor
final class GalleryCommand {
  private static let quitting: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let options: Options
  private let stage: Stage
  private let board: ComposedBoard
  private let themes: ThemeChoice
  private let usesMouse: Bool
  /// The characters that the command line or the board sets.
  private let glyphs: GlyphSet?
  private let depth: ColorDepth?

  init(
    options: Options, board builtIn: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    for (name, value) in [("name", options.name), ("kind", options.kind)] {
      if let value { throw UsageError.badValue(name, value, "--add SOURCE beside it") }
    }
    self.options = options
    stage = try Stage(options)
    let choice = BoardChoice(options.board, builtIn: builtIn)
    board = try ComposedBoard(
      path: choice.path, catalog: catalog(stage.surroundings(interval: nil)))
    let user = try UserSettings.load()
    let file = try? choice.load(board.catalog).file
    let isOpen = options.theme == ThemeChoice.automatic
    themes = try ThemeChoice(isOpen ? file?.theme ?? ThemeChoice.automatic : options.theme)
    usesMouse = options.hasMouse && file?.hasMouse ?? user.hasMouse ?? true
    glyphs = options.glyphs ?? file?.glyphs
    depth = options.color ?? ColorDepth.environmentLimit
  }

  /// Shows the gallery until it is left, then prints what was composed; without a terminal, lists the
  /// kinds.
  func run() throws -> Int32 {
    guard isatty(STDOUT_FILENO) != 0 else {
      try StandardOutput.write(
        Self.list(GalleryItem.all(of: board.catalog).filter { !$0.isOfAnySource }))
      return 0
    }
    guard let addition = try shown() else { return 0 }
    try AdditionOutput(addition: addition).finish(isWritten: options.isWritten)
    return 0
  }

  /// Returns the kinds, one a line: the name on boards, the families, and a description.
  private static func list(_ items: [GalleryItem]) -> String {
    let width = items.map(\.written.count).max() ?? 0
    return items.map { item in
      let name = item.written + String(repeating: " ", count: width - item.written.count)
      let families = item.families.map(\.shortName).joined(separator: " ")
      return VisibleText.quoted("\(name)  \(item.note) (\(families))", limit: 400) + "\n"
    }.joined()
  }

  /// Shows the screen; returns the widget that was composed, or `nil` if none was.
  private func shown() throws -> BoardAddition? {
    let loop = try EventLoop(
      input: STDIN_FILENO, signals: Self.quitting + [SIGWINCH, SIGTSTP, SIGCONT])
    loop.watchdog = LoopWatchdog()
    let front = NcursesFront(
      theme: themes.initial, depthLimit: depth, interrupts: loop.signals)
    front.usesMouse = usesMouse
    front.followsBackground = themes.asksTerminal
    try front.start()
    defer { front.stop() }
    front.glyphs = glyphs ?? front.suitedGlyphs
    front.adoptBackground(themes)
    return follow(loop, front)
  }

  private func follow(_ loop: EventLoop, _ front: NcursesFront) -> BoardAddition? {
    var surroundings = ComposerSurroundings(board: board)
    surroundings.copy = { front.copy($0) }
    surroundings.isWritten = options.isWritten
    surroundings.endsWithResult = true
    let screen = GalleryScreen(
      board: surroundings, clock: stage.clock, scheme: { front.theme.scheme })
    var needsDraw = true
    screen.onChange = { needsDraw = true }
    var events: [EventLoop.Event] = [.input]
    while true {
      for event in events {
        switch event {
        case .input:
          for key in front.input() {
            needsDraw = true
            guard press(key, screen, front) else { return screen.result }
          }
        case .hangUp: return nil
        case .signal(SIGWINCH):
          front.followSize()
          needsDraw = true
        case .signal(SIGTSTP):
          front.suspend()
          needsDraw = true
        case .signal(SIGCONT): break
        case .signal: return nil
        case .due, .clockChanged, .work, .folder: break
        }
      }
      if needsDraw {
        needsDraw = false
        front.forget()
        let picture = screen.picture(size: front.size)
        front.present(picture, areas: [picture.bounds], links: [])
      }
      events = loop.next()
    }
  }

  /// Handles a key; returns false if the gallery is left.
  private func press(_ key: Key, _ screen: GalleryScreen, _ front: NcursesFront) -> Bool {
    switch key {
    case .background(let color):
      if themes.asksTerminal, let theme = themes.theme(on: color) { front.theme = theme }
    case .themeChange: if themes.asksTerminal { front.askForBackground() }
    case .lateAnswers: front.glyphs = glyphs ?? front.suitedGlyphs
    case .character("\u{C}"): front.redrawAll()
    default: return screen.press(key) && screen.result == nil
    }
    return true
  }
}
