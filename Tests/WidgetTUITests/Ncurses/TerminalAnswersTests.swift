import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of what a terminal's answers say, and of the keys between them.
@Suite struct TerminalAnswersTests {
  private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

  @Test func allAtOnce() {
    let answers = answers(
      "\u{1B}[?2026;2$y\u{1B}[?2031;0$y\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\"
        + "\u{1B}]11;rgb:fafa/fafa/fafa\u{1B}\\\u{1B}[3;7R\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4;22c")
    #expect(answers.has(TerminalAnswers.synchronizedOutput))
    #expect(!answers.has(TerminalAnswers.themeReports))
    #expect(answers.takesTrueColor)
    #expect(answers.background == RGB(red: 250, green: 250, blue: 250))
    #expect(answers.columns == [7])
    #expect(answers.takesKittyPictures)
    #expect(answers.attributes == [62, 4, 22])
    #expect(answers.keys == [])
  }

  @Test(arguments: [
    ("kitty(0.40.1)", true), ("kitty(0.45.0)", true), ("kitty(1.0.0)", true),
    ("kitty(0.39.9)", false), ("kitty(0.26.5)", false), ("kitty", false), ("tmux 3.3a", false),
    ("XTerm(379)", false), ("foot(1.40.0)", false), ("", false),
  ])
  func octantsAreKnownByTheVersion(version: String, drawsOctants: Bool) {
    let answers = answers("\u{1B}P>|\(version)\u{1B}\\")
    #expect(answers.version == version)
    #expect(answers.drawsOctants == drawsOctants)
    #expect(answers.keys == [])
  }

  @Test func whatWasTypedMeanwhileIsKept() {
    let answers = answers("q\u{1B}]11;rgb:00/00/00\u{7}é\u{1B}[A\u{1B}[?1;2cz")
    #expect(answers.background == RGB(red: 0, green: 0, blue: 0))
    #expect(String(decoding: answers.keys, as: UTF8.self) == "qé\u{1B}[Az")
    #expect(answers.attributes == [1, 2])
  }

  @Test(arguments: [
    "", "\u{1B}", "\u{1B}[?20", "\u{1B}]11;rgb:00", "\u{1B}P1$r48:2", "\u{1B}]11;x\u{7}",
  ])
  func whatIsIncompleteOrOtherIsNoAnswer(text: String) {
    let answers = answers(text)
    #expect(answers.background == nil && answers.attributes == nil && answers.modes.isEmpty)
    #expect(!answers.takesTrueColor)
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
  func modesThatCanBeSet(state: Int, expected: Bool) {
    #expect(answers("\u{1B}[?2026;\(state)$y").has(2026) == expected)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("dumb", false),
    ("", false),
    ("vt100", false), ("vte-256color", true),
  ])
  func whoIsAsked(type: String, expected: Bool) {
    #expect(TerminalProbe.isUnderstood(by: type) == expected)
  }
}
