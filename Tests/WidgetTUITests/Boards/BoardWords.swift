import WidgetCatalog

@testable import WidgetTUI

/// What is said of boards that are in memory.
@MainActor
enum BoardWords {
  static let catalog = Catalog(MachineWidgets())

  /// Everything that is said of a board, in the order of its lines.
  static func diagnostics(_ board: String, path: String = "board.yaml") -> [SourceError] {
    do throws(BoardErrors) {
      let file = try BoardFile(
        SourceFile(name: path, text: board), path: path, catalog: catalog)
      return file.warnings.flatMap(\.all)
    } catch {
      return error.all
    }
  }

  /// The whole text of it.
  static func text(_ board: String) -> String {
    diagnostics(board).map(\.description).joined(separator: "\n\n")
  }

  /// A board of one widget, which stands in line 2 from column 3 on.
  static func board(_ widget: String) -> String {
    "widgets:\n  a: \(widget)\npages: {Home: [a]}\n"
  }
}
