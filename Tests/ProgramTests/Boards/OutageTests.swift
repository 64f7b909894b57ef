import Glibc
import TestServers
import Testing
import WidgetTesting

/// Boards with a failing server, from the point of view of someone at a terminal.
@Suite(.fewAtOnce)
struct OutageTests {
  private let folder = BoardFolder()

  /// An answer with status 200 that is not the data, and the reason that is shown.
  @Test(arguments: [
    ("<!DOCTYPE html><title>Sign in</title>", "web page instead"),
    (#"{"error": "quota exceeded"}"#, "no .price"), (#"{"price": null}"#, ".price is null"),
  ])
  func anAnswerWithoutTheDataIsAnOutage(answer: String, reason: String) async throws {
    let server = try await TestServer(answer: #"{"price": 409.72}"#)
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        price:
          kind: metric
          source: {http: "\(server.address)"}
          pick: .price
          digits: 2
          every: 1s
          alert: {failed: yes, run: [sh, -c, 'echo "$WIDGETTUI_VALUE" >said']}
      pages:
        Home: [price]
      """)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("409.72") }
    try server.answer(answer)
    let screen = try await session.waitFor(.seconds(20)) { $0.contains(reason) }
    #expect(screen.contains("409.72"))
    #expect(!screen.contains("nothing there"))
    let said = try await ask(for: .seconds(10), every: .milliseconds(50)) {
      try TextFile.read("\(folder.path)/said").flatMap { $0.hasSuffix("\n") ? $0 : nil }
    }
    #expect(said?.hasPrefix(reason) == true)
    try server.answer(#"{"price": 410.5}"#)
    try await session.waitFor(.seconds(20)) { $0.contains("410.50") && !$0.contains(reason) }
  }

  @Test func nothingIsDrawnAsADashAndNotAsAnEmptyGauge() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        load: {kind: gauge, source: {shell: "echo '{}'"}, pick: .load, null: ok, every: 1h}
      pages:
        Home: [load]
      """)
    defer { folder.endHost() }
    let screen = try await folder.run("snapshot", "board.yaml", "--size", "20x10").standardOutput
    let content = screen.split(separator: "\n").filter { $0.hasPrefix("│") }.joined()
    #expect(content.contains("–"))
    #expect(!content.contains { "0━█".contains($0) })
  }

  /// Writes a board with one price in a tile and, optionally, a line in the status row.
  private func writeBoard(
    _ server: TestServer, _ keys: String, page: String = "[price]", hasLine: Bool = false
  ) throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        price: {kind: metric, source: {http: "\(server.address)"}, pick: .price, \(keys)}
        other: {kind: text, source: {run: [echo, other]}, every: 1h}
      pages:
        Home: \(page)
      \(hasLine ? "status: {right: [price]}" : "")
      """)
  }

  /// Ends the host, and waits until it is gone.
  private func endHost() async throws {
    let host = try #require(folder.host)
    folder.endHost()
    let hasEnded: Bool? = try await ask(for: .seconds(10)) { kill(host, 0) != 0 ? true : nil }
    #expect(hasEnded == true)
  }

  @Test func aLargerTileDrawsTheReadingThatIsThere() async throws {
    let server = try await TestServer(answer: #"{"price": 400.#}"#)
    defer { folder.endHost() }
    // A text has no large digits.
    try folder.write(
      "board.yaml",
      """
      widgets:
        price: {kind: text, source: {http: "\(server.address)", pick: .price}, every: 1h}
        other: {kind: text, source: {run: [echo, other]}, every: 1h}
      pages:
        Home:
          - price other
      """)
    let session = try await folder.dashboard("board.yaml", columns: 80, rows: 25)
    try await session.waitFor(.seconds(20)) { $0.contains("│ 400.1") }
    for _ in 0..<2 {
      let before = try await session.screen()
      try await session.type("z")
      let screen = try await session.waitFor { $0 != before && !$0.contains("on its way") }
      #expect(screen.contains("400.1"))
    }
    try await session.send("Escape")
    try await session.resize(columns: 64, rows: 20)
    let second = try await folder.dashboard("board.yaml", columns: 110, rows: 40)
    try await second.waitFor(.seconds(20)) { $0.contains("400.1") }
    #expect(try server.requests == 1)
    // An outage is shown too, with the reason: on this screen, enlarged, and on one of another
    // size.
    try server.answer(#"{"error": "quota"}"#)
    try await session.send("Tab", "r")
    let isThere = { (screen: String) in screen.contains("400.1") && screen.contains("no .price") }
    try await session.waitFor(.seconds(20), until: isThere)
    try await session.type("z")
    try await session.waitFor(.seconds(10), until: isThere)
    let third = try await folder.dashboard("board.yaml", columns: 100, rows: 30)
    try await third.waitFor(.seconds(20), until: isThere)
  }

  @Test func aNewFamilyAfterARestartShowsTheLastReading() async throws {
    let server = try await TestServer(answer: #"{"price": 409.72}"#)
    defer { folder.endHost() }
    try writeBoard(server, "digits: 2, every: 1h", page: "\n    - price other")
    let first = try await folder.dashboard("board.yaml", columns: 40, rows: 10)
    try await first.waitFor(.seconds(20)) { $0.contains("409.72") }
    try await first.send("q")
    _ = try await first.waitForEnd()
    try await endHost()
    try server.answer(nil)
    // The tile changes from small to medium, and the line was never drawn before.
    try writeBoard(
      server, "digits: 2, every: 1h", page: "\n    - price price other", hasLine: true)
    let second = try await folder.dashboard("board.yaml", columns: 80, rows: 10)
    let screen = try await second.waitFor(.seconds(20)) {
      $0.split(separator: "\n").last?.contains("409.72") == true
    }
    #expect(screen.contains("│ 409.72"))
    #expect(try server.requests == 1)
    let status = try Program.status()
    let line = try await ask(for: .seconds(10), every: .milliseconds(100)) {
      let line = try await status.run(["price"], environment: folder.environment).standardOutput
      return line.contains("409.72") ? line : nil
    }
    #expect(line != nil)
    // A requested reading fails; the value stays, dated.
    try await second.send("r")
    let failed = try await second.waitFor(.seconds(20)) { $0.contains("127.0.0.1") }
    #expect(failed.contains("409.72"))
    #expect(try server.requests == 2)
  }

  @Test func allPlacesShowTheSameNumber() async throws {
    let server = try await TestServer(answer: #"{"price": #}"#)
    defer { folder.endHost() }
    try writeBoard(server, "every: 1s", hasLine: true)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("price 1") }
    var numbers: Set<Int> = []
    let isEnough: Bool? = try await ask(for: .seconds(30)) {
      let screen = try await session.screen()
      let inTile = screen.firstMatch(of: #/│ (\d+) /#).flatMap { Int($0.1) }
      let inLine = screen.firstMatch(of: #/price (\d+)/#).flatMap { Int($0.1) }
      #expect(inTile == inLine)
      if let inTile { numbers.insert(inTile) }
      return numbers.count >= 5 ? true : nil
    }
    #expect(isEnough == true)
  }

  @Test func aLineAndAPictureShowWhatTheTileShows() async throws {
    let server = try await TestServer(answer: #"{"price": #}"#)
    defer { folder.endHost() }
    try writeBoard(server, "every: 1h", hasLine: true)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("price 1") }
    let status = try Program.status()
    for number in 2...4 {
      try await session.send("r")
      let screen = try await session.waitFor(.seconds(20)) { $0.contains("│ \(number) ") }
      #expect(screen.contains("price \(number) "))
      let line = try await status.run(["price"], environment: folder.environment)
      #expect(line.standardOutput == "price \(number)\n")
      let picture = try await folder.run("snapshot", "board.yaml", "--size", "50x10")
      #expect(picture.standardOutput.contains("│ \(number) "))
      #expect(picture.standardOutput.contains("price \(number) "))
      // There is one reading for all of them.
      #expect(try server.requests == number)
    }
  }

  @Test func aStaleValueStaysAndOneThatIsOverToo() async throws {
    let server = try await TestServer(answer: #"{"price": 409.72}"#)
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        price:
          {kind: metric, source: {http: "\(server.address)"}, pick: .price, digits: 2, every: 1s,
           stale-after: 3s}
        bus:
          kind: text
          source: {timeline: [sh, -c, 'n=$(date +%s); echo "{\\"entries\\": [{\\"date\\": $n, \\"value\\": \\"bus 12\\", \\"expires\\": $((n + 4))}], \\"policy\\": \\"never\\"}"']}
      pages:
        Home: [price, bus]
      """)
    let session = try await folder.dashboard("board.yaml", columns: 160, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("409.72") && $0.contains("bus 12") }
    try server.answer(nil)
    let state: Bool? = try await ask(for: .seconds(20), every: .milliseconds(200)) {
      try await folder.run("timeline", "price", "--board", "board.yaml").standardOutput
        .contains("stale") ? true : nil
    }
    #expect(state == true)
    let screen = try await session.waitFor(.seconds(20)) { $0.contains("over since") }
    #expect(screen.contains("bus 12"))
    #expect(screen.contains("409.72"))
    #expect(screen.contains("127.0.0.1"))
  }
}
