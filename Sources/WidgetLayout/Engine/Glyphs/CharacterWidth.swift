/// The width of characters in columns, independent of the C library and the locale.
public enum CharacterWidth {
  /// Returns the columns of `scalar`: 2 for East Asian Wide and Fullwidth and for emoji; 0 for
  /// marks, Hangul vowels and finals, and invisible characters; otherwise 1.
  ///
  /// East Asian Ambiguous counts as 1, but for the circled numbers from U+3248 on, which the C library gives two
  /// columns, as it does the hexagrams. A scalar that is never drawn as itself, such as a control or
  /// a private-use one, has the width of its replacement, one column.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    switch CharacterClass(of: scalar.value) {
    case .narrow, .narrowPictograph, .space, .fixedSpace, .replaced: 1
    case .wide, .widePictograph, .skinTone, .flagLetter, .wideSpace: 2
    case .mark, .jamo, .invisible, .lineBreak: 0
    }
  }

  /// Returns the columns of a scalar that is drawn as itself and joins nothing before it, if that
  /// is known without the table: Latin, Greek, Cyrillic, blocks and braille, East Asian; otherwise
  /// `nil`.
  @inline(__always)
  static func plainColumns(of value: UInt32) -> UInt8? {
    switch value {
    case 0x21...0x7E, 0xC0...0x2FF, 0x3A3...0x482, 0x2500...0x259F, 0x2800...0x28FF: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FF: 2
    default: nil
    }
  }
}
