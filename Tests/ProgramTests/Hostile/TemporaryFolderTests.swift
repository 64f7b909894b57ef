import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetTesting

/// The temporary folders of programs are gone when nothing shows them any more.
///
/// Without namespaces: with them, the folders are in memory, and go with their programs.
@Suite(.fewAtOnce, .enabled(if: UserNamespace.canMount()))
struct TemporaryFolderTests {
  @Test func nothingStaysInTheTemporaryFolder() async throws {
    let scratch = ScratchFolder()
    let folder = BoardFolder(["TMPDIR": scratch.path])
    defer { folder.endHost() }
    try folder.write(
      program: "slow",
      "#!/bin/sh\nhead -c 3000000 /dev/zero >\"$TMPDIR/left\"; echo >&2 written; sleep 100\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
        slow: {kind: text, source: {run: [./slow]}, timeout: 2m, every: 1h}
      pages: {Home: [own slow]}
      """)
    let dashboard = try await Self.dashboard(folder)
    try await dashboard.waitFor(.seconds(30)) { $0.contains("our own") }
    #expect(eventually(within: 60) { Self.hasFile(in: scratch.path) })
    try await dashboard.send("q")
    #expect(eventually(within: 60) { Self.folders(in: scratch.path).isEmpty })
  }

  /// A program that goes on writing is ended before its folder is removed, and keeps nobody from ending.
  @Test func aProgramThatGoesOnWritingLeavesNothing() async throws {
    let scratch = ScratchFolder()
    let folder = BoardFolder(["TMPDIR": scratch.path])
    defer { folder.endHost() }
    try folder.write(
      program: "flood",
      "#!/bin/sh\ncd \"$TMPDIR\"; touch left; for i in 1 2 3; do\n"
        + "python3 -c 'import os, sys\nn = 0\nwhile True:\n  n += 1\n"
        + "  open(sys.argv[1] + str(n), \"w\").close()' $i & done; wait\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
        flood: {kind: text, source: {run: [./flood]}, timeout: 2m, every: 1h}
      pages: {Home: [own flood]}
      """)
    let dashboard = try await Self.dashboard(folder)
    try await dashboard.waitFor(.seconds(30)) { $0.contains("our own") }
    #expect(eventually(within: 60) { Self.hasFile(in: scratch.path) })
    let host = try #require(folder.host)
    try await dashboard.send("q")
    #expect(try await dashboard.waitForEnd() == 0)
    let start = ContinuousClock.now
    #expect(eventually(within: 60) { kill(host, 0) != 0 })
    #expect(ContinuousClock.now - start < .seconds(20))
    // What the host did not remove in time, a process of its own goes on to remove.
    #expect(eventually(within: 60) { Self.folders(in: scratch.path).isEmpty })
  }

  private static func dashboard(_ folder: BoardFolder) async throws -> TmuxSession {
    try await TmuxSession(
      UserNamespace.without([try Program.widgettui().path, "\(folder.path)/board.yaml"]),
      columns: 80, rows: 24, environment: folder.environment)
  }

  private static func folders(in path: String) -> [String] {
    FileAccess.names(in: path).filter { $0.hasPrefix("widgettui-run-") }
  }

  private static func hasFile(in path: String) -> Bool {
    folders(in: path).contains { FileAccess.names(in: "\(path)/\($0)").contains("left") }
  }
}
