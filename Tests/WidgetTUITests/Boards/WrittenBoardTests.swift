import Glibc
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
    "write: .", "write: board.yaml", "write: ..", "write: [out, ../boards]",
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

  /// Who may write the folder of a link to the board may put another link there.
  @Test func whoMayWriteALinkToItIsSaid() throws {
    defer { FolderRemoval.remove(home) }
    _ = try warnings("write: out")
    let board = "\(home)/boards/out/board.yaml"
    symlink("../board.yaml", board)
    let text =
      "widgets: {a: {kind: text, source: {run: [date], allow: {write: .}}}}\npages: {Home: [a]}\n"
    let warnings = BoardWords.diagnostics(text, path: board)
    #expect(warnings.count == 1 && warnings[0].description.contains("a program may write \(board)"))
  }

  @Test(arguments: ["write: out", "read: .", "write: [out, parts]"])
  func aFolderOfItsOwnIsNot(allow: String) throws {
    defer { FolderRemoval.remove(home) }
    #expect(try warnings(allow).isEmpty)
  }

  /// Whoever wrote a program made its links, too.
  @Test func aLinkThatMayBeAStrangersIsSaid() throws {
    defer { FolderRemoval.remove(home) }
    for folder in ["boards/tool/.git", "boards/tool/data", "boards/tool/bin", "keys"] {
      try FileAccess.makeFolder("\(home)/\(folder)")
    }
    symlink("../../keys", "\(home)/boards/tool/cache")
    symlink("../data", "\(home)/boards/tool/bin/near")
    symlink("../keys", "\(home)/boards/unpacked")
    let warnings = try warnings("write: tool/cache, read: [tool/bin/near, tool/cache/a, unpacked]")
    let words = " is a link that may have come with a program, and permits nothing"
    let said = warnings.map {
      $0.replacingExactly(words, with: "").splitExactly(separator: " ").last.map(String.init)
    }
    #expect(
      said == [
        "/boards/tool/cache", "/boards/tool/bin/near", "/boards/tool/cache", "/boards/unpacked",
      ], "\(warnings)")
    // A program that starts there reads nothing of it.
    let start = try self.warnings("read: tool/data}, folder: unpacked, environment: {A: a")
    #expect(start.count == 1 && start.first?.hasExactSuffix("/boards/unpacked" + words) == true)
    // Nor does one that has a path there among its arguments; a program's own path is another matter.
    let argument = try self.warnings(
      "read: tool/data}}}\n  b: {kind: text, source: {run: [unpacked/x, unpacked/a, /b], environment: {X: y"
    )
    #expect(argument.count { $0.hasExactSuffix("/boards/unpacked" + words) } == 1, "\(argument)")
  }
}
