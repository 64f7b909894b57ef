import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// Text of data that would act on whoever prints it: each class of such text, in each field of each
/// source, through each command that prints.
@Suite(.fewAtOnce)
struct HostileTextTests {
  /// Texts that control a terminal, tmux, Pango or a reader's eyes.
  private static let payloads = [
    // Title, clipboard, hyperlink, notification, colours, cursor, alternate screen, queries.
    "\u{1b}]0;EVIL\u{7}", "\u{1b}]52;c;RVZJTA==\u{7}",
    "\u{1b}]8;;file:///etc\u{1b}\\x\u{1b}]8;;\u{1b}\\",
    "\u{1b}]9;EVIL\u{1b}\\", "\u{1b}[31m", "\u{1b}[2J\u{1b}[H", "\u{1b}[?1049h", "\u{1b}[6n",
    "\u{1b}P$qm\u{1b}\\", "\u{1b}_Gi=1\u{1b}\\", "\u{1b}c",
    // The same in one scalar, controls, and what moves or hides.
    "\u{9b}31m", "\u{9d}0;EVIL\u{9c}", "\u{90}q\u{9c}", "\u{8}\u{7f}\u{85}", "\r",
    "\u{202e}lanoitcerid", "\u{2066}x", "\u{200b}\u{feff}\u{2060}", "\u{e0041}\u{e007f}",
    "\u{2028}x\u{2029}", "x\u{301}\u{302}\u{303}\u{304}",
    // tmux's formats and Pango's markup, hidden behind marks.
    "#(touch EVIL)", "#\u{301}(touch EVIL)", "\u{d4e}#[fg=red]", "<b>x</b>&\u{301}",
  ]
  private static var payload: String { payloads.joined(separator: " ") }

  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .lineSeparator, .paragraphSeparator: true
    case .format: ![0x200c, 0x200d].contains(scalar.value)
    default: false
    }
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
  }

  /// A folder whose files have the texts in every field.
  private func hostileFolder() throws -> BoardFolder {
    let folder = BoardFolder()
    let text = Self.payload
    let quoted = String(try Self.json(text).dropFirst().dropLast())
    try folder.write(
      "data.json",
      "{\(quoted): [{\"title\": \(quoted), \(quoted): \(quoted)}], \"n\": 5, \"t\": \(quoted)}")
    try folder.write("data.txt", text)
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
    ]
    try folder.write(
      "board.yaml",
      """
      widgets:
        \(widgets.joined(separator: "\n  "))
      pages:
        Home: [text value list, table log feed, days plugin fails, pick wrong entries]
      """)
    return folder
  }

  private static let widgets = [
    "text", "value", "list", "table", "log", "feed", "days", "plugin", "fails", "pick", "wrong",
    "entries",
  ]

  @Test func nothingOfDataActs() async throws {
    let folder = try hostileFolder()
    defer { folder.endHost() }
    // Readings first, so that the reports have something to report.
    try await expectInert(folder, ["snapshot", "board.yaml", "--size", "160x60"])
    try await expectInert(
      folder, ["snapshot", "board.yaml", "--size", "160x60", "--format", "ansi", "--color", "true"])
    for name in Self.widgets {
      for command in ["timeline", "why"] {
        try await expectInert(folder, [command, name, "--board", "board.yaml"])
        try await expectInert(folder, [command, name, "--board", "board.yaml", "--format", "json"])
      }
      try await expectInert(
        folder, ["snapshot", "--board", "board.yaml", "--widget", name, "--size", "60x12"])
    }
    for arguments in [
      ["plan", "--board", "board.yaml"], ["plan", "--board", "board.yaml", "--format", "json"],
      ["check", "board.yaml"], ["check", "board.yaml", "--live"],
      ["check", "board.yaml", "--live", "--format", "json"], ["tmux", "--board", "board.yaml"],
      ["try", "data.json"], ["try", "feed.xml"], ["reload", "--board", "board.yaml"],
      ["alarms"], ["check", "data.txt"], ["why", Self.payload.replacing("\0", with: "")],
      ["--board", Self.payload],
    ] { try await expectInert(folder, arguments) }
    for format in ["plain", "tmux", "i3bar", "waybar"] {
      try await expectLineIsInert(folder, format)
    }
    #expect(access("\(folder.path)/EVIL", F_OK) != 0)
  }

  private func expectInert(_ folder: BoardFolder, _ arguments: [String]) async throws {
    let outcome = try await Program.widgettui().run(
      arguments, environment: folder.environment, directory: folder.path, timeout: .seconds(60))
    // What our own colours are made of.
    let styles = /\u{1b}\[[0-9;:]*m/
    for output in [outcome.standardOutput, outcome.standardError] {
      let rest = output.replacing(styles, with: "")
      let active = rest.unicodeScalars.filter(Self.isActive)
      #expect(
        active.isEmpty,
        "\(arguments.prefix(2)): \(active.prefix(4).map { String($0.value, radix: 16) })")
    }
    if arguments.contains("json"), outcome.ending == .exited(0) {
      #expect(throws: Never.self, "\(arguments)") {
        try JSONText.check(outcome.standardOutput)
      }
    }
  }

  private func expectLineIsInert(_ folder: BoardFolder, _ format: String) async throws {
    let outcome = try await Program.status().run(
      ["-b", "\(folder.path)/board.yaml", "-f", format, "-w", "1000"] + Self.widgets,
      environment: folder.environment)
    let line = outcome.standardOutput
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(!line.unicodeScalars.contains(where: Self.isActive), "\(format): \(line)")
    switch format {
    case "tmux":
      // Every # is doubled, or begins one of our own styles; marks join no scalars here.
      let style = /#\[(default|(fg|bg)=(#?[a-z0-9]+)[a-z,=#0-9]*|[a-z,]+)\]/
      var rest = line.unicodeScalars[...]
      while let next = rest.firstIndex(of: "#") {
        rest = rest[next...]
        let isDoubled = rest.dropFirst().first == "#"
        #expect(
          isDoubled
            || String(rest).prefixMatch(of: style.matchingSemantics(.unicodeScalar)) != nil,
          "\(String(rest).prefix(40))")
        rest = rest.dropFirst(isDoubled ? 2 : 1)
      }
    case "waybar":
      let escapes = /&(amp|lt|gt);/
      let text = line.replacing(escapes.matchingSemantics(.unicodeScalar), with: "")
      #expect(
        !text.unicodeScalars.contains("<") && !text.unicodeScalars.contains("&"), "\(line)")
    default: break
    }
  }
}

/// A check that text is JSON.
private enum JSONText {
  private struct Anything: Decodable {}

  static func check(_ text: String) throws {
    _ = try JSONDecoder().decode(Anything.self, from: Data(text.utf8))
  }
}
