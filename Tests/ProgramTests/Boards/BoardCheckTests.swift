import Glibc
import TestServers
import Testing
import WidgetTesting

/// The messages about a board: all mistakes at once, or when its widgets are read.
@Suite(.fewAtOnce)
struct BoardCheckTests {
  private let folder = BoardFolder()

  @Test func everyMistakeIsToldAtOnce() async throws {
    try expectGolden(
      try await folder.complaint(
        """
        version: 2
        themes: auto
        widgets:
          cpu: {kind: metrc, source: system.cpu}
          mem: {kind: metric, source: system.memry, evry: 5s}
          dsk: {kind: metric, source: {rn: [df]}, every: 5}
          x: {source: system.cpu}
          y: {kind: metric, source: {run: [a]}, every: 5m, at: [25:00]}
          ok: {kind: metric, source: system.cpu, alert: {abov: 3}}
          api: {kind: metric, source: {http: "https://a.example", headers: {A: "${secret:shp}"}}}
        secrets:
          shop: {env: SHOP}
        pages:
          Home:
            - cpu cpux mem
            - dsk dsk
        """), named: "mistakes")
  }

  @Test func aWrongExpressionIsAMistakeOfTheFile() async throws {
    let words = try await folder.complaint(
      """
      widgets:
        a: {kind: metric, source: {run: [date], pick: ".today | ordrs("}}
      pages:
        Home: [a]
      """)
    #expect(words.hasPrefix("board.yaml:2:49: "), "\(words)")
    #expect(words.contains("jq"), "\(words)")
  }

  @Test func aSourceIsOneThing() async throws {
    for (source, column) in [("{shell: df, run: [df]}", 39), ("{run: [df], shell: df}", 39)] {
      let words = try await folder.complaint(
        "widgets:\n  a: {kind: text, source: \(source)}\npages: {Home: [a]}\n")
      #expect(words.hasPrefix("board.yaml:2:\(column): only one of "), "\(words)")
      #expect(words.contains("1 error"), "\(words)")
    }
  }

  @Test func namesArePartedByAnyBlanksAndIncludesAreFiles() async throws {
    let words = try await folder.complaint(
      "include: {a: b}\nwidgets:\n  a: {kind: clock}\npages:\n  Home: [\"a\\ta  a\"]\n")
    #expect(words.contains("expected the name of a file"), "\(words)")
    #expect(words.contains("1 error"), "\(words)")
  }

  @Test func whatNeedsQuotationMarksIsSaid() async throws {
    let words = try await folder.complaint(
      """
      widgets:
        a: {kind: text, source: {run: [echo, total: 5]}}
        b: {kind: table, columns: [{name: {{job}}}], source: {run: [date]}}
      pages:
        Home: [a b]
      """)
    #expect(
      words.contains(
        """
        expected an argument for run, found a mapping
          2 |   a: {kind: text, source: {run: [echo, total: 5]}}
            |                                        ^^^^^^^^
            = expected text without a secret; text that contains a colon and a space
              must be quoted
        """), "\(words)")
    #expect(
      words.contains("= expected text; quote it if it begins with { or ["),
      "\(words)")
  }

  @Test func anIncludedFileIsNamedInItsErrors() async throws {
    try folder.write("team.yaml", "widgets:\n  b: {kind: metrik, source: system.cpu}\n")
    let words = try await folder.complaint("include: team.yaml\npages:\n  Home: [b]\n")
    #expect(words.hasPrefix("team.yaml:2:13: unknown kind 'metrik' for b\n"), "\(words)")
    let missing = try await folder.complaint("include: [gone.yaml]\npages:\n  Home: [cpu]\n")
    #expect(
      missing.hasPrefix(
        "board.yaml:1:11: gone.yaml cannot be included: no such file\n"), "\(missing)")
  }

  @Test func schedulesAreToldAsDates() async throws {
    try folder.write(
      "board.yaml",
      """
      defaults: {every: 1h}
      widgets:
        a: {kind: metric, source: {run: [echo, "1"]}}
        b: {kind: metric, source: {run: [echo, "1"]}, at: [07:00, 19:00]}
        c: {kind: metric, source: {run: [echo, "1"]}, cron: "30 7 * * mon-fri"}
        d: {kind: metric, source: {run: [echo, "1"]}, every: {sat 10:00-12:00: 30m}}
        e: {kind: clock}
        f: {kind: metric, source: system.cpu, every: 90s, when: {host: nowhere}}
      pages:
        Home: [a b c d e]
      """)
    let outcome = try await folder.run("check", "board.yaml", "--at", "2026-03-14T09:26:00Z")
    #expect(outcome.standardError == "")
    try expectGolden(outcome.standardOutput, named: "schedules")
  }

  @Test func whatIsNotThereNowIsSaid() async throws {
    try folder.write(
      "board.yaml",
      """
      secrets:
        unset: {env: WIDGETTUI_NOT_SET}
        shared: {file: shared.txt}
        tool: {command: [no-such-tool, token]}
        either: {env: WIDGETTUI_NOT_SET, else: {file: own.txt}}
      widgets:
        lines: {kind: list, source: {file: nowhere.txt}}
        news: {kind: feed, source: {feed: www.example.com/feed}}
        days: {kind: agenda, source: {ical: [day.ics, "https://example.com/a.ics"]}}
        command: {kind: text, source: {run: [no-such-program]}}
        a: {kind: text, source: {http: "https://example.com/${secret:unset}"}}
        b: {kind: text, source: {http: "https://example.com/${secret:shared}"}}
        c: {kind: text, source: {http: "https://example.com/${secret:tool}"}}
        d: {kind: text, source: {http: "https://example.com/${secret:either}"}}
        maybe: {kind: list, source: {file: nowhere.txt}, optional: yes}
      pages:
        Home: [lines news days command maybe, a b c d .]
      """)
    try folder.write("day.ics", "")
    try folder.write("shared.txt", "token")
    try folder.write("own.txt", "token")
    chmod("\(folder.path)/shared.txt", 0o644)
    chmod("\(folder.path)/own.txt", 0o600)
    let outcome = try await folder.run("check", "board.yaml", "--at", "2026-03-14T09:26:00Z")
    #expect(outcome.ending == .exited(0))
    try expectGolden(
      outcome.standardOutput.replacing(folder.path, with: "FOLDER"), named: "absences")
  }

  @Test func withoutABoardItSaysWhereOneIsLookedFor() async throws {
    let outcome = try await folder.run("check")
    #expect(outcome.ending == .exited(2))
    #expect(outcome.standardError.contains("/.config/widgettui/board.yaml"))
  }
}
