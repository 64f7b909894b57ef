import Testing

@testable import WidgetTUI

/// Returns the excerpt as two lines, the second with the caret.
private func picture(_ text: String, column: Int, length: Int = 1) -> String {
  let excerpt = YAMLExcerpt(text, column: column, length: length)
  return excerpt.line + "\n" + String(repeating: " ", count: excerpt.indent)
    + String(repeating: "^", count: excerpt.width)
}

@Suite struct YAMLExcerptTests {
  @Test func plain() {
    #expect(picture("  accent: cyna", column: 11, length: 4) == "  accent: cyna\n          ^^^^")
  }

  @Test func tabsBecomeBlanks() {
    #expect(picture("a\tb: c", column: 3) == "a   b: c\n    ^")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(picture("日本: 語x", column: 5, length: 2) == "日本: 語x\n      ^^^")
    #expect(picture("🙂 e\u{301}: x", column: 6) == "🙂 e\u{301}: x\n     ^")
  }

  @Test func controlsAreShown() {
    let expected = "a␛[31m␡��: b\n          ^"
    #expect(picture("a\u{1b}[31m\u{7f}\u{9b}\u{202e}: b", column: 11) == expected)
  }

  @Test func pastTheEnd() {
    #expect(picture("", column: 1) == "\n^")
    #expect(picture("ab", column: 4, length: 3) == "ab\n   ^")
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let long = (0..<100).map { "k\($0): v\($0)" }.joined(separator: ", ")
    #expect(
      picture(long, column: 1, length: 2)
        == """
        k0: v0, k1: v1, k2: v2, k3: v3, k4: v4, k5: v5, k6: v6, k7: v7, k8: v8, k9:…
        ^^
        """)
    #expect(
      picture(long, column: 501, length: 3)
        == """
        …v49, k50: v50, k51: v51, k52: v52, k53: v53, k54: v54, k55: v55, k56: v56,…
                                  ^^^
        """)
    #expect(
      picture(long, column: 976, length: 3)
        == """
        …: v92, k93: v93, k94: v94, k95: v95, k96: v96, k97: v97, k98: v98, k99: v99
                                                                                 ^^^
        """)
  }

  @Test func aMegabyteTakesNoTime() {
    let long = String(repeating: "日", count: 1 << 20)
    let excerpt = YAMLExcerpt(long, column: 1 << 19, length: 1 << 19)
    #expect(excerpt.line == "…" + String(repeating: "日", count: 37) + "…")
    #expect(excerpt.indent == 25)
    #expect(excerpt.width == 51)
  }
}
