/// Text with letters that are written from right to left.
///
/// Bars and many terminals order a line by the Unicode Bidirectional Algorithm, in which such letters
/// also move the numbers and signs near them, beyond the bounds of one value.
package enum RightToLeft {
  /// Returns true if a text has such letters, or Arabic digits.
  package static func isIn(_ text: String) -> Bool {
    // The first of them begins with this byte.
    text.utf8.contains { $0 >= 0xd6 } && text.unicodeScalars.contains(where: isOne)
  }

  /// Returns the text between the isolates of Unicode if it has such letters, so that they order
  /// nothing outside it.
  package static func isolated(_ text: String) -> String {
    isIn(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff:
      true
    default: false
    }
  }
}
