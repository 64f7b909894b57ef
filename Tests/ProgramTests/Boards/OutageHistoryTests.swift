import Foundation
import Glibc
import TestServers
import Testing
import WidgetTesting

/// The screen after times at which nothing could be read.
@Suite(.fewAtOnce)
struct OutageHistoryTests {
  @Test func anOutageIsSeenWhileItLastsAndAfterARestart() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("value", "42\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        shop:
          kind: metric
          source: {file: value, format: text}
          every: 1s
          availability: 10m
      pages:
        Home: [shop]
      """)
    let first = try await folder.dashboard("board.yaml", columns: 42, rows: 10)
    try await first.waitFor(.seconds(20)) { $0.contains("100 %") && $0.contains("█") }
    unlink("\(folder.path)/value")
    let failed = try await first.waitFor(.seconds(20)) { $0.contains("1 outage") }
    // The last value stays, with the date of its reading.
    #expect(failed.contains("42") && failed.contains("×"))
    #expect(failed.contains("no file value"))
    try folder.write("value", "43\n")
    try await first.waitFor(.seconds(30)) { $0.contains("43") && $0.contains("×") }
    await first.close()
    let second = try await folder.dashboard("board.yaml", columns: 42, rows: 10)
    try await second.waitFor(.seconds(20)) { $0.contains("43") && $0.contains("1 outage") }
  }

  /// An agenda that could not be read for five days, stored for all front ends.
  @Test func eachDayOfAnAgendaShowsItsOwnEventsOffline() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let midnight = (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    func text(_ days: Int, _ hours: Int) -> String {
      Date(timeIntervalSince1970: midnight + Double(days * 86_400 + hours * 3600))
        .formatted(.iso8601)
    }
    let events = (0..<7).map { day in
      let start = text(day, 12).filter { !"-:".contains($0) }
      return
        "BEGIN:VEVENT\r\nUID:\(day)\r\nSUMMARY:Event\(day)\r\nDTSTART:\(start)\r\nEND:VEVENT\r\n"
    }
    try folder.write(
      "work.ics",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n\(events.joined())END:VCALENDAR\r\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        days: {kind: agenda, source: {ical: work.ics}, days: 7, family: systemLarge}
      pages:
        Home: [days]
      """)
    let dashboard = try await folder.dashboard("board.yaml")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("Event6") }
    unlink("\(folder.path)/work.ics")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("no file") }
    await dashboard.close()
    for day in 1...5 {
      let outcome = try await folder.run(
        "snapshot", "board.yaml", "--at", text(day, 10), "--size", "80x24")
      let lines = outcome.standardOutput.split(separator: "\n").map(String.init)
      let today = try #require(
        lines.firstIndex { $0.contains("Today") }, "\(outcome.standardOutput)")
      #expect(lines[today + 1].contains("Event\(day)"), "\(outcome.standardOutput)")
      #expect(!outcome.standardOutput.contains("Event\(day - 1)"), "\(outcome.standardOutput)")
    }
  }
}
