import FoundationEssentials
import Synchronization
import WidgetTimeline

/// The command `widgettui open URL`, which opens an address through the widget with that scheme,
/// with its settings on the board, or any other address as the desktop does.
@MainActor
struct OpenCommand {
  private let opening: LinkOpening
  private let show: @Sendable (LinkRoute.State) -> Void

  /// Creates the command for an address; `show` is called with each state of the opening.
  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog,
    show: @escaping @Sendable (LinkRoute.State) -> Void = { Self.write($0) }
  ) throws {
    self.show = show
    let stage = try Stage(options)
    let all = catalog(stage.surroundings(interval: nil))
    let board = try BoardChoice(options.board, builtIn: board).load(all).board
    opening = LinkOpening(
      options.operands.first ?? "", on: board, in: all.placing(board, on: stage.hostName))
  }

  func run() throws {
    let (show, opening) = (show, opening)
    let failure = try Blocking.value { () -> String? in
      let failure = Mutex<String?>(nil)
      await opening.open(isLast: true) { state in
        show(state)
        if case .failed(let words) = state { failure.withLock { $0 = words } }
      }
      return failure.withLock { $0 }
    }
    if let failure {
      throw CommandError(words: VisibleText.quoted(failure, limit: 1000))
    }
  }

  /// Prints the opened lines; the loading state goes to standard error, since it is not part of
  /// them.
  private nonisolated static func write(_ state: LinkRoute.State) {
    switch state {
    case .loading(let words): StandardError.write("\(VisibleText.quoted(words, limit: 1000))\n")
    case .done(let words, _, _):
      try? StandardOutput.write(VisibleText.quoted(words, limit: 1000) + "\n")
    case .opened(let page):
      try? StandardOutput.write(
        page.lines.map { VisibleText.quoted($0, limit: 1000) + "\n" }.joined())
    case .failed: break
    }
  }
}
