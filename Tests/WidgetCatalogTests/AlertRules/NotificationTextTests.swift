import Testing

@testable import WidgetCatalog

@Suite struct NotificationTextTests {
  @Test(arguments: [
    ("93 %", "93 %"), ("<b>x</b> & y", "&lt;b&gt;x&lt;/b&gt; &amp; y"),
    ("a\u{1b}[31m", "a\u{fffd}[31m"),
    ("\u{202e}x", "\u{fffd}x"), ("e\u{301}", "e\u{301}"), ("<\u{338}b>", "&lt;\u{338}b&gt;"),
    ("👩\u{200d}💻", "👩\u{200d}💻"), ("a\nb", "a\u{fffd}b"),
  ])
  func nothingOfItActs(text: String, expected: String) {
    let shown = NotificationText.text(text)
    #expect(Array(shown.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
