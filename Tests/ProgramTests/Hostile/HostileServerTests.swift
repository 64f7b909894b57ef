import Glibc
import TestServers
import Testing
import WidgetTesting

/// Text that would act on whoever prints it, from servers, databases, plugins, calendars and programs
/// that print timelines.
@Suite(.fewAtOnce)
struct HostileServerTests {
  private let folder = BoardFolder(["PGPASSWORD": PostgreSQLServer.password])

  private func write(_ name: String, script: String) throws {
    try folder.write(program: name, "#!/bin/sh\n" + script)
  }

  private func expectInert(_ widgets: [(name: String, setting: String)]) async throws {
    let names = widgets.map(\.name)
    let lines = widgets.map { "  \($0.name): \($0.setting)" }.joined(separator: "\n")
    let rows = stride(from: 0, to: names.count, by: 6).map { start in
      (names + Array(repeating: ".", count: 5))[start..<start + 6].joined(separator: " ")
    }
    try folder.write(
      "board.yaml",
      "widgets:\n\(lines)\npages:\n  Home:\n" + rows.map { "    - \($0)\n" }.joined())
    try await HostileText.expectAllInert(folder, names, inBothForms: false)
    folder.endHost()
  }

  @Test func nothingOfWebServersActs() async throws {
    let server = try await HostileServer(HostileText.line + " " + HostileText.flood)
    let paths = [
      "reason", "type", "set", "latin", "redirect", "away", "host", "denied", "late", "page",
      "said",
      "broken", "kept", "encoded", "garbage", "none",
    ]
    var widgets: [(name: String, setting: String)] = paths.map { path in
      ("http-\(path)", "{kind: text, source: {http: \"\(server.address)/\(path)\"}}")
    }
    widgets += [
      ("list", "{kind: list, source: {http: \"\(server.address)/list\"}}"),
      ("pick", "{kind: metric, source: {http: \"\(server.address)/said\", pick: .total}}"),
      ("parsed", "{kind: metric, source: {http: \"\(server.address)/broken\", format: json}}"),
      ("feed", "{kind: feed, source: {feed: \"\(server.address)/feed\"}}"),
      ("no-feed", "{kind: feed, source: {feed: \"\(server.address)/page\"}}"),
      ("days", "{kind: agenda, source: {ical: \"\(server.address)/calendar\"}}"),
      ("series", "{kind: table, source: {prometheus: \"\(server.address)\", query: up}}"),
      (
        "label",
        "{kind: metric, source: {prometheus: \"\(server.address)\", query: up, label: \"{{job}}\"}}"
      ), ("refused", "{kind: metric, source: {prometheus: \"\(server.address)\", query: bad}}"),
    ]
    try await expectInert(widgets)
    try await HostileText.expectInert(
      folder, paths.map { ["try", "\(server.address)/\($0)"] })
  }

  /// What a cache kept for a month does not look like now.
  @Test func anOldValueOfPrometheusIsNone() async throws {
    let scratch = ScratchFolder()
    let script = #"""
      import http.server, os, sys, time
      class Handler(http.server.BaseHTTPRequestHandler):
          def log_message(self, *words): pass
          def do_GET(self):
              body = (b'{"status":"success","data":{"resultType":"vector","result":[{"metric":{},'
                  b'"value":[%d,"4711"]}]}}' % (time.time() - 2592000))
              self.send_response(200)
              self.send_header("Content-Length", str(len(body)))
              self.end_headers()
              self.wfile.write(body)
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      with open(sys.argv[1] + "/port.new", "w") as file: file.write(str(server.server_address[1]) + "\n")
      os.rename(sys.argv[1] + "/port.new", sys.argv[1] + "/port")
      server.serve_forever()
      """#
    let server = try await PythonServer(script, in: scratch.path)
    try folder.write(
      "board.yaml",
      """
      widgets: {jobs: {kind: text, source: {prometheus: "http://127.0.0.1:\(server.port)", query: up}}}
      pages: {Home: [jobs]}
      """)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "60x10")
    #expect(!outcome.standardOutput.contains("4711"), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("a value of "), "\(outcome.standardOutput)")
    folder.endHost()
  }

  @Test func nothingOfDatabasesActs() async throws {
    let server = try PostgreSQLServer.shared.get()
    let line = HostileText.line
    let columns = HostileText.payloads.map { $0.replacing("\"", with: "").replacing("'", with: "") }
    let fields = columns.enumerated().map { "$p$\($1)$p$::text AS \"\($0)\($1)\"" }
    try server.run(
      """
      DROP SCHEMA IF EXISTS hostile CASCADE; CREATE SCHEMA hostile;
      CREATE VIEW hostile.columns AS SELECT \(fields.joined(separator: ", "));
      CREATE FUNCTION hostile.fail() RETURNS int LANGUAGE plpgsql AS
        $f$ BEGIN RAISE EXCEPTION USING MESSAGE = $p$\(line)$p$, HINT = $p$\(line)$p$,
          DETAIL = $p$\(line)$p$; END $f$;
      """)
    let sql =
      "CREATE TABLE hostile ("
      + columns.enumerated().map { "\"\($0)\($1)\" TEXT" }.joined(separator: ", ")
      + "); INSERT INTO hostile VALUES ("
      + columns.map { "'\($0)'" }.joined(separator: ", ") + ");"
    try folder.write("make.sql", sql)
    let made = try await Program("sqlite3").run(
      ["\(folder.path)/hostile.db", ".read \(folder.path)/make.sql"])
    #expect(made.ending == .exited(0), "\(made.standardError)")
    func postgres(_ query: String) -> String {
      "{postgres: \"postgresql://tester@127.0.0.1:\(server.port)/postgres\", query: \"\(query)\"}"
    }
    try await expectInert([
      ("rows", "{kind: table, source: \(postgres("select * from hostile.columns"))}"),
      ("items", "{kind: list, source: \(postgres("select * from hostile.columns"))}"),
      (
        "value",
        "{kind: text, source: \(postgres("select (select c::text from hostile.columns c)"))}"
      ),
      ("failed", "{kind: metric, source: \(postgres("select hostile.fail()"))}"),
      (
        "cast",
        "{kind: metric, source: \(postgres("select (select c::text from hostile.columns c)::int"))}"
      ), ("lite", "{kind: table, source: {sqlite: hostile.db, query: \"select * from hostile\"}}"),
      ("lines", "{kind: list, source: {sqlite: hostile.db, query: \"select * from hostile\"}}"),
      (
        "wrong",
        "{kind: metric, source: {sqlite: hostile.db, query: \"select * from hostile\", column: none}}"
      ),
    ])
  }

  @Test func nothingOfPluginsAndProgramsActs() async throws {
    let line = HostileText.line.replacing("\r", with: "")
    try folder.write("data.txt", line + " " + HostileText.flood)
    let parameters = [
      "href", "color", "font", "size", "image", "templateImage", "tooltip", "badge", "bash",
      "shell",
      "param1", "shortcut", "length", "sfimage", "webview", "terminal", "refresh", "md",
      "alternate",
    ]
    let lines = parameters.map { "printf 'Line | \($0)=\"%s\"\\n' \"$(cat data.txt)\"\n" }.joined()
    try write(
      "menu.sh",
      script: "# <xbar.title>\(line.replacing("\u{2028}", with: ""))</xbar.title>\n"
        + "cat data.txt; echo; echo ---\n\(lines)"
        + "printf 'https | href=https://x.example/%s\\n' \"$(cat data.txt)\"\n"
        + "printf -- '--Deep %s | ansi=true md=true\\n' \"$(cat data.txt)\"\n")
    let text = try HostileText.json(HostileText.line)
    func document(_ name: String, _ json: String) throws {
      try folder.write("\(name).json", json)
      try write("\(name).sh", script: "cat \(name).json\n")
    }
    try document(
      "good", #"{"entries": [{"date": 0, "value": {"title": \#(text), "value": \#(text)}}]}"#)
    try document("date", #"{"entries": [{"date": \#(text), "value": 1}]}"#)
    try document("key", #"{"entries": [{"date": 0, "value": 1, \#(text): 2}]}"#)
    try document("policy", #"{"entries": [{"date": 0, "value": 1}], "policy": \#(text)}"#)
    try document("broken", #"{"entries": \#(HostileText.line)"#)
    try write("said.sh", script: "cat data.txt >&2\nexit 3\n")
    let property = line.replacing("\u{85}", with: "")
    let names = [
      "SUMMARY", "LOCATION", "DESCRIPTION", "STATUS", "URL", "CATEGORIES", "COMMENT", "CONTACT",
      "CLASS", "TRANSP", "COLOR", "ORGANIZER;CN=\"\(property.replacing("\"", with: ""))\"",
      "ATTENDEE;CN=x", "GEO", "RESOURCES", "X-ALT-DESC",
    ]
    let properties = names.map { "\($0):\(property)\r\n" }.joined()
    try folder.write(
      "all.ics",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:\(property)\r\nX-WR-TIMEZONE:\(property)\r\n"
        + "BEGIN:VEVENT\r\nUID:\(property)\r\nDTSTART:20200101T100000Z\r\nRRULE:FREQ=DAILY\r\n"
        + "DURATION:PT1H\r\n\(properties)END:VEVENT\r\nEND:VCALENDAR\r\n")
    let escaped = property.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    try folder.write(
      "atom.xml",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>\(escaped)</title><entry><title "
        + "type=\"html\">\(escaped)</title><id>\(escaped)</id><updated>\(escaped)</updated><author>"
        + "<name>\(escaped)</name></author><summary>\(escaped)</summary><content>\(escaped)</content>"
        + "<link href=\"https://x.example/\"/></entry></feed>")
    func timeline(_ name: String) -> String {
      "{kind: text, source: {timeline: [./\(name).sh], allow: {read: .}}}"
    }
    try await expectInert(
      [
        ("menu", "{kind: plugin, source: {xbar: menu.sh, allow: {read: .}}}"),
        ("trusted", "{kind: plugin, source: {xbar: menu.sh, trusted: yes}}"),
        ("days", "{kind: agenda, source: {ical: all.ics}}"),
        ("month", "{kind: calendar, source: {ical: all.ics}}"),
        ("atom", "{kind: feed, source: {feed: atom.xml}}"),
      ] + ["good", "date", "key", "policy", "broken", "said"].map { ($0, timeline($0)) })
  }

  /// The dashboard writes no sequence of the data, neither on the screen nor into the terminal's title,
  /// and nothing of it after its end.
  @Test func nothingReachesTheTerminal() async throws {
    try folder.write("data.txt", HostileText.payloads.joined(separator: "\n"))
    let text = try HostileText.json(HostileText.line)
    let title = try HostileText.yaml(HostileText.line)
    try folder.write("data.json", #"[{"title": \#(text), "link": "https://x.example/"}]"#)
    try folder.write(
      "board.yaml",
      """
      widgets:
        log: {kind: log, source: {file: data.txt, format: lines}, title: \(title)}
        list: {kind: list, source: {file: data.json}}
        bad: {kind: metric, source: {file: data.txt, format: json}}
        mark: {kind: text, source: {run: [echo, shown]}}
      pages: {\(title): [log log list, bad mark mark]}
      status: {left: [list], right: [bad]}
      """)
    defer { folder.endHost() }
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "board.yaml"], columns: 120, rows: 40,
      environment: folder.environment, directory: folder.path)
    try await terminal.waitFor(.seconds(30)) { $0.contains("shown") && $0.contains("lanoitcerid") }
    for keys in ["\t", "\r", "\u{1b}", "\t", "\t", "z", "?", "\u{1b}"] {
      terminal.write(keys)
      try await Task.sleep(for: .milliseconds(200))
    }
    terminal.write("q")
    #expect(try await terminal.wait(.seconds(20)) == 0)
    // ncurses gives the terminal its colours back, and the program asks for its background, whether it
    // takes 24-bit colours and pixels, and tells it of the one link that is not refused.
    let output = terminal.output.replacing("\u{1b}]104\u{7}", with: "")
      .replacing("\u{1b}]11;?\u{1b}\\", with: "")
      .replacing("\u{1b}P$qm\u{1b}\\", with: "")
      .replacing("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\", with: "")
      .replacing(/\u{1b}\]8;id=w[0-9]+;https:\/\/x\.example\/\u{1b}\\/, with: "")
      .replacing("\u{1b}]8;;\u{1b}\\", with: "")
    for sequence in [
      "EVIL\u{7}", "\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}^", "\u{1b}c", "\u{1b}[91;93;95m",
      "\u{1b}[6n",
    ] { #expect(!output.unicodeScalars.contains(sequence), "\(sequence.debugDescription)") }
    // What ncurses writes: cursor, colours, modes, and character sets.
    let own = /\u{1b}(\[[0-?]*[ -\/]*[@-~]|[()][0AB]|[=>78M])/.matchingSemantics(.unicodeScalar)
    let rest = output.replacing(own, with: "")
    let active = rest.unicodeScalars.filter {
      HostileText.isActive($0) && !["\r", "\u{8}", "\u{f}", "\u{e}"].contains($0)
    }
    #expect(active.isEmpty, "\(Self.surroundings(of: Array(active), in: rest))")
    let end = try #require(output.ranges(of: "\u{1b}[?1049l").last?.upperBound)
    let after = output[end...].replacing(own, with: "")
    let isBlank = after.allSatisfy { $0.isWhitespace }
    #expect(isBlank, "\(after.debugDescription)")
  }
}

extension HostileServerTests {
  /// The text after each of some scalars, for people.
  private static func surroundings(of scalars: [Unicode.Scalar], in text: String) -> [String] {
    scalars.prefix(4).compactMap { scalar in
      let view = text.unicodeScalars
      return view.firstIndex(of: scalar).map { String(view[$0...].prefix(20)).debugDescription }
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func contains(_ text: String) -> Bool { !ranges(of: text.unicodeScalars).isEmpty }
}
