import WidgetCatalog

@testable import WidgetTUI

/// The diagnostics of boards in memory.
@MainActor
enum BoardWords {
  static let catalog = Catalog(MachineWidgets())

  /// Returns all diagnostics of a board, in the order of its lines.
  static func diagnostics(_ board: String, path: String = "board.yaml") -> [YAMLError] {
    do throws(BoardErrors) {
      let file = try BoardFile(
        YAMLFile(name: path, text: board), path: path, catalog: catalog)
      return file.warnings.flatMap(\.all)
    } catch {
      return error.all
    }
  }

  /// Returns the whole text of the diagnostics.
  static func text(_ board: String) -> String {
    diagnostics(board).map(\.description).joined(separator: "\n\n")
  }

  /// Returns a board of one widget, which begins in column 3 of line 2.
  static func board(_ widget: String) -> String {
    "widgets:\n  a: \(widget)\npages: {Home: [a]}\n"
  }
}
