import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Boards that show the widgets of other programs.
@Suite(.fewAtOnce)
struct BundleBoardTests {
  @Test func itsWidgetStandsBesideTheBoardsOwnAndIsReadOnceByItsOwnProcess() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try BundleStand.counted())
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 60, rows: 12)
    let screen = try await dashboard.waitFor(.seconds(20)) {
      $0.contains("answer 1") && $0.contains("our own")
    }
    #expect(screen.contains("╭ Orders"))
    let other = try await stand.folder.dashboard("board.yaml", columns: 60, rows: 12)
    try await other.waitFor(.seconds(20)) { $0.contains("answer 1") }
    let host = try #require(try stand.host())
    #expect(try stand.calls(of: "orders") == ["orders \(host)"])
    let parts = try #require(try TextFile.read("/proc/\(host)/cmdline")).split(separator: "\0")
    #expect(parts.first?.hasSuffix("/CountedWidgets") == true)
    #expect(try stand.changes().count == 1)
    #expect(try stand.changes().first?.contains("added") == true)
  }

  @Test func aHostThatBeginsAnewIsNotToldOfTheSameWidgets() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try BundleStand.counted())
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 60, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer 1") }
    let first = try #require(try stand.host())
    kill(first, SIGKILL)
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer 2") }
    #expect(try stand.host() != first)
    #expect(try stand.changes().count == 1)
  }

  @Test func everyCommandKnowsIt() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try BundleStand.counted())
    let check = try await stand.folder.run("check", "board.yaml")
    #expect(check.ending == .exited(0), "\(check.standardError)")
    #expect(check.standardOutput.contains("orders  as its provider says"))
    let snapshot = try await stand.folder.run(
      "snapshot", "board.yaml", "--size", "60x12", "--strict")
    #expect(snapshot.ending == .exited(0), "\(snapshot.standardError)")
    #expect(snapshot.standardOutput.contains("answer 1"))
    let kept = try await stand.folder.run("snapshot", "board.yaml", "--size", "60x12", "--kept")
    #expect(kept.standardOutput.contains("answer 1"))
    let timeline = try await stand.folder.run("timeline", "orders")
    #expect(timeline.standardOutput.contains("answer 1"), "\(timeline.standardError)")
    let why = try await stand.folder.run("why", "orders")
    #expect(why.standardOutput.contains("first reading; 1 entry"))
    let plan = try await stand.folder.run("plan", "board.yaml")
    #expect(plan.standardOutput.contains("reload  orders-"), "\(plan.standardOutput)")
    let reload = try await stand.folder.run("reload", "orders")
    #expect(reload.standardOutput.hasPrefix("orders: read at "), "\(reload.standardOutput)")
    #expect(try stand.calls(of: "orders").count == 2)
    let preview = try await stand.folder.run(
      "snapshot", "board.yaml", "--widget", "orders", "--family", "small", "--preview")
    #expect(preview.standardOutput.contains("answer 3"), "\(preview.standardOutput)")
  }

  @Test func theStatusLineShowsIt() async throws {
    let stand = BundleStand()
    try stand.write(bundle: try BundleStand.counted())
    let tmux = try await stand.folder.run("tmux", "orders", "--board", "board.yaml")
    #expect(tmux.standardOutput.contains("widgettui-status"), "\(tmux.standardError)")
    var last = ""
    let found: String? = try await ask(for: .seconds(20), every: .milliseconds(100)) {
      let outcome = try await Program.status().run(
        ["--format", "plain", "orders"], environment: stand.folder.environment)
      last = outcome.standardOutput + outcome.standardError
      return last.contains("answer 1") ? last : nil
    }
    #expect(found != nil, "\(last)")
  }

  @Test func aStackMixesWidgetsOfBothAndAServiceReadsThem() async throws {
    let stand = BundleStand(every: 1)
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {shop: \(stand.bundle(try BundleStand.counted()))}
      widgets:
        own: {kind: text, source: {run: [echo, our own]}, every: 1h}
      stacks: {both: [own, orders]}
      pages: {Home: [both both]}
      """)
    let service = try Service(stand.folder)
    let served: Bool? = try await ask(for: .seconds(20)) {
      try stand.calls(of: "orders").isEmpty ? nil : true
    }
    #expect(served == true, "\(service.text)")
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 60, rows: 12)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("our own") }
    try await dashboard.send("Right", "]")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("answer") }
    #expect(Set(try stand.calls(of: "orders")).count == 1)
  }

  @Test func aMisspeltKindIsAnErrorThatSaysWhatToWrite() async throws {
    let stand = BundleStand()
    let path = try BundleStand.counted()
    try stand.write(bundle: path, kind: "ordesr")
    let misspelt = try await stand.folder.run("check", "board.yaml")
    #expect(misspelt.ending == .exited(1))
    #expect(misspelt.standardError.contains("did you mean 'orders'"), "\(misspelt.standardError)")
    // The program has a kind of that name too, which stays its own.
    try stand.write(bundle: path, kind: "shop/agenda")
    let told = try await stand.folder.run("check", "board.yaml")
    #expect(told.ending == .exited(0), "\(told.standardError)")
    try stand.write(bundle: path, more: ", sise: 3")
    let key = try await stand.folder.run("check", "board.yaml")
    #expect(key.standardError.contains("sise"))
    #expect(key.ending == .exited(1))
  }

  @Test func parametersAreCheckedAndProposed() async throws {
    let stand = BundleStand()
    let path = try Program.path(ofProduct: "Reading")
    try stand.write(bundle: path, kind: "pages", more: ", shelf: poem")
    let wrong = try await stand.folder.run("check", "board.yaml")
    #expect(wrong.standardError.contains("did you mean 'poems'"), "\(wrong.standardError)")
    try stand.write(bundle: path, kind: "pages", more: ", shelf: poems")
    let options = try await stand.folder.run("options", "orders", "--board", "board.yaml")
    #expect(options.standardOutput.contains("shelf  poems  Shelf"), "\(options.standardError)")
    let values = try await stand.folder.run("options", "orders", "shelf", "--board", "board.yaml")
    #expect(values.standardOutput.contains("novels  Novels"), "\(values.standardError)")
    let snapshot = try await stand.folder.run("snapshot", "board.yaml", "--size", "60x12")
    #expect(snapshot.standardOutput.contains("Poems"), "\(snapshot.standardError)")
  }

  @Test func theExampleBoardShowsOrders() async throws {
    let stand = BundleStand()
    let folder = TextFile.folder(of: try Program.path(ofProduct: "Orders"))
    let example = try #require(
      try TextFile.read("\(PackageFolder.path)/Examples/boards/bundle.yaml"))
    try stand.folder.write(
      "board.yaml", example.replacing("../../.build/release/Orders", with: "\(folder)/Orders"))
    let outcome = try await stand.folder.run("snapshot", "board.yaml", "--size", "60x12")
    #expect(outcome.standardOutput.contains("▲ 4 %"), "\(outcome.standardError)")
    #expect(example.contains("../../.build/release/Orders"))
  }
}
