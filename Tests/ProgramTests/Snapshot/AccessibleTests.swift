import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of boards in words.
@Suite(.fewAtOnce)
struct AccessibleTests {
  private let folder = BoardFolder()
  private static let examples =
    "/" + String(#filePath.split(separator: "/Tests/ProgramTests").first?.dropFirst() ?? "")
    + "/Examples/boards"

  /// The boards with sample data, as a gallery has it.
  @Test(arguments: [
    "day", "developer", "exporters", "first", "homelab", "mqtt", "outages", "shop",
  ])
  func eachExample(name: String) async throws {
    let outcome = try await Program.widgettui().run(
      [
        "snapshot", "\(Self.examples)/\(name).yaml", "--accessible", "--preview", "--at",
        "2026-03-14T09:26:00Z",
      ], environment: folder.environment, timeout: .seconds(30))
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(!outcome.standardOutput.contains(/[─-⣿│]/), "\(outcome.standardOutput)")
    try expectGolden(outcome.standardOutput, named: name)
  }

  /// Large digits are no words, and are those of a widget with a warning too.
  @Test func aValueWithAWarning() async throws {
    let server = try await TestServer(
      answer: #"{"status": "success", "warnings": ["hello"], "data": {"resultType": "scalar", "#
        + "\"result\": [\(time(nil)), \"45\"]}}")
    let source = "{prometheus: \"http://127.0.0.1:\(server.port)/\", query: up}"
    try folder.write(
      "board.yaml",
      "widgets: {warned: {kind: metric, source: \(source)}}\npages: {Home: [warned]}\n")
    let outcome = try await folder.run("snapshot", "board.yaml", "--accessible")
    #expect(outcome.standardOutput == "Warned: 45; warning: Prometheus: hello\n")
  }

  @Test func theBoardOfAProgram() async throws {
    let board = try #require(try TextFile.read("\(Self.examples)/bundle.yaml"))
    let orders = try Program.path(ofProduct: "Orders")
    try folder.write(
      "board.yaml", board.replacing("../../.build/release/Orders", with: orders))
    let outcome = try await folder.run(
      "snapshot", "board.yaml", "--accessible", "--preview", "--at", "2026-03-14T09:26:00Z")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    try expectGolden(outcome.standardOutput, named: "bundle")
  }

  /// The example systems' sample data is of the present, so that all figures and dates are left out of what is
  /// compared.
  @Test(arguments: ["activity", "calendar", "cards", "deals", "insights"])
  func eachSystem(name: String) async throws {
    let outcome = try await Program.widgettui().run(
      ["snapshot", "\(Self.examples)/\(name).yaml", "--accessible", "--preview"],
      environment: folder.environment, timeout: .seconds(30))
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(!outcome.standardOutput.contains(/[─-⣿│]/), "\(outcome.standardOutput)")
    let lines = outcome.standardOutput.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains(/^[^:]+: .{4}/) })
    #expect(!outcome.standardOutput.contains("failed"), "\(outcome.standardOutput)")
    try expectGolden(Self.withoutFigures(outcome.standardOutput), named: name)
  }

  /// Returns a text with `#` for each number, span of time and date, and `~` for a rise or fall.
  private static func withoutFigures(_ text: String) -> String {
    let units = /#( (mths?|days?|hr|min|sec|months?|hours?)(, #)?)+/
    let months = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/
    // Where it is soon after midnight, what was some hours ago has a date and no time.
    return text.replacing(/[0-9]{2}-[0-9]{2}\b/, with: "#")
      .replacing(/[0-9]([0-9.,:]*[0-9])?/, with: "#")
      .replacing(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* #/, with: "#")
      .replacing(/#( (to )?#)? [A-Z][a-z]+ #/) { date in
        date.output.0.contains(months) ? "#" : String(date.output.0)
      }
      .replacing(/#([–-]#)? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*/, with: "#")
      .replacing("# to #", with: "#")
      .replacing(units, with: "#").replacing(/(in #|# ago|# left|# [+-]#)/, with: "#")
      .replacing(/(up|down) #/, with: "~ #")
  }

  private func write(_ value: String?) throws {
    if let value { try folder.write("value", value) } else { unlink("\(folder.path)/value") }
  }

  private func writeBoard() throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders:
          kind: metric
          title: Orders
          source: {shell: "cat value", allow: {read: .}}
          every: 1s
          unit: "%"
          alert: {above: 90}
      pages:
        Home: [orders]
      """)
  }

  /// What is printed on a pipe, a line a change; a failure and an alarm are said.
  @Test func aLineAChange() async throws {
    try writeBoard()
    try write("41")
    defer { folder.endHost() }
    let output = "\(folder.path)/said"
    let shell = try await Program("sh").run(
      [
        "-c",
        """
        '\(try Program.widgettui().path)' run --accessible board.yaml >said 2>&1 &
        program=$!
        wait_for() { n=0; until grep -q "$1" said; do n=$((n+1)); [ $n -gt 150 ] && break; sleep 0.1; done; }
        wait_for 'Orders: 41 percent'
        echo 97 >value.new; mv value.new value
        wait_for 'alarm'
        rm value
        wait_for 'failed'
        kill $program
        """,
      ], environment: folder.environment, directory: folder.path, timeout: .seconds(60))
    #expect(shell.ending == .exited(0), "\(shell.standardError)")
    let said = try #require(try TextFile.read(output))
    #expect(said.contains("Orders: 41 percent\n"), "\(said)")
    #expect(said.contains(/Orders: .*97 percent.*; alarm since \d\d:\d\d.*: above 90/), "\(said)")
    #expect(
      said.contains(/Orders: failed: .*; last value, of \d\d:\d\d.*: .*97 percent/), "\(said)")
    #expect(!said.contains("\u{1B}"))
  }
}
