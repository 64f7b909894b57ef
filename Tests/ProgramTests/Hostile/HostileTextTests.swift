import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// Text of data that would act on whoever prints it: each class of such text, in each field of each
/// source, through each command that prints.
@Suite(.fewAtOnce)
struct HostileTextTests {
  /// A folder whose files have the texts in every field.
  private func hostileFolder() throws -> BoardFolder {
    let folder = BoardFolder()
    let text = HostileText.line
    let quoted = try HostileText.json(text)
    try folder.write(
      "data.json",
      "{\(quoted): [{\"title\": \(quoted), \(quoted): \(quoted)}], \"n\": 5, \"t\": \(quoted)}")
    try folder.write("data.txt", text)
    // Controls of eight bits, which are no UTF-8.
    try Data([0x78, 0x9b, 0x33, 0x31, 0x6d, 0x9d, 0x30, 0x3b, 0x45, 0x9c, 0x90, 0x71, 0x9c, 0x0a])
      .write(to: URL(filePath: "\(folder.path)/raw.txt"))
    try folder.write("flood.txt", "\(HostileText.flood)\nafter \(HostileText.flood)\n")
    try folder.write("data.csv", "name,\(text)\n\(text),5\n")
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    try folder.write(
      "feed.xml",
      "<rss version=\"2.0\"><channel><title>\(escaped)</title><item><title>\(escaped)</title>"
        + "<author>\(escaped)</author><description>\(escaped)</description>"
        + "<link>https://x.example/\(escaped)</link></item></channel></rss>")
    let line = text.replacing("\r", with: "").replacing("\u{85}", with: "")
    try folder.write(
      "days.ics",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:\(line)\r\nBEGIN:VEVENT\r\nUID:1\r\n"
        + "DTSTART;TZID=\(line):20200101T100000\r\nRRULE:FREQ=DAILY\r\nSUMMARY:\(line)\r\n"
        + "LOCATION:\(line)\r\nDESCRIPTION:\(line)\r\nSTATUS:\(line)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    try folder.write(
      program: "plugin.sh",
      "#!/bin/sh\ncat data.txt\necho\necho ---\ncat data.txt\necho ' | href=https://x.example/'\n")
    try folder.write(program: "fails.sh", "#!/bin/sh\ncat data.txt >&2\nexit 3\n")
    try folder.write(
      "entries.json", "{\"entries\": [{\"title\": \(quoted), \"value\": \(quoted)}]}")
    let widgets = [
      "text: {kind: text, source: {file: data.txt}}",
      "value: {kind: metric, source: {file: data.json, pick: .t}}",
      "list: {kind: list, source: {file: data.json, pick: '.[]'}}",
      "table: {kind: table, source: {file: data.csv}}",
      "log: {kind: log, source: {file: data.txt, format: lines}}",
      "feed: {kind: feed, source: {feed: feed.xml}}",
      "days: {kind: agenda, source: {ical: days.ics}}",
      "plugin: {kind: plugin, source: {xbar: plugin.sh, allow: {read: .}}}",
      "fails: {kind: metric, source: {run: [./fails.sh], allow: {read: .}}}",
      "pick: {kind: metric, source: {file: data.json, pick: 'error(.t)'}}",
      "wrong: {kind: metric, source: {file: data.txt, format: json}}",
      "entries: {kind: text, source: {timeline: {file: entries.json}}}",
      "raw: {kind: text, source: {file: raw.txt}}",
      "flood: {kind: list, source: {file: flood.txt, format: lines}}",
    ]
    try folder.write(
      "board.yaml",
      """
      widgets:
        \(widgets.joined(separator: "\n  "))
      pages:
        Home: [text value list, table log feed, days plugin fails, pick wrong entries, raw flood flood]
      """)
    return folder
  }

  private static let widgets = [
    "text", "value", "list", "table", "log", "feed", "days", "plugin", "fails", "pick", "wrong",
    "entries", "raw", "flood",
  ]

  @Test func nothingOfDataActs() async throws {
    let folder = try hostileFolder()
    defer { folder.endHost() }
    try await HostileText.expectAllInert(folder, Self.widgets)
    try await HostileText.expectInert(
      folder,
      [
        ["try", "data.json"], ["try", "feed.xml"], ["check", "data.txt"],
        ["why", HostileText.line], ["--board", HostileText.line], ["open", HostileText.line],
        ["try", "raw.txt"],
      ])
  }
}
