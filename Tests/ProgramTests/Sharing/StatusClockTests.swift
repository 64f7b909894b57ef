import Testing
import WidgetTesting

/// Tests of status lines for readings whose clock showed another time. The program is linked
/// statically, so its own clock cannot be moved; that of the reading is moved instead.
@Suite(.fewAtOnce)
struct StatusClockTests {
  private let folder = BoardFolder()

  /// Returns a moment in the given form of `date`.
  private func date(_ moment: String, _ form: String, zone: String = "UTC") async throws -> String {
    let outcome = try await Program("date").run(
      ["-d", moment, "+\(form)"], environment: ["TZ": zone, "LC_ALL": "C"])
    return String(outcome.standardOutput.dropLast())
  }

  /// Returns a moment as it is written beside an old value: the time if it is today, the day if it
  /// is this year, else the year.
  private func short(_ moment: String, zone: String) async throws -> String {
    for (form, words) in [("%F", "%H:%M"), ("%Y", "%m-%d")] {
      if try await date(moment, form, zone: zone) == date("now", form, zone: zone) {
        return try await date(moment, words, zone: zone)
      }
    }
    return try await date(moment, "%Y", zone: zone)
  }

  private func line(_ format: String, zone: String) async throws -> String {
    let outcome = try await Program.status().run(
      ["-b", "\(folder.path)/board.yaml", "-f", format, "orders"],
      environment: folder.environment.merging(["TZ": zone]) { $1 })
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    return String(outcome.standardOutput.dropLast())
  }

  @Test(arguments: [
    ("-2 days", "UTC"), ("-2 days", "Pacific/Auckland"), ("-400 days", "America/New_York"),
    ("+3 hours", "UTC"), ("+3 hours", "Asia/Tokyo"), ("2038-03-11 09:26", "UTC"),
  ])
  func whatAnotherClockDatedIsDatedAndReadAnew(moment: String, zone: String) async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo 1,284"}, every: 1h}
      pages: {Home: [orders]}
      status: {right: [orders]}
      """)
    let reading = try await date(moment, "%F %H:%M:00Z")
    let clock = try await date(reading, "@%F %T")
    let snapshot = try await FakeTime.run(
      clock, in: folder, "snapshot", "board.yaml", "--size", "60x8")
    #expect(snapshot.standardOutput.contains("1,284   next "), "\(snapshot.standardOutput)")
    _ = try await folder.run("tmux", "--board", "board.yaml")
    let expected = "1,284 (\(try await short(reading, zone: zone)))"
    #expect(
      try await line("waybar", zone: zone)
        == #"{"text":"\#(expected)","tooltip":"\#(expected) · late","class":"late"}"#)
    // That line started a host, which uses the real clock.
    let fresh: String? = try await ask(for: .seconds(60)) {
      let line = try await line("plain", zone: zone)
      return line == "1,284" ? line : nil
    }
    #expect(fresh != nil)
    folder.endHost()
  }
}
