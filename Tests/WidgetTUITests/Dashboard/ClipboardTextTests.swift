import Testing

@testable import WidgetTUI

struct ClipboardTextTests {
  /// What is pasted into a shell neither ends the paste nor begins a command.
  @Test(arguments: [
    ("a\nb", "a\nb", "a␊b"), ("\u{1B}[201~\nrm x\r", "␛[201~\nrm x␍", "␛[201~␊rm x␍"),
    ("a\tb\u{7f}\u{9b}", "a␉b␡\u{fffd}", "a␉b␡\u{fffd}"),
    ("x\u{202e}y", "x\u{fffd}y", "x\u{fffd}y"),
    ("👩\u{200d}🚀 é\u{301}", "👩\u{200d}🚀 é\u{301}", "👩\u{200d}🚀 é\u{301}"),
    ("\r\nls", "␍\nls", "␍␊ls"),
  ])
  func nothingInItActs(words: String, rows: String, row: String) {
    #expect(ClipboardText(words).text.unicodeScalars.elementsEqual(rows.unicodeScalars))
    #expect(ClipboardText(row: words).text.unicodeScalars.elementsEqual(row.unicodeScalars))
  }
}
