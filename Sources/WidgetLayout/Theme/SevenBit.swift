import Glibc

/// Text for a terminal that takes no UTF-8: ASCII alone.
///
/// Such a terminal takes some bytes of other characters for controls: the second byte of `Ý`, 9D, begins a command of
/// the operating system, and that of `Û`, 9B, a control sequence. A letter with a mark is shown without it, and what has no
/// such letter as a question mark for each column.
package enum SevenBit {
  /// Returns the bytes of a text for a descriptor: ASCII alone if it leads to a terminal that takes no UTF-8.
  package static func bytes(_ text: String, for descriptor: Int32) -> [UInt8] {
    Array((isNeeded(for: descriptor) ? shown(text) : text).utf8)
  }

  /// Returns true if a descriptor leads to a terminal that takes no UTF-8, as far as the locale says.
  package static func isNeeded(for descriptor: Int32) -> Bool {
    isatty(descriptor) != 0 && !GlyphSet.takesUTF8 { getenv($0).map { String(cString: $0) } }
  }

  /// Returns the character of ASCII that stands for a scalar of one column.
  package static func shown(_ scalar: UInt32) -> UInt32 {
    guard scalar > 0x7E else { return scalar }
    return ascii(GlyphSet.ascii.shown(scalar)) ?? letters[scalar] ?? 0x3F
  }

  /// Returns a text in which each character takes as many columns as before.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 > 0x7E }) else { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      if character.utf8.allSatisfy({ $0 < 0x80 }) {
        result.append(contentsOf: character.unicodeScalars)
        continue
      }
      let width = Painter.width(of: String(character))
      result.append(Unicode.Scalar(width == 1 ? shown(first.value) : 0x3F) ?? "?")
      for _ in 1..<max(1, width) { result.append("?") }
    }
    return String(result)
  }

  private static func ascii(_ scalar: UInt32) -> UInt32? { scalar < 0x7F ? scalar : nil }

  /// The letters of Latin scripts and some signs, by those that stand for them.
  private static let letters: [UInt32: UInt32] = {
    let all = [
      "A": "ÀÁÂÃÄÅĀĂĄÆ", "C": "ÇĆĈĊČ", "D": "ĎĐÐ", "E": "ÈÉÊËĒĔĖĘĚ€", "G": "ĜĞĠĢ", "H": "ĤĦ",
      "I": "ÌÍÎÏĨĪĬĮİ", "J": "Ĵ", "K": "Ķ", "L": "ĹĻĽĿŁ£", "N": "ÑŃŅŇ", "O": "ÒÓÔÕÖØŌŎŐŒ",
      "R": "ŔŖŘ", "S": "ŚŜŞŠȘẞ§", "T": "ŢŤŦÞȚ", "U": "ÙÚÛÜŨŪŬŮŰŲ", "W": "Ŵ", "Y": "ÝŶŸ¥",
      "Z": "ŹŻŽ", "a": "àáâãäåāăąæª", "c": "çćĉċč¢©", "d": "ďđð", "e": "èéêëēĕėęě",
      "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł",
      "n": "ñńņň", "o": "òóôõöøōŏőœº", "r": "ŕŗř®", "s": "śŝşšșß", "t": "ţťŧþț",
      "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "1": "¹", "2": "²", "3": "³",
      "!": "¡", "|": "¦", "-": "\u{AD}\u{2010}\u{2011}−",
    ]
    var letters: [UInt32: UInt32] = [:]
    for (letter, others) in all {
      for other in others.unicodeScalars {
        letters[other.value] = letter.unicodeScalars.first?.value
      }
    }
    return letters
  }()
}
