import Testing
import WidgetLayout

@Suite("From text to glyphs")
struct GlyphTextTests {
  /// Returns the drawn text, its columns, and its number of glyphs.
  private func drawn(_ text: String) -> String {
    var glyphs = GlyphText()
    let range = glyphs.append(text)
    let columns = glyphs.glyphs.reduce(0) { $0 + Int($1.width) }
    return "\(glyphs.string(of: range)) \(columns)/\(range.count)"
  }

  @Test("a glyph is eight bytes")
  func size() {
    #expect(MemoryLayout<Glyph>.stride == 8)
  }

  @Test("texts lie one after another, and nothing of one is joined to another")
  func ranges() {
    var text = GlyphText()
    #expect(text.append("abc") == 0..<3)
    #expect(text.append("") == 3..<3)
    #expect(text.append("\u{301}日") == 3..<5)
    #expect(text.string(of: 0..<5) == "abc◌\u{301}日")
  }

  @Test(
    "plain characters",
    arguments: [
      ("Orders 1,284", "Orders 1,284 12/12"), ("日本語", "日本語 6/3"), ("▁▂▃█⣿─", "▁▂▃█⣿─ 6/6"),
      ("déjà", "déjà 4/4"), ("1\u{202F}284\u{A0}€", "1\u{A0}284\u{A0}€ 7/7"),
      ("a\u{2003}b\u{3000}c", "a b  c 6/6"),
    ])
  func plain(text: String, expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test(
    "marks are kept on their base, as one scalar where there is one",
    arguments: [
      ("e\u{301}", "\u{E9} 1/1"), ("か\u{3099}", "\u{304C} 2/1"), ("x\u{301}", "x\u{301} 1/1"),
      ("a\u{323}\u{302}", "\u{1EAD} 1/1"), ("日\u{301}", "日\u{301} 2/1"),
      ("x\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "x\u{301}\u{302}\u{303}\u{304} 1/1"),
      ("\u{301}a", "◌\u{301}a 2/2"), ("a \u{301}", "a ◌\u{301} 3/3"),
      ("\n\u{301}", "\n◌\u{301} 1/2"), ("a\u{200B}\u{301}", "\u{E1} 1/1"),
      // A spacing mark (category Mc) takes a column of its own, as in ncurses.
      ("कि", "कि 2/2"),
    ])
  func marks(text: String, expected: String) {
    #expect(Array(drawn(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "where terminals differ, the first character's plain form is drawn",
    arguments: [
      ("❤\u{FE0F}!", "❤! 2/2"), ("⌚\u{FE0E}", "⌚ 2/1"), ("👨‍👩‍👧‍👦.", "👨. 3/2"), ("❤️‍🔥", "❤ 1/1"),
      ("👩🏽‍💻👩", "👩👩 4/2"), ("🏴‍☠️", "🏴 2/1"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴 2/1"),
      ("👍🏽", "👍 2/1"),
      ("🏽", "🏽 2/1"), ("a🏽", "a🏽 3/2"), ("a\u{200D}😀", "a😀 3/2"), ("😀\u{200D}a😀", "😀a😀 5/3"),
      ("🇫🇷", "FR 2/2"), ("🇫", "F 1/1"), ("1\u{FE0F}\u{20E3}", "1 1/1"), ("#\u{20E3}", "# 1/1"),
      ("x\u{20E3}", "x\u{20E3} 1/1"),
    ])
  func disagreements(text: String, expected: String) {
    #expect(Array(drawn(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Hangul letters are composed to syllables",
    arguments: [
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C} 2/1"), ("\u{AC00}\u{11A8}", "\u{AC01} 2/1"),
      ("\u{1112}a", "\u{1112}a 3/2"), ("\u{1161}", "� 1/1"), ("a\u{11A8}", "a� 2/2"),
      ("\u{1113}\u{1161}", "\u{1113} 2/1"), ("\u{AC01}\u{11A8}", "\u{AC01} 2/1"),
    ])
  func hangul(text: String, expected: String) {
    #expect(Array(drawn(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "controls are shown, not obeyed",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m 12/12"),
      ("\u{1B}]52;c;aGk=\u{7}", "␛]52;c;aGk=␇ 12/12"),
      ("a\u{0}b\u{8}\u{7F}", "a␀b␈␡ 5/5"), ("\u{9B}31m", "�31m 4/4"), ("50\r51", "50␍51 5/5"),
      ("\u{202E}abc\u{202C}", "�abc� 5/5"), ("\u{200F}\u{61C}\u{2066}", "��� 3/3"),
      ("\u{E0B0}\u{F0000}", "�� 2/2"), ("\u{378}\u{FFFF}\u{10FFFF}", "��� 3/3"),
    ])
  func controls(text: String, expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test(
    "the invisible is left out",
    arguments: [
      "a\u{AD}b", "a\u{200B}b", "\u{FEFF}ab", "a\u{2060}b", "a\u{200C}b\u{3164}", "a\u{34F}b",
    ])
  func invisible(text: String) {
    #expect(drawn(text) == "ab 2/2")
  }

  @Test("line ends of all kinds are line breaks")
  func lineBreaks() {
    #expect(drawn("a\nb\r\nc\u{2028}d\u{2029}e\u{B}f\u{C}g") == "a\nb\nc\nd\ne\nf\ng 7/13")
    #expect(drawn("a\u{85}b") == "a�b 3/3")
  }

  @Test("a tab goes to the next multiple of eight columns")
  func tabs() {
    #expect(drawn("\ta") == "        a 9/9")
    #expect(drawn("12345678\ta") == "12345678        a 17/17")
    #expect(drawn("日本\ta\tb") == "日本    a       b 17/15")
    #expect(drawn("abc\nd\te") == "abc\nd       e 12/13")
    var text = GlyphText()
    text.append("abc")
    #expect(text.append("\t").count == 8)
  }
}
