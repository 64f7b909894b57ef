import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetTUI

/// Tests of a board's file that is changed on request.
@MainActor
@Suite struct BoardFileWritingTests {
  private let folder = TemporaryFolder()
  private static let board = "widgets: {a: {kind: clock}}\npages: {Home: [a]}\n"

  private func addition(_ path: String) throws -> BoardAddition {
    let file = access(path, F_OK) == 0 ? try YAMLFile(path: path) : nil
    return try BoardAddition(
      of: BoardAddition.Widget(name: "b", setting: ["kind": "clock"]), to: file, path: path)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try #require(try FileAccess.read(folder[name])), as: UTF8.self)
  }

  @Test func theFileKeepsItsModeAndItsLink() throws {
    try folder.write(Self.board, to: "real.yaml")
    chmod(folder["real.yaml"], 0o640)
    #expect(symlink("real.yaml", folder["board.yaml"]) == 0)
    let addition = try addition(folder["board.yaml"])
    try BoardFileWriting.write(addition)
    #expect(try read("real.yaml") == addition.after)
    var status = stat()
    #expect(lstat(folder["board.yaml"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder["real.yaml"], &status) == 0 && status.st_mode & 0o7777 == 0o640)
    // Nothing is left beside it.
    #expect(FileAccess.names(in: folder.path) == ["board.yaml", "real.yaml"])
  }

  @Test func aFileThatHasChangedIsLeftAlone() throws {
    try folder.write(Self.board, to: "board.yaml")
    let addition = try addition(folder["board.yaml"])
    try folder.write(Self.board + "# mine\n", to: "board.yaml")
    #expect(throws: BoardFileWriting.Refusal.self) { try BoardFileWriting.write(addition) }
    #expect(try read("board.yaml") == Self.board + "# mine\n")
  }

  @Test func aNewFileIsMadeAndNoneReplaced() throws {
    let addition = try addition(folder["new/board.yaml"])
    try BoardFileWriting.write(addition)
    #expect(try read("new/board.yaml") == addition.after)
    #expect(throws: BoardFileWriting.Refusal.self) { try BoardFileWriting.write(addition) }
  }
}
