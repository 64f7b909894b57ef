/// The blocks of a cell's eighths in two columns and four rows, which fill it where braille has dots.
package enum Octant {
  /// The character for each braille pattern, whose bits are those of Unicode's braille.
  package static let characters: [UInt32] = (0..<256).map { dots in
    // Braille has its first six dots in columns, and the last row behind them.
    let places = [0, 2, 4, 1, 3, 5, 6, 7]
    let pattern = places.enumerated().reduce(0) { pattern, place in
      pattern | (dots >> place.offset & 1) << place.element
    }
    return inRows[pattern]
  }

  /// The first of the characters that Unicode 16 added, in the order of their patterns.
  private static let first: UInt32 = 0x1CD00

  /// The patterns that Unicode had already, as quarters, halves and corners.
  ///
  /// A single eighth in a corner is a sixth, which is a little higher: kitty draws those itself, and none of
  /// the four eighths that Unicode has (U+1CEA0 and others), which few fonts have.
  private static let others: [Int: UInt32] = [
    0x00: 0x20, 0x01: 0x1FB00, 0x02: 0x1FB01, 0x03: 0x1FB82, 0x05: 0x2598, 0x0A: 0x259D,
    0x0F: 0x2580, 0x14: 0x1FBE6, 0x28: 0x1FBE7, 0x3F: 0x1FB85, 0x40: 0x1FB0F, 0x50: 0x2596,
    0x55: 0x258C, 0x5A: 0x259E, 0x5F: 0x259B, 0x80: 0x1FB1E, 0xA0: 0x2597, 0xA5: 0x259A,
    0xAA: 0x2590, 0xAF: 0x259C, 0xC0: 0x2582, 0xF0: 0x2584, 0xF5: 0x2599, 0xFA: 0x259F,
    0xFC: 0x2586, 0xFF: 0x2588,
  ]

  /// The character for each pattern, whose lowest bit is the upper left eighth and the next one is to its right.
  private static let inRows: [UInt32] = {
    var next = first
    return (0..<256).map { pattern in
      if let other = others[pattern] { return other }
      defer { next += 1 }
      return next
    }
  }()
}
