import Glibc
import TestServers
import Testing
import WidgetTesting

/// A board's alarms from the point of view of someone at a terminal.
@Suite(.fewAtOnce)
struct AlarmTests {
  @Test func aKindWithoutValuesHasAlarmsOnTheWhole() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        unit:
          kind: text
          source: {run: [echo, failed]}
          every: 1h
          alert: {is: failed, run: [sh, -c, 'echo "$WIDGETTUI_VALUE" >said']}
      pages:
        Home: [unit]
      """)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("failed") }
    let said = try await ask(for: .seconds(10), every: .milliseconds(50)) {
      try folder.line(of: "said")
    }
    #expect(said == "failed\n")
  }

  @Test func nothingReadForTooLongSoundsOnce() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("value", "1\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        feed:
          kind: metric
          source: {file: value, format: text}
          every: 1s
          alert: {missing: 3s, run: [sh, -c, 'echo "$WIDGETTUI_VALUE" >>said']}
      pages:
        Home: [feed]
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("1") && $0.contains("Feed") }
    #expect(try folder.line(of: "said") == nil)
    unlink("\(folder.path)/value")
    let said = try await ask(for: .seconds(20), every: .milliseconds(50)) {
      try folder.line(of: "said")
    }
    #expect(said?.contains("nothing read since") == true && said?.contains("no file") == true)
    #expect(said?.split(separator: "\n").count == 1)
  }

  @Test func theTerminalRingsOnceATransitionEvenOnAnotherPage() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("value", "1\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        quiet: {kind: text, source: {run: [echo, nothing here]}, every: 1h}
        loud:
          kind: metric
          source: {file: value, format: text}
          every: 1s
          alert:
            - {above: 90}
            - {above: 90, run: [sh, -c, "echo $WIDGETTUI_VALUE >> said"]}
      pages:
        Home: [quiet]
        Other: [loud]
      """)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], terminal: "xterm-256color",
      environment: folder.environment)
    try await terminal.waitFor(.seconds(30)) { $0.contains("nothing here") }
    #expect(!terminal.output.contains("\u{7}"))
    try folder.write("value", "95\n")
    try await terminal.waitFor(.seconds(30)) { $0.contains("\u{7}") }
    try folder.write("value", "96\n")
    let said = try await ask(for: .seconds(20), every: .milliseconds(100)) {
      try folder.line(of: "said")
    }
    #expect(said == "95\n")
    // It ends, and starts again.
    try folder.write("value", "3\n")
    let isOver: Bool? = try await ask(for: .seconds(20), every: .milliseconds(100)) {
      try await folder.run("alarms", "loud").standardOutput.contains("resolved") ? true : nil
    }
    #expect(isOver == true)
    try folder.write("value", "99\n")
    let again = try await ask(for: .seconds(20), every: .milliseconds(100)) {
      let text = try folder.line(of: "said")
      return text == "95\n" ? nil : text
    }
    #expect(again == "95\n99\n")
  }

  private static let ringing = """
    widgets:
      quiet: {kind: text, source: {run: [echo, nothing here]}, every: 1h}
      loud:
        kind: metric
        source: {file: value, format: text}
        every: 1s
        alert: {above: 90, run: [ALARM]}
    pages:
      Home: [loud]
      Other: [quiet]
    """

  @Test func anAlarmThatCannotBeDeliveredSaysSoEverywhere() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("value", "95\n")
    try folder.write("board.yaml", Self.ringing.replacing("ALARM", with: "no-such-program-here"))
    let check = try await folder.run("check", "board.yaml")
    #expect(
      check.standardOutput.contains(
        "loud: alarm 'above 90': no-such-program-here: command not found in PATH"))
    let session = try await folder.dashboard("board.yaml")
    let screen = try await session.waitFor(.seconds(20)) {
      $0.contains("alarm not delivered: no-such-program-here: command not found")
    }
    #expect(screen.contains("┏ ! Loud ━"))
    let row = screen.split(separator: "\n").last ?? ""
    #expect(row.contains("! Loud (A)"))
    // The status row has space for more with the chosen tile, and so has the explanation.
    try await session.send("Right")
    try await session.waitFor { $0.contains("Loud: alarm 'above 90' not delivered") }
    let why = try await folder.run("why", "loud").standardOutput
    #expect(why.contains("alarm  above 90  rings since"))
    #expect(why.contains("not delivered: no-such-program-here: command not found"))
    #expect(why.contains("undelivered  above 90"))
    let json = try await folder.run("why", "loud", "--format", "json").standardOutput
    #expect(json.contains("\"state\" : \"ringing\""))
    try await session.send("A")
    let quiet = try await session.waitFor { $0.contains("acknowledged: above 90") }
    #expect(!quiet.contains("! Loud") && !quiet.contains("┏"))
    #expect(try await folder.run("alarms").standardOutput.contains("acknowledged  above 90"))
  }

  /// A program chooses when it fails and in how many words; what rings must stay in sight.
  @Test func aFailedProgramsWordsStandBehindTheAlarms() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let words = String(repeating: "all is well ", count: 20)
    try folder.write("value", "95\n")
    try folder.write(
      "board.yaml",
      Self.ringing.replacing("ALARM", with: "true")
        .replacing("[echo, nothing here]", with: "[sh, -c, 'echo \(words) >&2; exit 1']"))
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 12)
    try await session.waitFor(.seconds(20)) { $0.contains("┏ ! Loud ━") }
    try await session.send("2")
    try await session.waitFor { $0.contains("Quiet") && $0.contains("! Loud (A)") }
    try await session.send("Right")
    let screen = try await session.waitFor {
      $0.split(separator: "\n").last?.contains("Quiet: ") == true
    }
    let row = screen.split(separator: "\n").last ?? ""
    #expect(row.hasPrefix(" ! Loud (A)  ") && row.contains("Quiet: ") && row.contains("…"))
  }

  @Test func anAlarmOfAnotherPageIsAcknowledgedFromTheShell() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("value", "95\n")
    try folder.write("board.yaml", Self.ringing.replacing("ALARM", with: "true"))
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("┏ ! Loud ━") }
    try await session.send("2")
    try await session.waitFor { $0.contains("nothing here") && $0.contains("! Loud (A)") }
    let outcome = try await folder.run("acknowledge", "loud")
    #expect(outcome.standardOutput == "Acknowledged: loud\n")
    try await session.waitFor { $0.contains("nothing here") && !$0.contains("! Loud") }
    #expect(try await folder.run("acknowledge").standardOutput == "Nothing rings.\n")
    let wrong = try await folder.run("alarms", "lowd")
    #expect(wrong.ending == .exited(1))
    #expect(
      wrong.standardError
        == "widgettui: no alarms for widget lowd: alarms exist for loud\n")
  }
}

extension BoardFolder {
  /// Returns the text of a file once its last line is complete, `nil` before.
  fileprivate func line(of name: String) throws -> String? {
    let text = try TextFile.read("\(path)/\(name)")
    return text?.hasSuffix("\n") == true ? text : nil
  }
}
