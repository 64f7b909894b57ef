/// The canonical composition of two scalars, as in Unicode's NFC, so that most clusters are one
/// scalar.
enum Composition {
  /// Returns the composition of a base and a mark, such as `é` of `e` and `´`; `nil` if there is
  /// none.
  static func character(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    guard base <= 0xFFFF, mark <= 0xFFFF else { return nil }
    let key = UInt64(base) << 32 | UInt64(mark) << 16
    let pairs = CompositionTable.pairs
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low] & ~0xFFFF == key else { return nil }
    return UInt32(pairs[low] & 0xFFFF)
  }

  /// Returns the syllable of a Hangul consonant and a vowel, or of a syllable and a final
  /// consonant; `nil` if there is none.
  static func syllable(_ base: UInt32, _ jamo: UInt32) -> UInt32? {
    if consonants.contains(base), vowels.contains(jamo) {
      let consonant = base - consonants.lowerBound
      return syllables.lowerBound + (consonant * 21 + jamo - vowels.lowerBound) * 28
    }
    if syllables.contains(base), (base - syllables.lowerBound) % 28 == 0, finals.contains(jamo) {
      return base + jamo - finals.lowerBound + 1
    }
    return nil
  }

  /// Returns true if a Hangul vowel or final consonant may follow in the same syllable, composed or
  /// not.
  static func takesJamo(_ base: UInt32) -> Bool {
    syllables.contains(base) || 0x1100...0x115F ~= base || 0xA960...0xA97C ~= base
  }

  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let consonants: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2
}
