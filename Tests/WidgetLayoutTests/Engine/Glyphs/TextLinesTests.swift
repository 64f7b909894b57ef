import Testing
import WidgetLayout

@Suite("Lines")
struct TextLinesTests {
  @Test("words go onto the next line whole, and the spaces between hang")
  func words() {
    #expect(
      picture("The quick brown fox", width: 9) == """
        The quick|
        brown fox|
        """)
    #expect(
      picture("one   two", width: 4) == """
        one|
        two|
        """)
    #expect(picture("fits", width: 4) == "fits|")
  }

  @Test("a word longer than the line is broken by character, on a line of its own")
  func longWords() {
    #expect(
      picture("an incomprehensible", width: 6) == """
        an|
        incomp|
        rehens|
        ible|
        """)
  }

  @Test("after hyphens and dashes, but not before a number")
  func dashes() {
    #expect(
      picture("well-known", width: 6) == """
        well-|
        known|
        """)
    #expect(
      picture("10–20 °C", width: 4) == """
        10–|
        20|
        °C|
        """)
    #expect(
      picture("at -5 °C", width: 4) == """
        at|
        -5|
        °C|
        """)
    #expect(
      picture("on 2024-05-01", width: 10) == """
        on|
        2024-05-01|
        """)
    #expect(
      picture("ls --all", width: 5) == """
        ls|
        --all|
        """)
    #expect(
      picture("usr/local", width: 5) == """
        usr/l|
        ocal|
        """)
  }

  @Test("around wide characters, but not before closing punctuation nor after opening")
  func kinsoku() {
    #expect(
      picture("日本語。東京", width: 6) == """
        日本|
        語。東|
        京|
        """)
    #expect(
      picture("彼は「はい」", width: 7) == """
        彼は|
        「は|
        い」|
        """)
    #expect(
      picture("コーヒー", width: 6) == """
        コー|
        ヒー|
        """)
    #expect(
      picture("合計42件", width: 5) == """
        合計|
        42件|
        """)
    #expect(
      picture("値(高い)", width: 4) == """
        値|
        (高|
        い)|
        """)
  }

  @Test("a wide character is never split; in one column it is `…`")
  func wide() {
    #expect(
      picture("日本語", width: 5) == """
        日本|
        語|
        """)
    #expect(
      picture("a日 b", width: 1) == """
        a|
        …|
        b|
        """)
    #expect(
      picture("日\n本", width: 1) == """
        …|
        …|
        """)
  }

  @Test("never at a fixed space")
  func fixedSpaces() {
    #expect(
      picture("is 1\u{A0}284", width: 6) == """
        is|
        1\u{A0}284|
        """)
  }

  @Test("explicit line breaks always, and the last may begin an empty line")
  func explicit() {
    #expect(
      picture("a\n\nb\n", width: 9) == """
        a|
        |
        b|
        |
        """)
    #expect(
      picture("ab   \ncd", width: 2) == """
        ab|
        cd|
        """)
  }

  @Test("leading spaces stay, and are no place to break")
  func leadingSpaces() {
    #expect(
      picture("  - one two\n  - three", width: 8) == """
          - one|
        two|
          -|
        three|
        """)
    #expect(
      picture("  word", width: 4) == """
          wo|
        rd|
        """)
    #expect(
      picture("     ab", width: 3) == """
        |
        ab|
        """)
  }

  @Test("trailing spaces count as far as they fit")
  func trailingSpaces() {
    #expect(picture("ab  ", width: 9) == "ab  |")
    #expect(picture("ab  ", width: 3) == "ab |")
    #expect(picture("ab  ", width: 2) == "ab|")
  }

  @Test("nothing in no width, and no lines of an empty text")
  func nothing() {
    #expect(picture("abc", width: 0).isEmpty)
    #expect(picture("", width: 9).isEmpty)
  }

  @Test("a text within others keeps its own indices")
  func slice() {
    var text = GlyphText()
    text.append("before ")
    let range = text.append("one two")
    let lines = TextLayout.lines(of: text.glyphs[range], width: 3, limit: 0, truncation: .tail)
    #expect(lines.map { text.string(of: $0) } == ["one", "two"])
    #expect(lines.map(\.prefix) == [7..<10, 11..<14])
  }
}
