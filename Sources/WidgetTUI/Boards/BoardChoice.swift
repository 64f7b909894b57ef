import FoundationEssentials
import Glibc
import WidgetSettings

/// The choice of a board: a named file, the user's own, or the program's.
@MainActor
struct BoardChoice {
  /// The path of the file; `nil` for the program's own board.
  let path: String?
  private let builtIn: Board?

  /// Chooses the board that is named, else the user's `board.yaml` if the program has its own
  /// board, else that one.
  init(_ board: String?, builtIn: Board?) {
    self.builtIn = builtIn
    if let board {
      path = FilePath.named(board)
    } else {
      path = builtIn == nil ? nil : Self.userBoard.flatMap { access($0, R_OK) == 0 ? $0 : nil }
    }
  }

  /// The path of a user's own board, `~/.config/widgettui/board.yaml`.
  static var userBoard: String? { ConfigurationFolder.path.map { $0 + "/board.yaml" } }

  /// Reads the board; `file` holds the file's other settings.
  func load(_ catalog: Catalog) throws(BoardErrors) -> (board: Board, file: BoardFile?) {
    guard let path else { return (builtIn ?? Board(all: catalog), nil) }
    let file = try BoardFile(path: path, catalog: catalog)
    return (file.board, file)
  }
}
