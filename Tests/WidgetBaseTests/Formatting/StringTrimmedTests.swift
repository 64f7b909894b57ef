import Testing
import WidgetBase

@Suite struct StringTrimmedTests {
  @Test(
    arguments: [
      ("", ""), ("   ", ""), (" a ", "a"), ("\n\t a b \r\n", "a b"), ("a", "a"),
      ("\u{A0}ä\u{2003}", "ä"), ("  é ", "é"),
      // A mark that stands on a blank belongs to it.
      ("a  \u{301}", "a"), ("a\r\n\r\n", "a"),
    ])
  func texts(_ text: String, _ trimmed: String) { #expect(text.trimmed == trimmed) }

  @Test func manyBlanksTakeLittleTime() {
    let blanks = String(repeating: " ", count: 8_000_000)
    #expect(blanks.trimmed == "")
    #expect("\(blanks)a\(blanks)".trimmed == "a")
  }
}
