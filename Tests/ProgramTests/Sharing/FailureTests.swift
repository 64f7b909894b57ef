import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of the screen when providers fail.
@Suite(.fewAtOnce)
struct FailureTests {
  @Test func theLastGoodValueStaysDatedAndComesBackByItself() async throws {
    let shop = CountedShop(every: 1)
    let dashboard = try await shop.dashboard()
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
    try shop.fail("no route to shop.example")
    let failed = try await dashboard.waitFor(.seconds(10)) { $0.contains("no route") }
    #expect(failed.contains("answer"))
    try await shop.line("orders") { $0.contains("answer") || $0.contains("no route") }
    let why = try await shop.run("why", "orders")
    #expect(why.standardOutput.contains("failed: no route to shop.example"))
    try shop.fail(nil)
    try await dashboard.waitFor(.seconds(20)) { !$0.contains("no route") && $0.contains("answer") }
  }

  @Test func whoIsSignedOutSeesNothingThatWasKept() async throws {
    let shop = CountedShop(every: 1)
    let dashboard = try await shop.dashboard()
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
    try shop.fail("denied: signed out")
    let screen = try await dashboard.waitFor(.seconds(10)) { $0.contains("signed out") }
    #expect(!screen.contains("answer"))
    let archive = try TextFile.read(shop.shared.timelinePath("orders/small")) ?? ""
    #expect(!archive.contains("answer"))
    try shop.fail(nil)
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
  }

  @Test func aServerThatStopsAndComesBack() async throws {
    let port = Int.random(in: 20_000...29_999)
    let shop = CountedShop(port: port)
    try TextFile.write("42\n", to: "\(shop.folder.path)/www/orders")
    let first = try server(port, shop)
    let dashboard = try await shop.dashboard(columns: 90)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("42 orders") }
    first.end()
    let screen = try await dashboard.waitFor(.seconds(20)) { $0.contains("no route to th") }
    #expect(screen.contains("42 orders"))
    try TextFile.write("43\n", to: "\(shop.folder.path)/www/orders")
    let second = try server(port, shop)
    try await dashboard.waitFor(.seconds(30)) {
      $0.contains("43 orders") && !$0.contains("no route")
    }
    second.end()
  }

  /// Starts a real server of one file.
  private func server(_ port: Int, _ shop: CountedShop) throws -> Child {
    try Child(
      ["python3", "-m", "http.server", "--bind", "127.0.0.1", "\(port)"],
      directory: "\(shop.folder.path)/www"
    ) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
  }
}
