/// A part of a pattern.
indirect enum PatternNode {
  case empty
  case characters(PatternSet)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// `least` to `most` repetitions; unlimited if `most` is `nil`.
  case repeated(PatternNode, least: Int, most: Int?, isLazy: Bool)
  case group(PatternNode, number: Int)
  case place(PatternPlace)
}

/// A position between two characters.
enum PatternPlace {
  /// Of a line, and of the whole text.
  case start, end, textStart, textEnd, wordEdge, noWordEdge
}

/// A set of characters.
struct PatternSet {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false
  var ignoresCase = false

  func contains(_ character: Unicode.Scalar) -> Bool {
    if holds(character.value) { return !isNegated }
    guard ignoresCase else { return isNegated }
    let other = Self.otherCase(character)
    return (other != character.value && holds(other)) != isNegated
  }

  private func holds(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } }

  private static func otherCase(_ character: Unicode.Scalar) -> UInt32 {
    switch character.value {
    case 65...90: return character.value + 32
    case 97...122: return character.value - 32
    case 0..<128: return character.value
    default:
      let lower = character.properties.lowercaseMapping.unicodeScalars
      let upper = character.properties.uppercaseMapping.unicodeScalars
      let other = lower.first == character ? upper : lower
      return other.count == 1 ? other.first?.value ?? character.value : character.value
    }
  }

  static let any = PatternSet(ranges: [10...10, 13...13], isNegated: true)
  static let digits: [ClosedRange<UInt32>] = [48...57]
  static let spaces: [ClosedRange<UInt32>] = [9...13, 32...32, 0xa0...0xa0, 0x2000...0x200a]
  /// Letters beyond ASCII; all characters from U+00AA on count as such.
  static let words: [ClosedRange<UInt32>] = [48...57, 65...90, 95...95, 97...122, 0xaa...0x10ffff]

  static func isWord(_ character: Unicode.Scalar) -> Bool {
    words.contains { $0.contains(character.value) }
  }

  /// Returns all scalars outside some ranges.
  static func rest(of ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var rest: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { rest.append(next...range.lowerBound - 1) }
      next = max(next, range.upperBound + 1)
    }
    return next <= 0x10ffff ? rest + [next...0x10ffff] : rest
  }
}
