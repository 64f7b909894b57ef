import TestServers
import Testing
import WidgetTesting

/// `try SOURCE`, which prints a source's data and a board that shows it.
@Suite(.fewAtOnce)
struct TryTests {
  private let folder = BoardFolder()

  /// Returns the output for a source, which must be a valid board.
  private func board(_ arguments: [String]) async throws -> String {
    let outcome = try await Program.widgettui().run(
      ["try"] + arguments, environment: folder.environment, directory: folder.path,
      timeout: .seconds(20))
    #expect(outcome.ending == .exited(0), "\(arguments) \(outcome.standardError)")
    #expect(outcome.standardError == "")
    try folder.write("tried.yaml", outcome.standardOutput)
    let check = try await folder.run("check", "tried.yaml")
    #expect(check.ending == .exited(0), "\(outcome.standardOutput)\n\(check.standardError)")
    #expect(check.standardError == "", "\(outcome.standardOutput)")
    return outcome.standardOutput
  }

  /// Returns the lines of a board without comments.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  @Test func addresses() async throws {
    let server = try await FileServer([
      "one.json": #"{"ok": true, "orders": 1284}"#,
      "disks.json": #"{"disks": [{"name": "/", "value": 42, "max": 100}]}"#,
      "people.json": #"[{"name": "Ada", "age": 36}, {"name": "Grace", "age": 85}]"#,
      "feed.xml": """
      <?xml version="1.0"?><rss version="2.0"><channel><title>News</title>
      <item><title>Release</title><link>https://example.com/1</link></item></channel></rss>
      """,
      "team.ics": """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:1\r
      SUMMARY:Review\r
      DTSTART:20200101T100000Z\r
      DTEND:20200101T110000Z\r
      RRULE:FREQ=DAILY\r
      END:VEVENT\r
      END:VCALENDAR\r

      """,
    ])
    let one = try await board(["\(server.address)/one.json"])
    #expect(one.contains("#   .orders  number   1284"), "\(one)")
    #expect(
      plain(one) == """
        widgets:
          orders:
            kind: metric
            source: {http: "\(server.address)/one.json", pick: .orders}
        pages:
          Home: [orders]
        """)
    let disks = plain(try await board(["\(server.address)/disks.json"]))
    #expect(disks.contains("kind: gauge\n"), "\(disks)")
    #expect(disks.contains("pick: .disks}"), "\(disks)")
    #expect(plain(try await board(["\(server.address)/people.json"])).contains("kind: table\n"))
    let feed = plain(try await board(["\(server.address)/feed.xml"]))
    #expect(
      feed.contains("kind: feed\n    source: {feed: \"\(server.address)/feed.xml\"}"), "\(feed)")
    let days = plain(try await board(["\(server.address)/team.ics"]))
    #expect(days.contains("kind: agenda\n    source: {ical: "), "\(days)")
  }

  @Test func commands() async throws {
    let percent = plain(try await board(["--", "echo", "42 %"]))
    #expect(percent.contains("kind: metric\n"), "\(percent)")
    #expect(percent.contains("unit: \"%\""), "\(percent)")
    let lines = try await board(["--", "printf", #"a\tb\x1b[31mc\nd e\n"#])
    #expect(lines.contains("␛[31mc"), "\(lines)")
    #expect(!lines.contains("\u{1b}"))
    let json = plain(try await board(["--", "echo", #"{"load": {"one": 0.5}}"#]))
    #expect(json.contains("pick: .load.one"), "\(json)")
    let table = plain(try await board(["--", "printf", #"name,age\nAda,36\nGrace,85\n"#]))
    #expect(table.contains("kind: table\n") && table.contains("format: csv"), "\(table)")
    let aligned = plain(try await board(["--", "df", "-h", "/"]))
    #expect(aligned.contains("kind: table\n") && aligned.contains("format: columns"), "\(aligned)")
    #expect(aligned.contains("columns: [Filesystem, Size, Used, Avail]"), "\(aligned)")
    #expect(plain(try await board(["--", "date", "-Is"])).contains("kind: countdown\n"))
  }

  @Test func filesFiguresAndYAML() async throws {
    try folder.write("notes.txt", "one\ntwo\n")
    let file = plain(try await board(["notes.txt"]))
    #expect(file.contains("source: {file: \(folder.path)/notes.txt}"), "\(file)")
    let load = plain(try await board(["system.load"]))
    #expect(load.contains("kind: metric\n    source: system.load"), "\(load)")
    let yaml = try await board([#"{run: [echo, '{"a": [1, 2, 3]}'], pick: .a}"#])
    #expect(plain(yaml).contains("kind: chart\n"), "\(yaml)")
    #expect(yaml.contains("# run echo"), "\(yaml)")
  }

  @Test func secretsAreNotPrinted() async throws {
    let server = try await FileServer(["a.json": #"{"said": "pass-qwertz and key-asdfg"}"#])
    let host = server.address.dropFirst("http://".count)
    let words = try await board(["http://me:pass-qwertz@\(host)/a.json?token=key-asdfg"])
    #expect(!words.contains("qwertz") && !words.contains("asdfg"), "\(words)")
    #expect(words.contains("http://me:${secret:password}@\(host)/a.json?token=${secret:token}"))
    #expect(words.contains("secrets:\n  password: {env: PASSWORD}\n  token: {env: TOKEN}\n"))
  }

  @Test func aSecretOfTheBoardIsReadAndNotPrinted() async throws {
    let folder = BoardFolder(["SHOP_TOKEN": "hush-hush-4711"])
    try folder.write(
      "board.yaml", "secrets: {shop: {env: SHOP_TOKEN}}\npages: {Home: [cpu]}\n")
    let outcome = try await folder.run(
      "try", "--board", "board.yaml",
      #"{shell: "echo it is $T", environment: {T: "${secret:shop}"}}"#)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(
      outcome.standardOutput.contains("# | it is •••")
        || outcome.standardOutput.contains("it is •••"))
    #expect(!outcome.standardOutput.contains("hush"))
    #expect(outcome.standardOutput.contains("secrets:\n  shop: {env: SHOP_TOKEN}\n"))
  }

  @Test func whatIsNoSourceIsSaid() async throws {
    let cases: [([String], Int32, String)] = [
      ([], 2, "missing source; for example: "),
      (["df"], 2, "write -- before a command: widgettui try -- df"),
      (["nowhere.txt"], 2, "'nowhere.txt' is not a source: no such file"),
      (["http:///x"], 2, "SOURCE:1:8: the address has no host: http:///x"),
      (["{htp: x}"], 2, "SOURCE:1:2: unknown key 'htp'"),
      (["{run: [df]"], 2, "SOURCE:1:1: this '{' is not closed"),
      (["system.cpux"], 2, "SOURCE:1:1: unknown source 'system.cpux'"),
      (["{http: \"https://a.example/${secret:t}\"}"], 2, "SOURCE:1:27: unknown secret 't'"),
      (["http://127.0.0.1:1/"], 1, "cannot connect to 127.0.0.1:1 (refused), after "),
      (["--", "no-such-program"], 1, "no-such-program"),
    ]
    for (arguments, status, words) in cases {
      let outcome = try await Program.widgettui().run(
        ["try"] + arguments, environment: folder.environment, directory: folder.path)
      #expect(outcome.ending == .exited(status), "\(arguments)")
      #expect(outcome.standardError.contains(words), "\(arguments): \(outcome.standardError)")
      #expect(outcome.standardOutput == "")
    }
  }
}
