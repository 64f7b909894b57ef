import Glibc
import TestServers
import Testing
import WidgetTesting

/// A server that comes back is shown by all of its widgets, not only by the one that is reloaded
/// first.
@Suite(.fewAtOnce)
struct RecoveryTests {
  @Test func siblingsFollowTheOneThatIsReloaded() async throws {
    let port = RunningServer.freePort()
    let folder = BoardFolder()
    defer { folder.endHost() }
    let names = ["first", "second", "third"]
    var board = "widgets:\n"
    for (number, name) in names.enumerated() {
      try folder.write("\(name).json", "4\(number)")
      board += "  \(name): {kind: metric, unit: paid, every: 1h, "
      board += "source: {http: \"http://127.0.0.1:\(port)/\(name).json\"}}\n"
    }
    try folder.write(
      "board.yaml", board + "pages:\n  Home: [first first second second third third]\n")
    let dashboard = try await folder.dashboard("board.yaml", columns: 130, rows: 10)
    try await dashboard.waitFor(.seconds(30)) {
      $0.ranges(of: "(refused)").count == 3
    }
    let server = try Child(
      ["python3", "-m", "http.server", "--bind", "127.0.0.1", "\(port)"], directory: folder.path
    ) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
    defer { server.end() }
    #expect(eventually { RunningServer.isListening(on: port) })
    try await dashboard.send("Tab", "r")
    try await dashboard.waitFor(.seconds(10)) { $0.contains("40 paid") }
    // Without this, they would be tried half a minute after their failure.
    try await dashboard.waitFor(.seconds(8)) { $0.contains("41 paid") && $0.contains("42 paid") }
  }
}
