import Glibc
import TestServers
import Testing
import WidgetTesting

/// A database whose answers are too large.
@Suite(.fewAtOnce)
struct HostileDatabaseTests {
  @Test func aRowOf300MegabytesIsOneBrokenTile() async throws {
    let server = try PostgreSQLServer.shared.get()
    let folder = BoardFolder(["PGPASSWORD": PostgreSQLServer.password])
    defer { folder.endHost() }
    let place = "postgresql://tester@127.0.0.1:\(server.port)/postgres"
    try folder.write(
      "board.yaml",
      """
      widgets:
        huge: {kind: text, source: {postgres: "\(place)", query: "select repeat('x', 300000000)"}, timeout: 60s}
        good: {kind: metric, source: {postgres: "\(place)", query: "select 4711"}}
      pages: {Home: [huge good]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 10)
    try await session.waitFor(.seconds(60)) {
      $0.contains("4,711") && $0.contains("more than 64 MiB")
    }
    let host = try #require(folder.host)
    let status = try TextFile.read("/proc/\(host)/status") ?? ""
    let kilobytes = status.firstMatch(of: /VmHWM:\s*([0-9]+) kB/)?.output.1 ?? ""
    let most = try #require(Int(kilobytes))
    #expect(most < 220_000, "the host took \(most) kB")
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }
}
