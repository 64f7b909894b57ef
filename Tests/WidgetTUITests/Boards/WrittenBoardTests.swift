import Testing
import WidgetBase

@testable import WidgetTUI

/// Programs that may write what decides about all programs.
@MainActor
struct WrittenBoardTests {
  private let home = "/tmp/widgettui-written-\(UInt64.random(in: 0 ... .max))"

  /// Returns the first lines of the warnings about a board whose program has a permission.
  private func warnings(_ allow: String, include: String = "") throws -> [String] {
    for folder in ["boards/out", "boards/parts"] { try FileAccess.makeFolder("\(home)/\(folder)") }
    let part = "widgets: {b: {kind: clock}}\npages: {More: [b]}\n"
    try FileAccess.replace("\(home)/boards/parts/more.yaml", with: Array(part.utf8))
    let board = """
      \(include)
      widgets:
        a: {kind: text, source: {run: [date], allow: {\(allow)}}}
      pages: {Home: [a]}
      """
    try FileAccess.replace("\(home)/boards/board.yaml", with: Array(board.utf8))
    return BoardWords.diagnostics(board, path: "\(home)/boards/board.yaml").map {
      let line = $0.description.splitExactly(separator: "\n").first.map(String.init) ?? ""
      return line.replacingExactly(home, with: "")
    }
  }

  @Test(arguments: [
    "write: .", "write: board.yaml", "write: ..", "write: [out, ../boards]", "write: /tmp",
  ])
  func whoMayWriteTheBoardIsSaid(allow: String) throws {
    defer { FolderRemoval.remove(home) }
    let warnings = try warnings(allow)
    #expect(warnings.count == 1, "\(warnings)")
    #expect(
      warnings.first?.hasExactSuffix(": warning: a program may write /boards/board.yaml") == true,
      "\(warnings)")
  }

  @Test func whoMayWriteAPartOfItIsSaid() throws {
    defer { FolderRemoval.remove(home) }
    let warnings = try warnings("write: parts", include: "include: parts/more.yaml")
    #expect(
      warnings.contains { $0.hasExactSuffix("a program may write /boards/parts/more.yaml") },
      "\(warnings)")
  }

  @Test(arguments: ["write: out", "read: .", "write: [out, parts]"])
  func aFolderOfItsOwnIsNot(allow: String) throws {
    defer { FolderRemoval.remove(home) }
    #expect(try warnings(allow).isEmpty)
  }
}
