import FoundationEssentials
import Glibc
import WidgetSettings

/// The board that is to be shown: a file that was named, the user's own, or the program's.
@MainActor
struct BoardChoice {
  /// The file; nil for the program's own board.
  let path: String?
  private let builtIn: Board?

  /// The board of a command line: what it names, else the user's `board.yaml` where the program has a
  /// board of its own, else that.
  init(_ options: Options, builtIn: Board?) {
    self.builtIn = builtIn
    if let board = options.board {
      path = FilePath.absolute(board, in: FilePath.current)
    } else {
      path = builtIn == nil ? nil : Self.userBoard.flatMap { access($0, R_OK) == 0 ? $0 : nil }
    }
  }

  /// Where a user's own board is looked for: `~/.config/widgettui/board.yaml`.
  static var userBoard: String? { ConfigurationFolder.path.map { $0 + "/board.yaml" } }

  /// The board, read; `file` is what a file says besides.
  func load(_ catalog: Catalog) throws(BoardErrors) -> (board: Board, file: BoardFile?) {
    guard let path else { return (builtIn ?? Board(all: catalog), nil) }
    let file = try BoardFile(path: path, catalog: catalog)
    return (file.board, file)
  }
}
