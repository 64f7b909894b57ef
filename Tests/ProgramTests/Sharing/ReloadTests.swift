import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of `widgettui reload`, with and without a host.
@Suite(.fewAtOnce)
struct ReloadTests {
  private let folder = BoardFolder()

  private func writeBoard() throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
        broken: {kind: text, source: {shell: "echo gone >&2; false"}, every: 1h}
      pages:
        Home: [orders broken]
      """)
  }

  private var readings: Int {
    ((try? TextFile.read("\(folder.path)/log")) ?? nil)?.count ?? 0
  }

  /// True if the text is the line with a time in place of `TIME`.
  private func isLine(_ text: String, _ pattern: String) -> Bool {
    let digits = String(text.map { $0.isNumber ? "0" : $0 })
    return digits == pattern.replacing("TIME", with: "00:00:00") + "\n"
  }

  @Test func readsWhenNothingRuns() async throws {
    try writeBoard()
    _ = try await folder.run("snapshot", "board.yaml", "--size", "60x8")
    #expect(readings == 1)
    let outcome = try await folder.run("reload", "orders")
    #expect(outcome.ending == .exited(0))
    #expect(isLine(outcome.standardOutput, "orders: read at TIME"), "\(outcome)")
    #expect(readings == 2)
    #expect(
      try await folder.run("why", "orders").standardOutput.contains("requested; 1 entry"))
    let isGone: Bool? = try await ask(for: .seconds(10)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isGone == true)
  }

  @Test func readsAWidgetOfABoardThatWasNeverShown() async throws {
    try writeBoard()
    let outcome = try await folder.run("reload", "orders", "--board", "board.yaml")
    #expect(outcome.ending == .exited(0))
    #expect(isLine(outcome.standardOutput, "orders: read at TIME"), "\(outcome)")
    #expect(readings == 1)
  }

  @Test func aFailureIsPrinted() async throws {
    try writeBoard()
    _ = try await folder.run("snapshot", "board.yaml", "--size", "60x8")
    let outcome = try await folder.run("reload")
    #expect(outcome.ending == .exited(1))
    let lines = outcome.standardOutput.split(separator: "\n").map { "\($0)\n" }
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("broken: failed at ") && lines[0].contains(": exit 1: gone; next"))
    #expect(isLine(lines[1], "orders: read at TIME"))
  }

  @Test func itWaitsNoLongerThanItIsTold() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        slow: {kind: text, source: {run: [sleep, "60"]}, timeout: 2s, every: 1h}
      pages:
        Home: [slow]
      """)
    let outcome = try await folder.run(
      "reload", "slow", "--board", "board.yaml", "--timeout", "0.5")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardOutput == "slow: no answer within 1 s\n")
  }

  @Test func withAHostItPrintsTheResultAfterwards() async throws {
    try writeBoard()
    let dashboard = try await folder.dashboard("board.yaml", columns: 60, rows: 8)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("│ 1 ") }
    let outcome = try await folder.run("reload", "orders")
    #expect(outcome.ending == .exited(0))
    #expect(isLine(outcome.standardOutput, "orders: read at TIME"), "\(outcome)")
    #expect(readings == 2)
    try await dashboard.waitFor(.seconds(5)) { $0.contains("│ 2 ") }
    try await dashboard.send("q")
    _ = try await dashboard.waitForEnd()
  }

  @Test func aNameThatIsNoWidgetsIsAMistake() async throws {
    let outcome = try await folder.run("reload", "nosuch")
    #expect(outcome.ending == .exited(2))
    #expect(outcome.standardError.hasPrefix("widgettui: unknown widget 'nosuch'"))
  }
}
