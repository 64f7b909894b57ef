import Testing

@testable import WidgetLayout

@Suite("Character widths")
struct CharacterWidthTests {
  @Test("what we draw with takes one column")
  func drawingGlyphs() {
    let drawn: [ClosedRange<UInt32>] = [
      0x2190...0x21FF, 0x2500...0x259F, 0x25A0...0x25FF, 0x2800...0x28FF,
    ]
    // The two squares that are emoji by default: every terminal draws them two columns wide.
    let emoji: Set<UInt32> = [0x25FD, 0x25FE]
    for scalar in drawn.joined().compactMap(Unicode.Scalar.init) {
      #expect(CharacterWidth.columns(of: scalar) == (emoji.contains(scalar.value) ? 2 : 1))
    }
  }

  @Test(
    "East Asian Wide and Fullwidth, and emoji, take two",
    arguments: [
      "日", "ひ", "カ", "한", "ᄀ", "，", "Ａ", "\u{3000}", "😀", "👍", "⌚", "🫨", "🏽", "\u{20000}", "⬛",
      // As the C library has them.
      "㉈", "䷀", "䷿",
    ] as [Unicode.Scalar])
  func wide(scalar: Unicode.Scalar) {
    #expect(CharacterWidth.columns(of: scalar) == 2)
  }

  @Test(
    "marks, Hangul vowels and finals, and what is invisible take none",
    arguments: [
      "\u{301}", "\u{20E3}", "\u{3099}", "\u{1161}", "\u{11A8}", "\u{D7B0}", "\u{200B}", "\u{200D}",
      "\u{AD}", "\u{FE0F}", "\u{FEFF}", "\u{E0067}", "\u{2028}", "\u{3164}",
    ] as [Unicode.Scalar])
  func zero(scalar: Unicode.Scalar) {
    #expect(CharacterWidth.columns(of: scalar) == 0)
  }

  @Test(
    "ambiguous widths are one, and so is what is replaced",
    arguments: [
      "a", "é", "§", "±", "…", "—", "“", "α", "Я", "①", "❤", "✓", "ｶ", "\u{A0}", "\u{903}",
      "\u{1B}",
      "\u{E0B0}", "\u{202E}", "\u{378}", "\u{FFFF}",
    ] as [Unicode.Scalar])
  func narrow(scalar: Unicode.Scalar) {
    #expect(CharacterWidth.columns(of: scalar) == 1)
  }

  @Test("what is told without the table is what the table says")
  func plainColumns() {
    for value in (0...0xFFFF as ClosedRange<UInt32>) {
      guard let columns = CharacterWidth.plainColumns(of: value) else { continue }
      let expected: CharacterClass = columns == 1 ? .narrow : .wide
      if CharacterClass(inTable: value) != expected {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
