import Glibc
import TestServers
import Testing
import WidgetTesting

/// A dashboard whose clock is changed while it runs, by libfaketime, in the dashboard and in its
/// host. The kernel does not report this change, so the programs have to notice it.
@Suite(.fewAtOnce)
struct ClockTests {
  /// An event when the clock changes, or none: the event has alarms set again by the old clock.
  @Test(
    arguments: [
      ("2026-03-17", false), ("2038-03-11", true), ("2028-02-29", false), ("2026-03-12", true),
      ("2026-03-12", false), ("2025-12-31", true),
    ])
  func theDashboardFollows(day: String, isWoken: Bool) async throws {
    let folder = BoardFolder()
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; date +%F", trusted: yes}, every: 1s}
        machine: {kind: metric, source: system.load, every: 1s}
      pages:
        Home: [orders machine]
      """)
    // A dashboard is notified of files in its board's folder.
    let other = ScratchFolder()
    let clock = isWoken ? "\(folder.path)/clock" : "\(other.path)/clock"
    try TextFile.write("@2026-03-14 09:26:00\n", to: clock)
    let library = try #require(
      try await Program("sh").run(["-c", "ls /usr/lib/*/faketime/libfaketime.so.1"])
        .standardOutput.split(separator: "\n").first)
    let variables: [String: String?] = [
      "LD_PRELOAD": String(library), "FAKETIME_TIMESTAMP_FILE": clock, "FAKETIME_NO_CACHE": "1",
    ]
    FakeTime.removeLeftovers()
    defer { FakeTime.removeLeftovers() }
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: 60, rows: 8,
      environment: folder.environment.merging(variables) { $1 })
    try await session.waitFor(.seconds(20)) { $0.contains("2026-03-14") }
    try TextFile.write("@\(day) 21:30:00\n", to: clock)
    try await session.waitFor(.seconds(20)) { screen in
      // The value, the tile's own note and the row's clock.
      screen.contains("│ \(day)") && screen.contains("21:3") && !screen.contains("late")
    }
    try await session.send("q")
    _ = try await session.waitForEnd()
    let log = try #require(try TextFile.read("\(folder.path)/log"))
    #expect(log.utf8.count < 60, "it is read once a second")
  }
}
