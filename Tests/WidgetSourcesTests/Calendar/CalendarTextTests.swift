import Testing

@testable import WidgetSources

@Suite struct CalendarTextTests {
  @Test(arguments: [
    ("BEGIN:A\r\nX:1\r\nEND:A\r\n", "BEGIN:A\r\nX:1\r\nEND:A\r\n"),
    ("END:A\nBEGIN:B\nend:B\nEnd;x=1:A\nX:1", "BEGIN:B\nend:B\nX:1\n"),
    ("X:a\0b", "X:ab\n"), ("", ""), ("ENDING:1", "ENDING:1\n"),
  ])
  func endsNeedABeginning(_ text: String, _ repaired: String) {
    #expect(CalendarText.repaired(text) == repaired)
  }
}
