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
    ] as [(String, Double?)])
  func texts(_ text: String, _ number: Double?) { #expect(Datum.text(text).number == number) }
}
