import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of one host with many front ends.
@Suite(.fewAtOnce)
struct SharingTests {
  @Test func twentyFrontEndsAreOneCall() async throws {
    let shop = CountedShop()
    var dashboards: [TmuxSession] = []
    for _ in 0..<6 { dashboards.append(try await shop.dashboard()) }
    for dashboard in dashboards {
      try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
    }
    for _ in 0..<7 { try await shop.line("orders") { $0.hasPrefix("answer") } }
    for _ in 0..<7 {
      let outcome = try await shop.run("snapshot", "--size", "60x12")
      #expect(outcome.standardOutput.contains("answer"))
    }
    #expect(try shop.calls(of: "orders") == 1)
    #expect(try shop.calls(of: "agenda") == 1)
    let hosts = Set(try shop.calls.map(\.process))
    #expect(hosts.count == 1)
  }

  @Test func aReloadIsOneCallForAllThatShowIt() async throws {
    let shop = CountedShop(every: 2)
    let first = try await shop.dashboard()
    let second = try await shop.dashboard()
    let third = try await shop.dashboard()
    let sessions = [first, second, third]
    for session in sessions { try await session.waitFor(.seconds(20)) { $0.contains("answer") } }
    for session in sessions {
      try await session.waitFor(.seconds(20)) { screen in
        (5...60).contains { screen.contains("answer \($0)") }
      }
    }
    #expect(Set(try shop.calls.map(\.process)).count == 1)
  }

  @Test func whenTheHostIsKilledAnotherTakesOverWithinASecond() async throws {
    let shop = CountedShop()
    let first = try await shop.dashboard()
    try await first.waitFor(.seconds(20)) { $0.contains("answer") && $0.contains("entry") }
    let second = try await shop.dashboard()
    try await second.waitFor(.seconds(20)) { $0.contains("answer") }
    let host = try #require(try shop.host)
    #expect(host != first.program && host != second.program)
    kill(host, SIGKILL)
    let next: pid_t? = try await ask(for: .seconds(1)) {
      try shop.host.flatMap { $0 != host ? $0 : nil }
    }
    #expect(next != nil)
    // The archived timeline is used, and the provider is not called again.
    #expect(try shop.calls(of: "orders") == 1)
    try await second.send("r")
    try await second.waitFor { $0.contains("answer 3") || $0.contains("answer 4") }
    try await first.waitFor { $0.contains("answer 3") || $0.contains("answer 4") }
    #expect(try shop.calls(of: "orders") == 2)
  }

  /// The crash is either in the provider or in the view of its answer.
  @Test(arguments: ["crash", "crash drawing"])
  func aWidgetThatCrashesTakesNoScreenAndNoOtherWidgetWithIt(fault: String) async throws {
    let shop = CountedShop()
    try shop.fail(fault)
    let dashboard = try await shop.dashboard()
    let screen = try await dashboard.waitFor(.seconds(20)) {
      $0.contains("the program ended") && $0.contains("entry")
    }
    #expect(!screen.contains("answer"))
    #expect(await dashboard.isAlive)
    // It is called twice within a few seconds, then not for half a minute.
    let isAskedAgain: Bool? = try await ask(for: .seconds(10)) {
      try shop.calls(of: "orders") == 2 ? true : nil
    }
    #expect(isAskedAgain == true)
    // That nobody calls it again shows only in time.
    try await Task.sleep(for: .seconds(2))
    #expect(try shop.calls(of: "orders") == 2)
    try shop.fail(nil)
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(10)) { $0.contains("answer") && $0.contains("entry") }
  }

  @Test func whatComesAndGoesOnABoardIsReported() async throws {
    let shop = CountedShop()
    for _ in 0..<2 {
      let dashboard = try await shop.dashboard()
      try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
      try await dashboard.send("q")
      _ = try await dashboard.waitForEnd()
    }
    let added = try shop.changes
    #expect(added.count == 3)
    #expect(added.allSatisfy { $0.hasPrefix("added") })
  }

  @Test func anotherMomentIsShownFromWhatIsPlanned() async throws {
    let shop = CountedShop()
    let dashboard = try await shop.dashboard(columns: 60, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("entry") }
    let report = try await shop.run("timeline", "agenda/small").standardOutput
    let line = try #require(report.split(separator: "\n").first { $0.hasSuffix("entry 40") })
    let words = line.split(separator: " ")
    try #require(words.count >= 2)
    let moment = "\(words[0])T\(words[1])Z"
    let before = try shop.calls.count
    let picture = try await shop.run("snapshot", "--at", moment, "--size", "60x12")
    #expect(picture.standardOutput.contains("entry 40"))
    #expect(picture.standardOutput.contains("answer"))
    #expect(try shop.calls.count == before)
  }

  @Test func aReloadFromTheShellReachesTheHostAtOnce() async throws {
    let shop = CountedShop()
    let dashboard = try await shop.dashboard()
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") && $0.contains("entry") }
    let before = try shop.calls.count
    let outcome = try await shop.run("reload", "orders")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardOutput.hasPrefix("orders: read at "), "\(outcome)")
    try await dashboard.waitFor(.seconds(2)) { $0.contains("answer \(before + 1)") }
    #expect(try shop.calls(of: "agenda") == 1)
  }

  @Test func whatNobodyShowsIsReloadedAllTheSame() async throws {
    let shop = CountedShop()
    let first = try await shop.dashboard()
    try await first.waitFor(.seconds(20)) { $0.contains("answer") }
    // The line keeps the host, which then calls no other provider.
    try await shop.line("agenda") { $0.contains("entry") }
    try await first.send("q")
    _ = try await first.waitForEnd()
    let outcome = try await shop.run("reload", "orders")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardOutput.hasPrefix("orders: read at "), "\(outcome)")
    #expect(try shop.calls(of: "orders") == 2)
    let again = try await shop.dashboard()
    try await again.waitFor(.seconds(20)) { $0.contains("answer") }
    #expect(try shop.calls(of: "orders") == 2)
  }

  @Test func theNextStartShowsWhatWasKept() async throws {
    let shop = CountedShop()
    let first = try await shop.dashboard()
    try await first.waitFor(.seconds(20)) { $0.contains("answer") }
    try await first.send("q")
    _ = try await first.waitForEnd()
    let again = try await shop.dashboard()
    try await again.waitFor(.seconds(20)) { $0.contains("answer") }
    #expect(try shop.calls(of: "orders") == 1)
  }

  @Test func whereNothingCanBeKeptEachIsForItself() async throws {
    let shop = CountedShop()
    let outcome = try await CountedShop.program().run(
      ["snapshot", "--size", "60x12"],
      environment: shop.environment.merging(["WIDGETTUI_STATE": "/dev/null/state"]) { $1 })
    #expect(outcome.standardOutput.contains("answer"))
    #expect(outcome.ending == .exited(0))
  }
}
