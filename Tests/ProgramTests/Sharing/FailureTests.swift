import Glibc
import Testing
import WidgetTesting

/// What is shown when providers fail.
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
    let archive = try TextFile.read("\(shop.state)/CountedWidgets/timelines/orders%2Fsmall") ?? ""
    #expect(!archive.contains("answer"))
    try shop.fail(nil)
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
  }
}
