import Testing

@testable import WidgetLayout

/// Tests of texts for terminals that take no UTF-8.
@Suite struct SevenBitTests {
  @Test(
    arguments: [
      ("plain ~", "plain ~"), ("Zürich — Łódź, 3 €", "Zurich - Lodz, 3 E"),
      ("╭─ ✓ · …", "+- v . ."),
      // The second bytes of these letters are commands to an 8-bit terminal.
      ("Ý0;PWNEDÜ", "Y0;PWNEDU"), ("Û2J", "U2J"), ("日本", "????"), ("Привет", "??????"),
      ("e\u{301}t", "et"), ("👩‍👩‍👧", "??"), ("a\u{1B}[1mb\n", "a\u{1B}[1mb\n"), ("⣀⡠", ".."),
    ])
  func asciiAlone(_ text: String, _ shown: String) {
    #expect(SevenBit.shown(text) == shown)
    #expect(Painter.width(of: SevenBit.shown(text)) == Painter.width(of: text))
  }

  @Test func eachCharacterIsOneOfASCII() {
    for value in UInt32(0)...0x2FFFF where SevenBit.shown(value) > 0x7E {
      Issue.record("\(value) is \(SevenBit.shown(value))")
    }
  }
}
