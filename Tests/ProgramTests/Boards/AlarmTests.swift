import TestServers
import Testing
import WidgetTesting

/// Alarms of a board, as somebody at a terminal hears them.
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
    // It is over, and begins anew.
    try folder.write("value", "3\n")
    try await Task.sleep(for: .seconds(3))
    try folder.write("value", "99\n")
    let again = try await ask(for: .seconds(20), every: .milliseconds(100)) {
      let text = try folder.line(of: "said")
      return text == "95\n" ? nil : text
    }
    #expect(again == "95\n99\n")
  }
}

extension BoardFolder {
  /// A file's text once its last line is whole; nil before.
  fileprivate func line(of name: String) throws -> String? {
    let text = try TextFile.read("\(path)/\(name)")
    return text?.hasSuffix("\n") == true ? text : nil
  }
}
