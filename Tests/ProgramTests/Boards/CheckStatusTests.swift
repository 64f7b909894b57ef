import Glibc
import TestServers
import Testing
import WidgetTesting

/// The exit status of `check`: 0 if a board can be used, 1 if it cannot, and with `--strict` also 1
/// for probable mistakes and missing parts.
@Suite(.fewAtOnce)
struct CheckStatusTests {
  private let folder = BoardFolder()

  private static let warned = """
    widgets:
      load: {kind: metric, source: system.load, warn: 90, bad: 80}
    pages: {Home: [load]}

    """
  private static let absent = """
    widgets:
      lines: {kind: list, source: {file: nowhere.txt}}
    pages: {Home: [lines]}

    """

  @Test func aWarningIsSaidAndLetsTheBoardBeUsed() async throws {
    try folder.write("board.yaml", Self.warned)
    let outcome = try await folder.run("check", "board.yaml")
    #expect(outcome.ending == .exited(0))
    #expect(
      outcome.standardError.replacing(folder.path + "/", with: "") == """
        board.yaml:2:51: warning: a warning above 90 is never shown: it is an alarm above 80
          2 |   load: {kind: metric, source: system.load, warn: 90, bad: 80}
            |                                                   ^^
            = the alarm is the bound further away: exchange the two


        """)
    #expect(outcome.standardOutput.hasSuffix("No errors, 1 warning: 1 widget on 1 page.\n"))
    let picture = try await folder.run("snapshot", "board.yaml", "--size", "40x10")
    #expect(picture.ending == .exited(0))
    #expect(picture.standardOutput.contains("Load"))
  }

  @Test(arguments: [warned, absent])
  func strictlyItIsNotEnough(_ board: String) async throws {
    try folder.write("board.yaml", board)
    #expect(try await folder.run("check", "board.yaml").ending == .exited(0))
    #expect(try await folder.run("check", "--strict", "board.yaml").ending == .exited(1))
  }

  @Test func strictlyAGoodBoardIsGood() async throws {
    try folder.write("board.yaml", "widgets: {a: {kind: clock}}\npages: {Home: [a]}\n")
    let outcome = try await folder.run("check", "--strict", "board.yaml")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
  }

  @Test func everythingIsSaidInTheOrderOfLines() async throws {
    let words = try await folder.complaint(
      """
      widgets:
        a: {kind: metric, source: system.cpu, alert: {above: 3}}
        b: {kind: metrc, source: system.cpu}
        c: {kind: metric, source: system.cpu, warn: 9, bad: 8}
      pages: {Home: [a b d]}
      """)
    let lines = words.split(separator: "\n").filter { $0.hasPrefix("board.yaml") }
    #expect(lines.map { $0.split(separator: ":")[1] } == ["2", "3", "4", "5"])
    #expect(words.hasSuffix("\n2 errors, 2 warnings\n"), "\(words)")
  }

  @Test func editorsReadIt() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        a: {kind: metric, source: system.load, warn: 90, bad: 80}
        b: {kind: list, source: {file: "no\\e[31mwhere"}}
        c: {kind: metrc, source: system.load}
      pages: {Home: [a b c]}
      """)
    let script = """
      import json, sys
      for d in json.load(sys.stdin):
        print(d["file"].split("/")[-1], d["line"], d["column"], d["severity"], d["message"],
          "/", d.get("fix", ""))
      """
    try folder.write("read.py", script)
    let program = try Program.widgettui().path
    func diagnostics() async throws -> String {
      try await Program("/bin/sh").run(
        ["-c", "'\(program)' check --format json board.yaml | python3 read.py"],
        environment: folder.environment, directory: folder.path, timeout: .seconds(20)
      ).standardOutput.replacing(folder.path, with: "FOLDER")
    }
    #expect(
      try await diagnostics().split(separator: "\n").map { $0.prefix(80) } == [
        "board.yaml 2 48 warning a warning above 90 is never shown: it is an alarm above ",
        "board.yaml 4 13 error unknown kind 'metrc' for c / did you mean 'metric'?; expec",
      ])
    try folder.write(
      "board.yaml",
      """
      widgets:
        b: {kind: list, source: {file: "no\\e[31mwhere"}}
      pages: {Home: [b]}
      """)
    #expect(
      try await diagnostics() == "board.yaml 2 3 note no such file: FOLDER/no␛[31mwhere / \n")
    // A program's path is found from the folder in which it starts.
    try folder.write(program: "bin/tool", "#!/bin/sh\necho 1\n")
    try folder.write("work/notes", "")
    try folder.write(
      "board.yaml",
      """
      widgets:
        a: {kind: metric, source: {run: [../bin/tool], folder: work}}
        b: {kind: metric, source: {run: [bin/tool], folder: work}}
        c: {kind: metric, source: {run: [bin/tool], folder: nowhere}}
      pages: {Home: [a, b, c]}
      """)
    #expect(
      try await diagnostics() == """
        board.yaml 3 3 note bin/tool: command not found /\u{20}
        board.yaml 4 3 note no such file: FOLDER/nowhere /\u{20}

        """)
    try folder.write("board.yaml", "widgets: {a: {kind: clock}}\npages: {Home: [a]}\n")
    #expect(
      try await folder.run("check", "--format", "json", "board.yaml").standardOutput == "[]\n")
  }

  // MARK: Special files

  private func pipe(_ name: String) throws {
    guard mkfifo("\(folder.path)/\(name)", 0o600) == 0 else { throw SystemFailure("mkfifo") }
  }

  @Test func aPipeIsNoBoard() async throws {
    try pipe("board.yaml")
    for command in ["check", "snapshot"] {
      let outcome = try await folder.run(command, "board.yaml", timeout: .seconds(5))
      #expect(outcome.ending == .exited(1))
      #expect(
        outcome.standardError.contains("board.yaml: this is a named pipe, not a regular file"),
        "\(outcome.standardError)")
    }
  }

  @Test func aPipeIsNoIncludedBoardAndNoTheme() async throws {
    try pipe("team.yaml")
    let words = try await folder.complaint(
      "include: team.yaml\ntheme: \(folder.path)/team.yaml\npages: {Home: [cpu]}\n")
    #expect(
      words.hasPrefix(
        "board.yaml:1:10: team.yaml cannot be included: this is a named pipe, not a regular file\n"),
      "\(words)")
    #expect(words.contains("board.yaml:2:8: "), "\(words)")
    #expect(words.hasSuffix("2 errors\n"), "\(words)")
    let outcome = try await folder.run(
      "snapshot", "--theme", "\(folder.path)/team.yaml", timeout: .seconds(5))
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError.contains("a named pipe, not a regular file"))
  }

  @Test func aPipeIsNoMachine() async throws {
    try pipe("machine")
    let outcome = try await folder.run(
      "snapshot", "--machine", "\(folder.path)/machine", timeout: .seconds(5))
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError.contains("not a regular file"), "\(outcome.standardError)")
  }

  /// Returns the path of something that is not a regular file, described in words.
  private func special(_ words: String) async throws -> String {
    let path = "\(folder.path)/special"
    switch words {
    case "a named pipe": try pipe("special")
    case "a folder": mkdir(path, 0o700)
    case "a socket":
      let script = "import socket; socket.socket(socket.AF_UNIX).bind('special')"
      let outcome = try await Program("python3").run(["-c", script], directory: folder.path)
      #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    default: return "/dev/zero"
    }
    return path
  }

  @Test(arguments: ["a named pipe", "a folder", "a socket", "a device"])
  func whatIsNoFileIsNoBoardAndNotIncluded(words: String) async throws {
    let path = try await special(words)
    try folder.write("board.yaml", "include: \(path)\npages: {Home: [cpu]}\n")
    for command in [["check"], ["snapshot"], ["plan"], ["tmux"], ["timeline", "cpu"]] {
      for board in [path, "board.yaml"] {
        let outcome = try await Program.widgettui().run(
          command + ["--board", board], environment: folder.environment, directory: folder.path,
          timeout: .seconds(5))
        #expect(outcome.ending == .exited(1), "\(command) \(board)")
        #expect(outcome.standardOutput == "")
        let said = outcome.standardError
        #expect(
          said.contains("this is \(words), not a regular file"), "\(command) \(board): \(said)")
        #expect(said.contains(path), "\(said)")
        if board != path { #expect(said.contains("board.yaml:1:10: "), "\(said)") }
      }
    }
    let session = try await TmuxSession(
      [try Program.widgettui().path, path], columns: 200, rows: 8,
      environment: folder.environment)
    #expect(try await session.waitForEnd() == 1)
    let screen = try await session.screen()
    #expect(screen.contains("this is \(words), not a regular file"), "\(screen)")
  }

  @Test func filesThatIncludeEachOtherAreSaid() async throws {
    try folder.write("b.yaml", "include: c.yaml\n")
    try folder.write("c.yaml", "include: [b.yaml]\n")
    let words = try await folder.complaint("include: b.yaml\npages: {Home: [cpu]}\n")
    #expect(
      words == """
        c.yaml:1:11: files include each other: b.yaml → c.yaml → b.yaml
          1 | include: [b.yaml]
            |           ^^^^^^
            = remove this include, or the one that leads here

        1 error

        """)
    let own = try await folder.complaint("include: ./board.yaml\npages: {Home: [cpu]}\n")
    #expect(
      own.hasPrefix("board.yaml:1:10: files include each other: board.yaml → board.yaml\n"),
      "\(own)")
    // A file included twice is not a cycle.
    try folder.write("c.yaml", "widgets: {a: {kind: clock}}\n")
    try folder.write("board.yaml", "include: [b.yaml, c.yaml]\npages: {Home: [a]}\n")
    #expect(try await folder.run("check", "board.yaml").ending == .exited(0))
  }
}
