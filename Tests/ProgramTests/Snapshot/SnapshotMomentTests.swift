import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of `snapshot --at`: pictures of the past and of planned entries, never of the present.
@Suite(.fewAtOnce)
struct SnapshotMomentTests {
  private let folder = BoardFolder()

  private func writeBoard() throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
        day: {kind: clock, zones: [UTC]}
      pages:
        Home: [orders day]
      """)
  }

  private var readings: Int {
    ((try? TextFile.read("\(folder.path)/log")) ?? nil)?.count ?? 0
  }

  /// Returns the date so many seconds from now in ISO 8601.
  private func date(_ seconds: TimeInterval) -> String {
    Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 + seconds).rounded())
      .ISO8601Format()
  }

  private func picture(at date: String, _ arguments: String...) async throws -> Program.Outcome {
    try await Program.widgettui().run(
      ["snapshot", "board.yaml", "--size", "60x8", "--at", date] + arguments,
      environment: folder.environment, directory: folder.path, timeout: .seconds(20))
  }

  @Test func thePastIsWhatWasShownThen() async throws {
    try writeBoard()
    for offset in ["-3d", "-1d"] {
      _ = try await FakeTime.run(offset, in: folder, "snapshot", "board.yaml", "--size", "60x8")
      // The host that it started has its clock, and would read for the next.
      let host = try #require(folder.host)
      folder.endHost()
      let hasEnded: Bool? = try await ask(for: .seconds(10)) { kill(host, 0) == 0 ? nil : true }
      #expect(hasEnded == true)
    }
    let outcome = try await picture(at: date(-36 * 3600))
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    #expect(outcome.standardOutput.contains("│ 1 "), "\(outcome.standardOutput)")
    // The note has the entry's own day, which is never that of the moment.
    #expect(outcome.standardOutput.contains("\(date(-72 * 3600).prefix(10)) "))
    #expect(readings == 2)
  }

  @Test func beforeTheArchiveBeginsNothingIsShown() async throws {
    try writeBoard()
    let never = try await picture(at: "2020-02-29T12:00:00Z")
    #expect(never.ending == .exited(1))
    #expect(never.standardOutput.contains("Nothing archived"))
    #expect(never.standardError == "widgettui: orders: nothing is archived\n")
    #expect(readings == 0)
    _ = try await FakeTime.run("-2d", in: folder, "snapshot", "board.yaml", "--size", "60x8")
    let outcome = try await picture(at: "2020-02-29T12:00:00Z")
    #expect(outcome.ending == .exited(1))
    let day = date(-48 * 3600).prefix(10)
    #expect(outcome.standardOutput.contains("archived since"), "\(outcome.standardOutput)")
    #expect(
      outcome.standardError.hasPrefix(
        "widgettui: orders: nothing is archived for 2020-02-29 12:00:00 UTC; its archive begins at \(day)"
      ), "\(outcome.standardError)")
    // A widget that reads nothing is shown for any date.
    #expect(outcome.standardOutput.contains("12:00"), "\(outcome.standardOutput)")
    #expect(readings == 1)
  }

  @Test func theFutureIsWhatIsPlanned() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
        bus: {kind: text, source: {timeline: ["./bus.sh"]}}
      pages:
        Home: [orders bus]
      """)
    try folder.write(
      program: "bus.sh",
      """
      #!/bin/sh
      cat <<END
      {"entries": [{"date": "\(date(0))", "value": "first"},
        {"date": "\(date(7200))", "value": "second"}], "policy": "never"}
      END
      """)
    let now = try await Program.widgettui().run(
      ["snapshot", "board.yaml", "--size", "60x8"], environment: folder.environment,
      directory: folder.path, timeout: .seconds(20))
    #expect(now.standardOutput.contains("first"), "\(now)")
    let outcome = try await picture(at: date(3 * 3600))
    #expect(outcome.standardOutput.contains("second"), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("Next reload at"), "\(outcome.standardOutput)")
    #expect(!outcome.standardOutput.contains("│ 1 "))
    #expect(outcome.ending == .exited(0))
    #expect(readings == 1)
  }

  @Test func thisMachinesFiguresAreOfNow() async throws {
    try writeBoard()
    let outcome = try await picture(at: "2020-02-29T12:00:00Z", "--widget", "cpu")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError == "widgettui: cpu: nothing is archived\n")
  }

  @Test func theZoneIsSaidWhereItMayBeDoubted() async throws {
    try writeBoard()
    for (zone, date, words) in [
      (
        "Europe/Berlin", "2026-10-25T00:30:00Z",
        "widgettui: 2026-10-25T00:30:00Z is 2026-10-25 02:30:00 CEST here\n"
      ),
      (
        "America/Sao_Paulo", "2026-10-25T00:30:00Z",
        "widgettui: 2026-10-25T00:30:00Z is 2026-10-24 21:30:00 UTC-03 here\n"
      ),
      ("UTC", "2026-10-25T00:30:00Z", ""), ("Europe/Berlin", "2026-10-25T02:30", ""),
      // A time that is skipped, and half an hour that occurs twice, of which the first is meant.
      (
        "Europe/Berlin", "2026-03-29T02:30",
        "widgettui: 2026-03-29T02:30 is 2026-03-29 03:30:00 CEST here\n"
      ),
      ("Australia/Lord_Howe", "2026-04-05T01:45", ""),
    ] {
      let outcome = try await Program.widgettui().run(
        ["snapshot", "board.yaml", "--widget", "day", "--at", date],
        environment: folder.environment.merging(["TZ": zone]) { $1 }, directory: folder.path)
      #expect(outcome.standardError == words)
      #expect(outcome.ending == .exited(0))
    }
  }
}
