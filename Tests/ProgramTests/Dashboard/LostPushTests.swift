import Foundation
import TestServers
import Testing
import WidgetTesting

/// A value whose changes are no longer announced is marked at once, and read again when they are.
@Suite(.fewAtOnce)
struct LostPushTests {
  /// Returns true if a screen marks a value as old.
  private func isMarked(_ screen: String) -> Bool { screen.contains(/of \d\d:\d\d/) }

  private func dashboard(_ board: String, in folder: BoardFolder) async throws -> TmuxSession {
    try folder.write("board.yaml", board)
    return try await folder.dashboard("board.yaml", columns: 80, rows: 10)
  }

  @Test func aDatabaseThatIsStoppedAndStarted() async throws {
    let server = try PostgreSQLServer()
    defer { server.end() }
    try server.run("create table orders (id int); insert into orders values (1)")
    let folder = BoardFolder(["PGPASSWORD": PostgreSQLServer.password])
    defer { folder.endHost() }
    let dashboard = try await dashboard(
      """
      widgets:
        orders:
          kind: metric
          every: 1h
          unit: paid
          source:
            postgres: "postgresql://tester@127.0.0.1:\(server.port)/postgres"
            query: select 40 + count(*) from orders
            listen: orders
      pages:
        Home: [orders orders]
      """, in: folder)
    try await dashboard.waitFor(.seconds(30)) { $0.contains("41 paid") }
    try server.run("insert into orders values (2); notify orders")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("42 paid") }
    server.stop()
    let lost = try await dashboard.waitFor(.seconds(5)) { isMarked($0) }
    #expect(lost.contains("42 paid"))
    try server.start()
    try server.run("insert into orders values (3); notify orders")
    try await dashboard.waitFor(.seconds(40)) { $0.contains("43 paid") && !isMarked($0) }
    // Changes are announced again.
    try server.run("insert into orders values (4); notify orders")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("44 paid") }
  }

  @Test func aStreamThatEndsAndIsStartedAgain() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("number", "41")
    let dashboard = try await dashboard(
      """
      widgets:
        orders:
          kind: metric
          unit: paid
          source:
            stream: [sh, -c, "cat number && echo && while [ -e number ]; do sleep 0.1; done; exit 3"]
            allow: {read: .}
      pages:
        Home: [orders orders]
      """, in: folder)
    try await dashboard.waitFor(.seconds(30)) { $0.contains("41 paid") }
    try FileManager.default.removeItem(atPath: "\(folder.path)/number")
    let ended = try await dashboard.waitFor(.seconds(5)) { isMarked($0) }
    #expect(ended.contains("41 paid"))
    #expect(ended.contains("stream ended"))
    try folder.write("number", "42")
    try await dashboard.waitFor(.seconds(30)) { $0.contains("42 paid") && !isMarked($0) }
  }

  @Test func aFileThatGivesWayToAFolderAndItsFolderThatGoes() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let data = "\(folder.path)/data"
    let file = "\(data)/orders.json"
    func write(_ text: String) throws {
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      try folder.write("data/orders.json", text)
    }
    try write("41")
    let dashboard = try await dashboard(
      """
      widgets:
        orders:
          kind: metric
          unit: paid
          every: 1h
          source: {file: data/orders.json}
      pages:
        Home: [orders orders]
      """, in: folder)
    try await dashboard.waitFor(.seconds(30)) { $0.contains("41 paid") }
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    let replaced = try await dashboard.waitFor(.seconds(5)) { $0.contains("is a folder · of") }
    #expect(replaced.contains("41 paid"))
    try FileManager.default.removeItem(atPath: file)
    try write("42")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("42 paid") && !isMarked($0) }
    try FileManager.default.removeItem(atPath: data)
    let gone = try await dashboard.waitFor(.seconds(5)) { $0.contains("no file orders.json · of") }
    #expect(gone.contains("42 paid"))
    try write("43")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("43 paid") && !isMarked($0) }
  }

  /// True if the tests can have a limit of their own, in a separate namespace.
  private static let hasLimits =
    (try? String(contentsOfFile: "/proc/sys/user/max_inotify_instances", encoding: .utf8)) != nil

  @Test(.enabled(if: hasLimits))
  func filesThatCannotAllBeWatched() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    // The program itself watches too: with so many files some are left over.
    let names = (1...8).map { "w\($0)" }
    for name in names { try folder.write("\(name).json", "41") }
    try folder.write(
      "board.yaml",
      "widgets:\n"
        + names.map {
          "  \($0): {kind: metric, unit: paid, every: 1h, source: {file: \($0).json}}\n"
        }.joined() + "pages:\n  Home:\n"
        + stride(from: 0, to: names.count, by: 2).map {
          "    - \(names[$0]) \(names[$0]) \(names[$0 + 1]) \(names[$0 + 1])\n"
        }.joined())
    let dashboard = try await TmuxSession(
      [
        "unshare", "-U", "-r", "sh", "-c",
        "echo 8 >/proc/sys/user/max_inotify_instances && exec \"$0\" board.yaml",
        try Program.widgettui().path,
      ], columns: 80, rows: 37, environment: folder.environment, directory: folder.path)
    let screen = try await dashboard.waitFor(.seconds(30)) {
      $0.ranges(of: "41 paid").count == names.count && $0.contains("⚠ changes are not detected")
    }
    #expect(screen.ranges(of: "⚠ changes are not detected").count < names.count)
    for name in names { try folder.write("\(name).json", "42") }
    // Files that are not watched are read now and then.
    try await dashboard.waitFor(.seconds(40)) {
      $0.ranges(of: "42 paid").count == names.count
    }
  }
}
