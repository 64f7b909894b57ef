extension String {
  /// The most scalars of one character. Families, flags of regions and conjuncts have fewer.
  private static let mostScalars = 32
  /// The most regional indicators in a row, which are 32 flags.
  private static let mostIndicators = 64

  /// Creates a text from bytes of UTF-8 that came from outside, in which invalid ones are replaced.
  ///
  /// No character of it has so many scalars, and no row of regional indicators is so long, that
  /// code which looks for the bounds of characters would take a time out of proportion to the text:
  /// what is too long is cut there and gets U+FFFD.
  package init(received bytes: some Collection<UInt8>) {
    self = String(decoding: bytes, as: UTF8.self).withBoundedCharacters
  }

  /// The text with the same limits for its characters, unchanged if they hold already.
  var withBoundedCharacters: String {
    // Each scalar has a byte.
    guard utf8.count > Self.mostScalars, mayHaveLongCharacters else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var indicators = 0
    for character in self {
      let scalars = character.unicodeScalars
      // A pair of indicators is one character.
      indicators = scalars.first.map(Self.isIndicator) == true ? indicators + scalars.count : 0
      if indicators > Self.mostIndicators {
        bytes += Self.mark
        indicators = scalars.count
      }
      let cut = scalars.prefix(Self.mostScalars)
      if cut.endIndex == scalars.endIndex {
        bytes += character.utf8
      } else {
        bytes += String(cut.dropLast()).utf8
        bytes += Self.mark
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// U+FFFD, which joins nothing after it, unlike a joiner or a mark that stands before a letter.
  private static let mark = Array("\u{fffd}".utf8)

  /// False if no character can be too long: scalars that join others stand alone or in short rows.
  private var mayHaveLongCharacters: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      // U+0300, the first scalar that joins others, begins with CC; © and ® join with such ones.
      guard bytes.contains(where: { $0 >= 0xcc }) else { return false }
      var row = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0xcc else {
          let isSign = byte == 0xc2 && Self.isPictograph(bytes[index + 1])
          row = isSign ? row + 1 : 0
          if row >= Self.mostScalars / 2 { return true }
          index += byte < 0x80 ? 1 : 2
          continue
        }
        let length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
        row = Self.standsAlone(byte, bytes[index + 1]) ? 0 : row + 1
        // A character is a row, one scalar that stands alone, and another row.
        if row >= Self.mostScalars / 2 { return true }
        index += length
      }
      return false
    }
  }

  /// Returns true if scalars with these two first bytes join no scalar before or after them: Greek
  /// and Cyrillic letters, ideographs.
  private static func standsAlone(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xcd: second >= 0xb0
    case 0xce...0xd1: true
    case 0xd2: second >= 0x8a
    case 0xd3...0xd4: true
    case 0xe4...0xe9: true
    default: false
    }
  }

  /// Returns true for the second byte of © and ®, which a joiner joins to what stands before it.
  private static func isPictograph(_ second: UInt8) -> Bool { second == 0xa9 || second == 0xae }

  private static func isIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1f1e6...0x1f1ff ~= scalar.value
  }
}
