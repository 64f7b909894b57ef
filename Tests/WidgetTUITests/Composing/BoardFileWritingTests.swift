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

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func theFileKeepsItsOwnerAndItsGroup() throws {
    try folder.write(Self.board, to: "board.yaml")
    chown(folder["board.yaml"], 65534, 4)
    chmod(folder["board.yaml"], 0o2640)
    try BoardFileWriting.replace(folder["board.yaml"], with: Array("new".utf8), named: "board.yaml")
    var status = stat()
    #expect(stat(folder["board.yaml"], &status) == 0)
    #expect(status.st_uid == 65534 && status.st_gid == 4 && status.st_mode & 0o7777 == 0o2640)
    #expect(try read("board.yaml") == "new")
  }

  @Test(.enabled(if: geteuid() == 0, "only root may act as another user"))
  func aFileIsNotTakenFromItsOwner() throws {
    try folder.write(Self.board, to: "board.yaml")
    chmod(folder.path, 0o777)
    // Unlike other calls of its kind, this one changes the user of its thread alone.
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let become = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
    let refusal = #expect(throws: BoardFileWriting.Refusal.self) {
      _ = become(65534)
      defer { _ = become(0) }
      try BoardFileWriting.replace(folder["board.yaml"], with: [], named: "board.yaml")
    }
    #expect(
      refusal?.description
        == "board.yaml was not written: a replacement cannot be given to its owner and group (0:0): "
        + "Operation not permitted; change it as its owner")
    #expect(try read("board.yaml") == Self.board)
    #expect(FileAccess.names(in: folder.path) == ["board.yaml"])
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
