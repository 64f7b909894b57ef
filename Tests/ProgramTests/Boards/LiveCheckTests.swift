import TestServers
import Testing
import WidgetTesting

/// `check --live`, which reads each source once and reports the result.
@Suite(.fewAtOnce)
struct LiveCheckTests {
  private let folder = BoardFolder()

  @Test func whatCameIsSaid() async throws {
    let server = try await FileServer([
      "stats.json": #"{"today": {"orders": 1284, "note": "a\u001b[31mb"}, "at": "2026-03-14"}"#
    ])
    try folder.write(
      "board.yaml",
      """
      widgets:
        all: {kind: table, source: {http: "\(server.address)/stats.json"}}
        orders: {kind: metric, source: {http: "\(server.address)/stats.json", pick: .today.orders}}
        words: {kind: text, source: {run: [printf, 'one\\ntwo']}}
        load: {kind: metric, source: system.load}
      pages: {Home: [all orders words load]}
      """)
    let outcome = try await folder.run("check", "--live", "board.yaml")
    #expect(outcome.ending == .exited(0))
    let words = outcome.standardOutput.replacing(server.address, with: "SERVER")
      .replacing(/in [0-9.]+ m?s/, with: "in TIME")
    let start = try #require(words.firstRange(of: "Read now:"))
    let report = words[start.lowerBound...]
    #expect(
      report.hasPrefix(
        """
        Read now:
          all (table)
            http SERVER/stats.json: a record of 2 fields, in TIME
              .today.orders  number  1284
              .today.note    text    a␛[31mb
              .at            date    2026-03-14
              fits: table, text
          load (metric)
            system.load: a number, in TIME

        """), "\(report)")
    #expect(
      report.hasSuffix(
        """
          orders (metric)
            http SERVER/stats.json: a number, in TIME
              | 1284
              fits: metric, gauge, chart, text
          words (text)
            run printf one\\ntwo: a text of 2 lines, in TIME
              | one
              | two
              fits: text, log, list

        No errors: 4 widgets on 1 page.

        """), "\(report)")
    #expect(!outcome.standardOutput.contains("\u{1b}"))
  }

  @Test func whatCannotBeReadOrShownFails() async throws {
    let server = try await FileServer(["a.json": "[1, 2]"])
    try folder.write(
      "board.yaml",
      """
      widgets:
        gone: {kind: text, source: {http: "\(server.address)/gone"}}
        list: {kind: metric, source: {http: "\(server.address)/a.json"}, values: [".", ".[0]"]}
        days: {kind: agenda, source: {run: [echo, hello]}}
      pages: {Home: [gone list days]}
      """)
    let outcome = try await folder.run("check", "--live", "board.yaml")
    #expect(outcome.ending == .exited(1))
    let words = outcome.standardOutput
    #expect(words.contains("/gone: HTTP 404, after "), "\(words)")
    #expect(words.contains("! kind agenda expected a list of events, found text"), "\(words)")
    #expect(words.contains("3 widgets on 1 page."), "\(words)")
    let json = try await folder.run("check", "--live", "--format", "json", "board.yaml")
    #expect(json.ending == .exited(1))
    #expect(json.standardOutput.contains("\"severity\" : \"error\""), "\(json.standardOutput)")
    #expect(json.standardOutput.contains("HTTP 404"), "\(json.standardOutput)")
  }

  @Test func sourcesAreReadAtOnce() async throws {
    let widgets = (0..<12).map { "  w\($0): {kind: text, source: {run: [sleep, \"1\"]}}" }
    let names = (0..<12).map { "w\($0)" }.joined(separator: " ")
    try folder.write(
      "board.yaml", "widgets:\n\(widgets.joined(separator: "\n"))\npages: {Home: [\(names)]}\n")
    let start = ContinuousClock.now
    let outcome = try await folder.run("check", "--live", "board.yaml", timeout: .seconds(30))
    #expect(outcome.ending == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(9), "twelve seconds one after another")
  }

  @Test func secretsAreNotPrinted() async throws {
    let folder = BoardFolder(["SHOP_TOKEN": "hush-hush-4711"])
    try folder.write(
      "board.yaml",
      """
      secrets: {shop: {env: SHOP_TOKEN}}
      widgets:
        a: {kind: text, source: {shell: "echo token=$T", environment: {T: "${secret:shop}"}}}
        b: {kind: text, source: {http: "http://127.0.0.1:1/${secret:shop}"}}
        c: {kind: text, source: {http: "http://me:hush-0815@127.0.0.1:1/"}}
      pages: {Home: [a b c]}
      """)
    let outcome = try await folder.run("check", "--live", "board.yaml")
    #expect(outcome.ending == .exited(1))
    let words = outcome.standardOutput + outcome.standardError
    #expect(words.contains("| token=•••"), "\(words)")
    #expect(!words.contains("hush"), "\(words)")
  }

  /// A bundle's program reads by itself: that nothing was found wrong with it must not pass for an answer.
  @Test func widgetsOfBundlesAreNamed() async throws {
    let program = try Program.systems()
    try folder.write(
      "board.yaml",
      """
      bundles: {systems: {program: \(program.path)}}
      widgets: {chats: {kind: activity, server: "http://127.0.0.1:9"}}
      pages: {Home: [chats]}
      """)
    let outcome = try await folder.run("check", "--live", "board.yaml")
    #expect(
      outcome.standardOutput.contains("Not asked, as bundles' programs read by themselves: chats"),
      "\(outcome.standardOutput)")
  }
}
