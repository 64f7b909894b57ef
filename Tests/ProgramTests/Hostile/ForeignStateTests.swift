import Glibc
import Testing
import WidgetArchive
import WidgetTesting

/// State that is not its user's alone: it is drawn, and names programs that are started.
@Suite(.fewAtOnce)
struct ForeignStateTests {
  private static let board = """
    widgets:
      text: {kind: text, source: {file: /etc/hostname}}
    pages: {Home: [text]}
    """

  private func expectRefused(_ folder: BoardFolder, _ words: String) async throws {
    for arguments in [
      ["snapshot", "board.yaml", "--size", "40x8"], ["why", "text"], ["alarms"], ["host"],
    ] {
      let outcome = try await Program.widgettui().run(
        arguments, environment: folder.environment, directory: folder.path)
      #expect(outcome.ending == .exited(1), "\(arguments)")
      #expect(outcome.standardError.contains(words), "\(arguments): \(outcome.standardError)")
    }
    let line = try await Program.status().run(["text"], environment: folder.environment)
    #expect(line.ending == .exited(1))
    #expect(line.standardError.contains(words), "\(line.standardError)")
  }

  @Test func aFolderThatOthersMayWriteIsRefused() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    try folder.shared.prepare()
    try #require(chmod(folder.shared.path, 0o770) == 0)
    try await expectRefused(folder, "can be written by other users; run: chmod go-w /")
    // What the error says to do helps.
    try #require(chmod(folder.shared.path, 0o700) == 0)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "40x8")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
  }

  /// Only root can give a folder away.
  @Test(.enabled(if: geteuid() == 0)) func aFolderOfAnotherUserIsRefused() async throws {
    let folder = BoardFolder()
    try folder.write("board.yaml", Self.board)
    try folder.shared.prepare()
    try #require(chown(folder.shared.path, 1, 1) == 0)
    try await expectRefused(folder, "belongs to another user; set HOME")
  }
}
