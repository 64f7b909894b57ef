import Testing

@testable import WidgetSources

@Suite struct DatumNumberTests {
  @Test(
    arguments: [
      ("99", 99), (" 99\n", 99), ("-1.5e3", -1500), ("\t+7 ", 7),
      // As files of Windows begin, and as numbers are set.
      ("\u{FEFF}95\r\n", 95), ("95\u{A0}", 95), ("\u{202F}95\u{200B}", 95), ("95%", nil),
      ("９５", nil),
      // What is no blank is no part of a number: commands cannot be given it.
      ("\u{0} 99", nil), ("99\u{0}", nil), ("\u{1B}99", nil), ("\u{7}9", nil), ("0x1p3", nil),
      ("nan", nil), ("", nil), ("9 9", nil),
      // What is beyond all numbers is no infinity, but the text that was written.
      ("1e999", nil), ("-1e999", nil), ("1e308", 1e308),
    ] as [(String, Double?)])
  func texts(_ text: String, _ number: Double?) { #expect(Datum.text(text).number == number) }

  /// What looks like a number when it is drawn counts as one, for levels and alarms.
  @Test(arguments: [
    "\u{2007}", "\u{2003}", "\u{2009}", "\u{3000}", "\u{205F}", "\u{1680}", "\u{2060}", "\u{AD}",
    "\u{200C}", "\u{200D}", "\u{34F}", "\u{85}", "\u{2028}", "\u{3164}", "\u{E0020}", "\u{FE0F}",
  ])
  func whatIsNotSeenBesideANumber(_ hidden: String) {
    for text in ["\(hidden)95", "95\(hidden)", "\(hidden) 95 \(hidden)\n"] {
      #expect(Datum.text(text).number == 95)
    }
    #expect(Datum.text("95\(hidden)%\(hidden)").percentage == 95)
    #expect(Datum.text("95\(hidden) 7").number == nil)
  }
}
