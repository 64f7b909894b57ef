import Testing

@testable import WidgetSources

@Suite struct CalendarTextTests {
  @Test(arguments: [
    ("BEGIN:A\r\nX:1\r\nEND:A\r\n", "BEGIN:A\r\nX:1\r\nEND:A\r\n"),
    ("END:A\nBEGIN:B\nend:B\nEnd;x=1:A\nX:1", "BEGIN:B\nend:B\nX:1\n"),
    ("X:a\0b", "X:ab\n"), ("", ""), ("ENDING:1", "ENDING:1\n"),
    // A continuation line has no meaning of its own.
    ("BEGIN:A\nX:a\n End: 10\n\tBEGIN:b\nEND:A", "BEGIN:A\nX:a\n End: 10\n\tBEGIN:b\nEND:A\n"),
  ])
  func endsNeedABeginning(_ text: String, _ repaired: String) {
    #expect(CalendarText.repaired(text) == repaired)
  }

  @Test func depthHasALimit() {
    let nested = { String(repeating: "BEGIN:X\n", count: $0) }
    #expect(CalendarText.repaired(nested(100)) != nil)
    #expect(CalendarText.repaired(nested(400_000)) == nil)
  }
}
