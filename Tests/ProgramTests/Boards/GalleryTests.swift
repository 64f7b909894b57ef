import TestServers
import Testing
import WidgetTesting

/// The gallery and its composer in the program itself.
@Suite(.fewAtOnce)
struct GalleryTests {
  private static let patience = Duration.seconds(30)
  private static let board = """
    # mine
    widgets:
      note: {kind: text, source: {run: [echo, hello]}}   # a note
    pages:
      Home: [note]

    """

  private let folder = BoardFolder()

  private func add(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.widgettui().run(
      ["gallery", "board.yaml"] + arguments, environment: folder.environment,
      directory: folder.path)
  }

  private func read() throws -> String? { try TextFile.read("\(folder.path)/board.yaml") }

  @Test func withoutATerminalItListsTheKinds() async throws {
    try folder.write("board.yaml", Self.board)
    let outcome = try await add()
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    for kind in ["metric ", "gauge ", "agenda ", "cpu "] {
      #expect(("\n" + outcome.standardOutput).contains("\n\(kind)"))
    }
  }

  /// What each answer becomes: a board with the widget is valid, and the file is as it was.
  @Test(arguments: [
    ("echo 42 %", "kind: metric", "unit: \"%\""),
    (#"echo '{"orders": 12}'"#, "kind: metric", "pick: .orders"),
    (#"echo '[{"name": "a", "age": 1}, {"name": "b", "age": 2}]'"#, "kind: table", "format: json"),
    (#"printf 'name,age\nada,36\ngrace,85\n'"#, "kind: table", "format: csv"),
    (#"printf 'NAME   SIZE\nvda    256G\nzram0  0B\n'"#, "kind: table", "format: columns"),
    (#"printf 'one\ntwo\nthree\n'"#, "kind: text", "printf"),
    ("seq 3 | tail -1", "kind: metric", "shell: \"seq 3 | tail -1\""),
    ("system.cpu", "kind: metric", "source: system.cpu"),
    ("team.ics", "kind: agenda", "ical: "), ("news.rss", "kind: feed", "feed: "),
    ("./ci.5m.sh", "kind: plugin", "xbar: "),
  ])
  func anAnswerBecomesAWidget(source: String, kind: String, part: String) async throws {
    try folder.write("board.yaml", Self.board)
    try folder.write(
      "team.ics",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Review\r\n"
        + "DTSTART:20200101T100000Z\r\nDTEND:20200101T110000Z\r\nRRULE:FREQ=DAILY\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n")
    try folder.write(
      "news.rss",
      "<rss version=\"2.0\"><channel><title>News</title><item><title>Release</title>"
        + "<link>https://example.com/1</link></item></channel></rss>")
    try folder.write(
      program: "ci.5m.sh", "#!/bin/sh\necho 'CI 3/4'\necho ---\necho 'Build | color=red'\n")
    let outcome = try await add("--add", source, "--name", "new")
    #expect(outcome.ending == .exited(0), "\(source): \(outcome.standardError)")
    let patch = outcome.standardOutput
    #expect(patch.hasPrefix("--- \(folder.path)/board.yaml\n"), "\(patch)")
    #expect(patch.contains("+    \(kind)\n") && patch.contains(part), "\(source): \(patch)")
    #expect(patch.contains("-  Home: [note]\n+  Home: [note, new]"), "\(patch)")
    #expect(try read() == Self.board)
    // patch(1) takes it as it is, and the board that it makes is valid.
    try folder.write("change.diff", patch)
    let patched = try await Program("patch").run(
      ["-o", "patched.yaml", "board.yaml", "change.diff"], environment: folder.environment,
      directory: folder.path)
    #expect(patched.ending == .exited(0), "\(patched.standardOutput) \(patched.standardError)")
    let check = try await folder.run("check", "patched.yaml")
    #expect(check.ending == .exited(0), "\(check.standardError)")
  }

  @Test func theFileIsWrittenOnRequestAlone() async throws {
    try folder.write("board.yaml", Self.board)
    let outcome = try await add(
      "--add", "echo 42 %", "--name", "load", "--kind", "gauge", "--write")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(
      try read() == """
        # mine
        widgets:
          note: {kind: text, source: {run: [echo, hello]}}   # a note
          load:
            kind: gauge
            source: {run: [echo, 42, "%"], regex: "^ *([-+]?[0-9.]+) *% *$"}
            unit: "%"
        pages:
          Home: [note, load]

        """)
  }

  @Test(arguments: [
    (["--add", "no-such-thing"], 1, "no-such-thing is no command of PATH"),
    (["--add", "echo 'a"], 1, "the quotation mark ' is not closed"),
    (["--add", "false"], 1, "nothing was added: "),
    (["--add", "{run: 3}"], 2, "expected"),
    (["--add", "echo hello", "--kind", "agenda"], 1, "kinds that can: text"),
    (["--add", "echo 7", "--name", "note"], 1, "the board has a widget note already"),
    (["--add", "echo 7", "--name", "a b"], 1, "expected letters, digits"),
    (["--add"], 2, "needs a value"),
    (["--name", "x"], 2, "--name was given 'x'; expected --add SOURCE beside it"),
  ])
  func mistakes(arguments: [String], status: Int32, words: String) async throws {
    try folder.write("board.yaml", Self.board)
    let outcome = try await Program.widgettui().run(
      ["gallery", "board.yaml"] + arguments + (arguments.count > 1 ? ["--write"] : []),
      environment: folder.environment, directory: folder.path)
    #expect(outcome.ending == .exited(status), "\(outcome)")
    #expect(outcome.standardError.contains(words), "\(outcome.standardError)")
    #expect(outcome.standardOutput == "")
    #expect(try read() == Self.board)
  }

  @Test func aSecretInAnAddressIsNotWritten() async throws {
    try folder.write("board.yaml", Self.board)
    let server = try await FileServer(["one.json": #"{"orders": 1284}"#])
    let outcome = try await add("--add", "\(server.address)/one.json?token=abc123secret")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(!outcome.standardOutput.contains("abc123secret"), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("+secrets:\n+  token: {env: TOKEN}"))
  }

  /// Another server's secret of the same name has another entry.
  @Test func eachServerHasItsOwnSecret() async throws {
    try folder.write("board.yaml", Self.board)
    let server = try await FileServer(["one.json": #"{"orders": 1284}"#])
    for name in ["a", "b"] {
      let outcome = try await add(
        "--add", "\(server.address)/one.json?token=secret-of-\(name)", "--name", name, "--write")
      #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    }
    let text = try #require(try read())
    #expect(text.contains("  token: {env: TOKEN}\n  token2: {env: TOKEN2}\n"), "\(text)")
    #expect(text.contains("token=${secret:token}") && text.contains("token=${secret:token2}"))
    #expect(!text.contains("secret-of"))
  }

  /// From the dashboard's key to the words in the clipboard.
  @Test func theDashboardsKeyComposesAWidget() async throws {
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 30)
    try await session.waitFor(Self.patience) { $0.contains("hello") }
    try await session.send("a")
    try await session.waitFor(Self.patience) {
      $0.contains("╭ Gallery") && $0.contains("Any source")
    }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Write a source and press Enter.") }
    try await session.type("echo 42 %")
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("✓ text, in") && $0.contains("the data that was read")
        && $0.contains(" unit          % ")
    }
    try await session.send("C-o")
    try await session.waitFor(Self.patience) {
      $0.contains("+    kind: metric") && $0.contains("+  Home: [note, echo]")
    }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { $0.contains("╭ Any source") }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { $0.contains("╭ Gallery") }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { $0.contains("hello") && $0.contains("? help") }
    #expect(try read() == Self.board)
  }

  /// The command ends with the change as text.
  @Test func theCommandPrintsWhatWasComposed() async throws {
    try folder.write("board.yaml", Self.board)
    let session = try await TmuxSession(
      [try Program.widgettui().path, "gallery", "board.yaml"], columns: 100, rows: 30,
      environment: folder.environment, directory: folder.path)
    try await session.waitFor(Self.patience) { $0.contains("╭ Gallery") }
    try await session.type("clock")
    try await session.waitFor(Self.patience) { $0.contains("clock▏") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Ctrl-O result") }
    try await session.send("C-o")
    try await session.waitFor(Self.patience) { $0.contains("╭ Change of board.yaml") }
    try await session.send("Enter")
    let printed = try await session.waitFor(Self.patience) {
      $0.contains("+    kind: clock") && !$0.contains("╭")
    }
    #expect(printed.contains("+  Home: [note, clock]"), "\(printed)")
    #expect(try read() == Self.board)
  }
}
