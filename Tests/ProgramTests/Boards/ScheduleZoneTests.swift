import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// Schedules when the clocks change, in future years and on leap days: `plan` and `check` print the
/// same dates.
@Suite(.fewAtOnce)
struct ScheduleZoneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var zone: String
    var at: String
    var schedule: String
    /// The first dates after `at`, each with its zone if the clocks change in between.
    var dates: [String]
    var hours = 12.0

    var testDescription: String { "\(zone) \(at) \(schedule)" }
  }

  static let cases = [
    // The clocks go forward at 02:00 by an hour.
    Case(
      zone: "Europe/Berlin", at: "2026-03-29T01:30", schedule: "every: 30m",
      dates: ["2026-03-29 03:00:00 CEST", "2026-03-29 03:30:00 CEST", "2026-03-29 04:00:00 CEST"]),
    Case(
      zone: "Europe/Berlin", at: "2026-03-29T01:30", schedule: "at: [\"02:30\"]",
      dates: ["2026-03-29 03:30:00 CEST", "2026-03-30 02:30:00 CEST"], hours: 30),
    Case(
      zone: "America/New_York", at: "2026-03-08T00:30", schedule: "every: 2h",
      dates: ["2026-03-08 04:00:00 EDT", "2026-03-08 06:00:00 EDT"]),
    Case(
      zone: "America/New_York", at: "2026-03-08T01:30", schedule: "cron: \"*/30 * * * *\"",
      dates: ["2026-03-08 03:00:00 EDT", "2026-03-08 03:30:00 EDT"]),
    // The clocks go back at 03:00, and at 02:00.
    Case(
      zone: "Europe/Berlin", at: "2026-10-25T01:45", schedule: "every: 30m",
      dates: [
        "2026-10-25 02:00:00 CEST", "2026-10-25 02:30:00 CEST", "2026-10-25 02:00:00 CET",
        "2026-10-25 02:30:00 CET", "2026-10-25 03:00:00 CET",
      ]),
    Case(
      zone: "America/New_York", at: "2026-11-01T00:45", schedule: "cron: \"30 * * * *\"",
      dates: ["2026-11-01 01:30:00 EDT", "2026-11-01 01:30:00 EST", "2026-11-01 02:30:00 EST"]),
    Case(
      zone: "America/New_York", at: "2026-11-01T00:45", schedule: "cron: \"30 1 * * *\"",
      dates: ["2026-11-01 01:30:00 EDT", "2026-11-02 01:30:00 EST"], hours: 48),
    // A time that comes twice means the first one.
    Case(
      zone: "Europe/Berlin", at: "2026-10-25T02:45", schedule: "every: 30m",
      dates: ["2026-10-25 02:00:00 CET", "2026-10-25 02:30:00 CET"]),
    // The clocks change by half an hour.
    Case(
      zone: "Australia/Lord_Howe", at: "2026-10-04T00:30", schedule: "every: 1h",
      dates: ["2026-10-04 01:00:00 UTC+1030", "2026-10-04 03:00:00 UTC+11"]),
    Case(
      zone: "Australia/Lord_Howe", at: "2026-04-05T00:30", schedule: "every: 1h",
      dates: [
        "2026-04-05 01:00:00 UTC+11", "2026-04-05 02:00:00 UTC+1030",
        "2026-04-05 03:00:00 UTC+1030",
      ]),
    // The clocks change at midnight, which is skipped, or almost repeated.
    Case(
      zone: "America/Santiago", at: "2026-09-05T22:30", schedule: "every: 5h",
      dates: ["2026-09-06 01:00:00 UTC-03", "2026-09-06 05:00:00 UTC-03"]),
    Case(
      zone: "America/Santiago", at: "2026-09-05T22:30", schedule: "every: 1d",
      dates: ["2026-09-06 01:00:00 UTC-03", "2026-09-07 00:00:00 UTC-03"], hours: 30),
    Case(
      zone: "America/Santiago", at: "2026-04-04T22:30", schedule: "every: 1h",
      dates: [
        "2026-04-04 23:00:00 UTC-03", "2026-04-04 23:00:00 UTC-04", "2026-04-05 00:00:00 UTC-04",
      ]),
    Case(
      zone: "Africa/Cairo", at: "2026-04-23T23:30", schedule: "at: [\"00:15\"]",
      dates: ["2026-04-24 01:15:00 EEST", "2026-04-25 00:15:00 EEST"], hours: 30),
    // Future years, and leap days.
    Case(
      zone: "UTC", at: "2038-01-19T03:14:06", schedule: "every: 1s",
      dates: ["2038-01-19 03:14:07", "2038-01-19 03:14:08", "2038-01-19 03:14:09"], hours: 0.002),
    Case(
      zone: "Europe/Berlin", at: "2040-03-25T01:30", schedule: "every: 1h",
      dates: ["2040-03-25 03:00:00 CEST", "2040-03-25 04:00:00 CEST"]),
    Case(
      zone: "UTC", at: "2028-02-28T12:00", schedule: "at: [\"06:00\"]",
      dates: ["2028-02-29 06:00:00", "2028-03-01 06:00:00"], hours: 48),
    Case(
      zone: "UTC", at: "2027-03-01T00:00", schedule: "cron: \"0 0 29 2 *\"",
      dates: ["2028-02-29 00:00:00"], hours: 8784),
  ]

  @Test(arguments: cases)
  func planAndCheckPrintTheSame(test: Case) async throws {
    let folder = BoardFolder(["TZ": test.zone])
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {run: [date]}, \(test.schedule)}
      pages:
        Home: [orders]
      """)
    let plan = try await folder.run(
      "plan", "board.yaml", "--at", test.at, "--hours", "\(test.hours)")
    #expect(plan.standardError == "")
    let rows = plan.standardOutput.split(separator: "\n").filter { $0.contains("  reload  orders") }
      .map { String($0.prefix(while: { $0 != "r" }).dropLast(2)) }
    // A source without a reading is read at once; its schedule follows.
    #expect(Array(rows.dropFirst().prefix(test.dates.count)) == test.dates, "\(plan)")
    let check = try await folder.run("check", "board.yaml", "--at", test.at)
    let shown = test.dates.prefix(5).map { date in
      let words = date.split(separator: " ")
      return words[0] == test.at.prefix(10) ? "\(words[1])" : "\(words[0]) \(words[1].prefix(5))"
    }
    #expect(check.standardOutput.contains(shown.joined(separator: "  ")), "\(check)")
  }

  /// A plan of a day covers 24 hours, even if the clocks show 23 or 25.
  @Test(arguments: [
    ("2026-03-28T12:00", "2026-03-29 13:00:00 CEST"),
    ("2026-10-24T12:00", "2026-10-25 11:00:00 CET"),
  ])
  func aDayOfAPlanIsTwentyFourHours(at: String, last: String) async throws {
    let folder = BoardFolder(["TZ": "Europe/Berlin"])
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {run: [date]}, every: 1h}
      pages:
        Home: [orders]
      """)
    let plan = try await folder.run("plan", "board.yaml", "--at", at, "--hours", "24")
    let rows = plan.standardOutput.split(separator: "\n").filter { $0.contains("  reload  orders") }
    #expect(rows.count == 25)
    #expect(rows.last?.hasPrefix(last) == true, "\(plan)")
  }
}
