import CNcurses
import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of keys and answers as ncurses hands them over, in one call or in several.
@MainActor
@Suite struct KeyDecoderTests {
  /// Returns the keys of texts, each of which is there at a call of its own.
  private func keys(_ texts: String..., pause: Duration = .zero) -> [Key] {
    var decoder = KeyDecoder()
    return texts.flatMap { text in
      var rest = text.unicodeScalars[...]
      return decoder.keys(after: pause) { rest.popFirst().map { (Int32($0.value), false) } }
    }
  }

  nonisolated static let typed: [(text: String, keys: [Key])] = [
    ("", []),
    ("q", [.character("q")]),
    ("ä漢", [.character("ä"), .character("漢")]),
    ("\t\r\n", [.tab, .enter, .enter]),
    ("\u{1B}", [.escape]),
    // Alt and the key is the key.
    ("\u{1B}\u{1B}", [.escape]),
    // Alt and a letter is no key here, and the next one is.
    ("\u{1B}qz", [.character("z")]),
    // Sequences of keys and reports that are not used are skipped as a whole.
    ("\u{1B}[15;2~z", [.character("z")]),
    ("\u{1B}[Iz", [.character("z")]),
    ("\u{1B}[?2026;2$y\u{1B}[?62;22cz", [.character("z")]),
    // The terminal's theme has changed.
    ("\u{1B}[?997;1nz", [.themeChange, .character("z")]),
    ("\u{1B}[0nz", [.character("z")]),
    ("\u{1B}OPz", [.character("z")]),
    ("\u{1B}P1$r0m\u{1B}\\z", [.character("z")]),
    ("\u{1B}]10;rgb:ff/ff/ff\u{7}z", [.character("z")]),
    // What looks like a colour and is none.
    ("\u{1B}]11;rgb:zz/zz/zz\u{7}z", [.character("z")]),
    ("\u{1B}]11;rgb:\u{7}z", [.character("z")]),
    ("\u{1B}]11;rgb:ff/ff\u{7}z", [.character("z")]),
    ("\u{1B}]11;rgb:fffff/0/0\u{7}z", [.character("z")]),
    ("\u{1B}]11;rgb:ff/00/80\u{7}z", [.background(RGB(0xFF0080)), .character("z")]),
    ("\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\", [.background(RGB(0xFF0080))]),
    ("\u{1B}]11;rgb:f/0/8\u{7}", [.background(RGB(0xFF0088))]),
  ]

  @Test(arguments: typed)
  func whatIsTypedAtOnce(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test func anAnswerMayComeInPieces() {
    let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
    for place in answer.unicodeScalars.indices.dropFirst(2) {
      let parts = (answer.unicodeScalars[..<place], answer.unicodeScalars[place...])
      #expect(
        keys(String(parts.0), String(parts.1)) == [.background(RGB(0xFFFFFF))], "\(parts)")
    }
  }

  nonisolated static let reports: [(text: String, keys: [Key])] = [
    ("\u{1B}[<0;1;1M", [.mouse(MouseEvent(.press, x: 0, y: 0))]),
    ("\u{1B}[<64;120;40M", [.mouse(MouseEvent(.wheelUp, x: 119, y: 39))]),
    ("\u{1B}[<65;300;1M", [.mouse(MouseEvent(.wheelDown, x: 299, y: 0))]),
    // Releases, other buttons, movements and presses with Shift, Alt or Ctrl.
    ("\u{1B}[<0;1;1m", []), ("\u{1B}[<2;1;1M", []), ("\u{1B}[<32;5;5M", []),
    ("\u{1B}[<4;5;5M", []), ("\u{1B}[<80;5;5M", []),
    // Reports that no terminal sends.
    ("\u{1B}[<0;0;1M", []), ("\u{1B}[<0;1M", []), ("\u{1B}[<;;M", []),
    ("\u{1B}[<99999999999999999999;1;1M", []),
    // The form of terminals that do not know the newer one.
    ("\u{1B}[M !!", [.mouse(MouseEvent(.press, x: 0, y: 0))]),
    ("\u{1B}[Ma1&", [.mouse(MouseEvent(.wheelDown, x: 16, y: 5))]),
    ("\u{1B}[M#!!", []),
  ]

  /// Wherever a report is divided, none of its characters becomes a key. Only an ESC that nothing
  /// follows in time may be taken for the key.
  @Test(arguments: reports)
  func aReportOfTheMouseMayComeInPieces(text: String, expected: [Key]) {
    #expect(keys(text + "z") == expected + [.character("z")])
    for place in text.unicodeScalars.indices.dropFirst(2) {
      let parts = (text.unicodeScalars[..<place], text.unicodeScalars[place...])
      #expect(
        keys(String(parts.0), String(parts.1) + "z") == expected + [.character("z")], "\(parts)")
    }
    let isOld = text.dropFirst(2).hasPrefix("M")
    guard !isOld else { return }
    #expect(keys("\u{1B}", text.dropFirst() + "z") == [.escape] + expected + [.character("z")])
  }

  /// The rest of a report that never comes keeps no key.
  @Test func aReportThatNeverEndsKeepsNoKey() {
    #expect(keys("\u{1B}[<0;1", "?") == [.character("?")])
    #expect(keys("\u{1B}[<0;1", "\u{1B}[<0;1;1M") == [.mouse(MouseEvent(.press, x: 0, y: 0))])
    let digits = "\u{1B}[<" + String(repeating: "1", count: 100)
    #expect(keys(digits + "?").last == .character("?"))
  }

  /// An escape that nothing follows is the key, and what comes later is typed.
  @Test func aLoneEscapeIsAKey() {
    #expect(keys("\u{1B}", "[", "q") == [.escape, .character("["), .character("q")])
  }

  /// What was begun and is no answer was typed, so that the next key counts.
  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}]11;rgb:ff"])
  func whatNeverEndsKeepsNoKey(beginning: String) {
    #expect(keys(beginning, "?", pause: .milliseconds(300)).last == .character("?"))
  }

  /// An answer of any length, in any pieces, types nothing.
  @Test(arguments: [1, 63, 64, 65, 100, 5000])
  func aLongAnswerIsSkippedToItsEnd(length: Int) {
    let answer = "\u{1B}P" + String(repeating: "q", count: length)
    #expect(keys(answer + "\u{1B}\\z") == [.character("z")])
    #expect(keys(answer, "qq\u{1B}\\z") == [.character("z")])
    #expect(keys(answer, "z", pause: .milliseconds(300)) == [.character("z")])
    #expect(keys("\u{1B}[?62", ";22cz") == [.character("z")])
  }

  /// Answers that come after the first frame, at once or in pieces, are kept and type nothing.
  @Test func awaitedAnswersAreKept() {
    let text =
      "\u{1B}[?2026;2$y\u{1B}P>|kitty(0.45.0)\u{1B}\\\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4;22c"
    for place in [text.unicodeScalars.endIndex] + text.unicodeScalars.indices.dropFirst(2) {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = true
      let keys = [text.unicodeScalars[..<place], text.unicodeScalars[place...]].flatMap { part in
        var rest = part
        return decoder.keys { rest.popFirst().map { (Int32($0.value), false) } }
      }
      // Only an ESC that nothing follows in time is taken for the key.
      guard text.unicodeScalars[..<place].last != "\u{1B}" else { continue }
      #expect(keys == [])
      let answers = TerminalAnswers(decoder.answers)
      #expect(answers == TerminalAnswers(Array(text.utf8)))
      #expect(answers.attributes == [62, 4, 22] && answers.takesKittyPictures)
    }
  }

  /// What is sent without a question, as by a file that is shown, tells nothing.
  @Test func answersThatNobodyAwaitsAreNotKept() {
    var decoder = KeyDecoder()
    var rest = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22cz".unicodeScalars[...]
    let keys = decoder.keys { rest.popFirst().map { (Int32($0.value), false) } }
    #expect(keys == [.character("z")])
    #expect(decoder.answers == [])
  }

  @Test(arguments: [
    ("words", "words"), ("two\rlines\n", "two\rlines\n"), ("", ""), ("~[201~", "~[201~"),
    ("\u{1B}[A\u{1B}[20", "\u{1B}[A\u{1B}[20"),
  ])
  func aPasteIsOneText(pasted: String, text: String) {
    let whole = "\u{1B}[200~\(pasted)\u{1B}[201~z"
    #expect(keys(whole) == [.pasted(text), .character("z")])
    for place in whole.unicodeScalars.indices.dropFirst(3) {
      let parts = (whole.unicodeScalars[..<place], whole.unicodeScalars[place...])
      #expect(keys(String(parts.0), String(parts.1)) == [.pasted(text), .character("z")])
    }
  }

  @Test func aPasteIsLimitedAndGivenUp() {
    let long = String(repeating: "a", count: 50_000)
    guard case .pasted(let text) = keys("\u{1B}[200~\(long)", "\(long)\u{1B}[201~").first else {
      Issue.record("no paste")
      return
    }
    #expect(text.count == 1 << 16)
    #expect(keys("\u{1B}[200~abc", "?", pause: .seconds(6)).last == .character("?"))
    #expect(
      Key.typing("a\r\u{1B}b\u{9B}c\n") == [.character("a"), .character("b"), .character("c")])
    #expect(Key.typing(long).count == 4096)
  }

  @Test func theKeysOfNcurses() {
    let codes: [(Int, Key?)] = [
      (NC_KEY_UP, .up), (NC_KEY_DOWN, .down), (NC_KEY_LEFT, .left), (NC_KEY_RIGHT, .right),
      (NC_KEY_HOME, .home), (NC_KEY_END, .end), (NC_KEY_PAGE_UP, .pageUp),
      (NC_KEY_PAGE_DOWN, .pageDown), (NC_KEY_ENTER, .enter), (NC_KEY_BACKTAB, .backTab),
      (NC_KEY_BACKSPACE, .backspace),
      // A function key, which no command has.
      (265, nil),
    ]
    for (code, key) in codes {
      var decoder = KeyDecoder()
      // It ends what was begun before it.
      var codes: [(Int32, Bool)] = [(0x1B, false), (0x5B, false), (Int32(code), true)]
      let keys = decoder.keys { codes.isEmpty ? nil : codes.removeFirst() }
      #expect(keys == [key].compactMap { $0 }, "\(code)")
    }
  }
}
