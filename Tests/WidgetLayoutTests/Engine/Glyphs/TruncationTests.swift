import Testing
import WidgetLayout

@Suite("Truncation")
struct TruncationTests {
  private func line(_ text: String, _ width: Int, _ mode: TruncationMode) -> String {
    picture(text, width: width, limit: 1, truncation: mode)
  }

  @Test("each end gives way to one `…`")
  func modes() {
    #expect(line("abcdefghij", 6, .tail) == "abcde…|")
    #expect(line("abcdefghij", 6, .head) == "…fghij|")
    #expect(line("abcdefghij", 6, .middle) == "abc…ij|")
    #expect(line("abcdefghij", 10, .middle) == "abcdefghij|")
  }

  @Test("the last line allowed stands for all the rest")
  func rest() {
    #expect(
      picture("one two three four", width: 7, limit: 2) == """
        one two|
        three…|
        """)
    #expect(
      picture("one two three four", width: 7, limit: 2, truncation: .head) == """
        one two|
        …e four|
        """)
    #expect(
      picture("one two three four", width: 7, limit: 2, truncation: .middle) == """
        one two|
        thr…our|
        """)
  }

  @Test("no space is left beside the `…`")
  func spaces() {
    #expect(line("ab cdef", 4, .tail) == "ab…|")
    #expect(line("abcd ef", 4, .head) == "…ef|")
    #expect(line("   abcdef", 3, .tail) == "…|")
  }

  @Test("no wide character is cut in half")
  func wide() {
    #expect(line("日本語", 4, .tail) == "日…|")
    #expect(line("日本語", 5, .tail) == "日本…|")
    #expect(line("日本語", 4, .head) == "…語|")
    #expect(line("日本語東京", 6, .middle) == "日…京|")
    #expect(line("日本", 2, .tail) == "…|")
  }

  @Test("one column is `…`, none is nothing")
  func narrow() {
    for mode in [TruncationMode.head, .middle, .tail] {
      #expect(line("abc", 1, mode) == "…|")
      #expect(line("abc", 0, mode).isEmpty)
    }
    #expect(line("abc", 2, .middle) == "a…|")
  }

  @Test("what is drawn does not reach over a line break")
  func lineBreaks() {
    #expect(line("first\nsecond", 9, .tail) == "first…|")
    #expect(line("first\nsecond", 5, .tail) == "firs…|")
    #expect(line("first\nsecond", 9, .head) == "…second|")
    #expect(line("first\nsecond", 9, .middle) == "firs…cond|")
    #expect(line("a\nsecond", 9, .middle) == "a…second|")
  }

  @Test("blank lines left over are worth no `…`")
  func blankRest() {
    #expect(line("42\n", 9, .tail) == "42|")
    #expect(line("42 \n \n", 2, .tail) == "42|")
  }
}
