import Testing

@testable import WidgetLayout

@Suite("Composition")
struct CompositionTests {
  @Test("every pair of the table is found, and equals its character in Unicode")
  func table() {
    for pair in CompositionTable.pairs {
      let (base, mark) = (UInt32(pair >> 32), UInt32(pair >> 16 & 0xFFFF))
      let composed = UInt32(pair & 0xFFFF)
      #expect(Composition.character(base, mark) == composed)
      #expect(string(base, mark) == string(composed))
    }
    #expect(Composition.character(0x41, 0x20DD) == nil)
    #expect(Composition.character(0x1F600, 0x301) == nil)
  }

  @Test("every Hangul syllable is composed of its letters")
  func hangul() {
    for syllable in (0xAC00...0xD7A3 as ClosedRange<UInt32>) {
      let final = (syllable - 0xAC00) % 28
      if final == 0 {
        let (consonant, vowel) = ((syllable - 0xAC00) / 588, (syllable - 0xAC00) / 28 % 21)
        let composed = Composition.syllable(0x1100 + consonant, 0x1161 + vowel)
        if composed != syllable { Issue.record("U+\(String(syllable, radix: 16))") }
      } else if Composition.syllable(syllable - final, 0x11A7 + final) != syllable {
        Issue.record("U+\(String(syllable, radix: 16))")
      }
    }
  }

  private func string(_ values: UInt32...) -> String {
    values.compactMap(Unicode.Scalar.init).map { String($0) }.joined()
  }
}
