import WidgetCatalog

@testable import WidgetTUI

extension FuzzTarget {
  /// A board is shown or refused with errors that name a place in the file.
  ///
  /// One that names programs or other files is left out: reading it would run and open them.
  static let board = FuzzTarget("board") { bytes, promises in
    let file = YAMLFile(name: "/nowhere/fuzz.yaml", bytes: bytes)
    guard !reachesOut(file) else { return }
    do throws(BoardErrors) {
      let read = try BoardFile(file, path: "/nowhere/fuzz.yaml", catalog: catalog)
      promises.expect(!read.board.pages.isEmpty, "a board without a page")
      promises.expectPlaced(read.warnings.flatMap(\.all), in: file)
    } catch {
      promises.expect(!error.errors.isEmpty, "refused without an error")
      promises.expectInert(error.line, "the first error")
      promises.expectPlaced(error.all, in: file)
    }
  }

  @MainActor private static let catalog = Catalog(MachineWidgets())

  private static func reachesOut(_ file: YAMLFile) -> Bool {
    guard case .mapping(let entries, _) = YAMLParser.root(of: YAMLReport(file)) else {
      return false
    }
    return entries.contains { ["bundles", "include"].contains($0.key.text) }
  }
}
