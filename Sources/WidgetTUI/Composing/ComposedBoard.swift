import Glibc
import WidgetSettings
import WidgetTimeline

/// The board to which a composed widget is added: its file, what it has, and its kinds.
@MainActor
struct ComposedBoard {
  /// The path of the file, which need not exist.
  let path: String
  /// The file; `nil` if there is none.
  let file: YAMLFile?
  /// The names that a new widget cannot have.
  let taken: Set<String>
  let secrets: [String: Setting]
  /// True if a fleet shares its readings.
  let isInFleet: Bool
  /// The kinds, with those of the board's bundles.
  let catalog: Catalog

  var folder: String { FilePath.folder(of: path) }

  /// Reads a board; throws if it is not valid.
  ///
  /// - Parameter path: The path of its file; `nil` for the user's own, which need not exist.
  init(path: String?, catalog: Catalog) throws(BoardErrors) {
    let path = path ?? BoardChoice.userBoard ?? "\(FilePath.current)/board.yaml"
    self.path = path
    guard access(path, F_OK) == 0 else {
      (file, secrets, self.catalog) = (nil, [:], catalog)
      taken = []
      isInFleet = (try? UserSettings.load())?.fleet != nil
      return
    }
    let source = try BoardFile.read(path)
    let board = try BoardFile(source, path: path, catalog: catalog)
    file = source
    secrets = board.secrets
    isInFleet = board.fleet != nil
    self.catalog = catalog.adding(board.board.bundles)
    // A page may name a kind, which a widget of that name would replace.
    taken = Set(board.board.widgets.keys).union(board.board.stacks.keys)
      .union(board.board.pages.flatMap(\.names))
  }

  /// The trying of sources as this board's widgets read them.
  var trying: SourceTrying { SourceTrying(catalog: catalog, folder: folder, secrets: secrets) }

  /// Returns the addition of a widget, whose board was read and is valid.
  func adding(_ widget: BoardAddition.Widget) throws -> BoardAddition {
    let addition = try BoardAddition(of: widget, to: file, path: path)
    _ = try addition.board(catalog)
    return addition
  }
}
