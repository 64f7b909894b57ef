import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of what a doctor says of terminals and of tmux.
@Suite struct FindingsTests {
  private func terminal(
    _ type: String, _ answers: String = "", _ variables: [String: String] = [:]
  ) -> [Finding] {
    TerminalFindings(
      type: type, answers: TerminalAnswers(Array(answers.utf8)), environment: { variables[$0] },
      terminfo: { _ in false }
    ).all
  }

  private func text(_ findings: [Finding]) -> String { findings.map(\.text).joined() }

  @Test func aTerminalThatHasAll() {
    let widths = TerminalFindings.samples.map { "\u{1B}[1;\($0.width + 1)R" }.joined()
    let answers =
      "\u{1B}[?2026;2$y\u{1B}[?2031;2$y\u{1B}[?1006;2$y\u{1B}]11;rgb:00/00/00\u{7}"
      + "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\"
      + widths + "\u{1B}[?62;4c"
    #expect(
      text(terminal("xterm-256color", answers)) == """
        ok    terminal: answers: xterm-256color answers questions about itself
        ok    terminal: colours: 24 bits, as it repeated such a colour
        ok    terminal: background: dark, as it tells
        ok    terminal: synchronized output: frames are shown whole (mode 2026)
        ok    terminal: theme reports: a change of its theme is followed at once (mode 2031)
        ok    terminal: mouse: offered (mode 1006)
        ok    terminal: pictures: drawn in pixels: kitty's graphics, 9×18 a cell
        ok    terminal: widths: wide, emoji, ambiguous, braille, box, block, combining: as counted

        """)
  }

  @Test(arguments: [
    (
      "\u{1B}[6;18;9t\u{1B}[?1;0;1024S\u{1B}[?62;4c",
      "drawn in pixels: sixel with 256 colours, 9×18 a cell"
    ),
    ("\u{1B}[?62;4c", "drawn in cells, as it does not tell their pixels"),
    ("\u{1B}[6;18;9t\u{1B}[?62;22c", "drawn in cells"),
  ])
  func picturesOfATerminal(answers: String, words: String) {
    #expect(terminal("xterm", answers).first { $0.name == "pictures" }?.words == words)
  }

  @Test func aTerminalThatSaysNothing() {
    let findings = terminal("xterm-256color")
    #expect(
      findings.filter { $0.state == .warn }.map(\.name) == ["answers", "colours", "background"])
    #expect(findings.allSatisfy { ($0.fix == nil) == ($0.state == .ok) })
    #expect(
      terminal("xterm", "", ["COLORTERM": "truecolor"])[1].words == "24 bits, as COLORTERM says")
    let refused = ["COLORTERM": "truecolor", "NO_COLOR": "1"]
    #expect(terminal("xterm", "", refused)[1].words == "none, as NO_COLOR asks")
  }

  @Test(arguments: ["", "dumb"])
  func aTerminalWithoutACursorFails(type: String) {
    #expect(terminal(type).map(\.state) == [.fail])
  }

  @Test func aCharacterOfAnotherWidth() {
    let columns = TerminalFindings.samples.map { $0.name == "ambiguous" ? 3 : $0.width + 1 }
    let answers = columns.map { "\u{1B}[1;\($0)R" }.joined() + "\u{1B}[?1c"
    let wrong = terminal("xterm", answers).filter { $0.name.hasPrefix("width") }
    #expect(wrong.map(\.words) == ["± takes 2 columns, not 1"])
    #expect(wrong.map(\.state) == [.warn])
  }

  @Test func settingsOfTmux() {
    let values = [
      "default-terminal": "screen", "focus-events": "off", "escape-time": "500",
      "set-clipboard": "off", "allow-passthrough": "off", "#{client_termfeatures}": "256,title",
    ]
    let findings = TmuxFindings { values[$0.last ?? ""] }.all
    #expect(findings.filter { $0.state == .warn }.count == 5)
    #expect(findings.allSatisfy { ($0.fix == nil) == ($0.state == .ok) })
    let good = [
      "default-terminal": "tmux-256color", "focus-events": "on", "escape-time": "10",
      "set-clipboard": "on", "#{client_termfeatures}": "256,RGB,title",
    ]
    #expect(TmuxFindings { good[$0.last ?? ""] }.all.allSatisfy { $0.state == .ok })
    // tmux then sets the clipboard itself, and takes nothing from the programs in it.
    let external = TmuxFindings { $0.last == "set-clipboard" ? "external" : good[$0.last ?? ""] }
    #expect(external.all.filter { $0.state == .warn }.map(\.name) == ["set-clipboard"])
  }
}
