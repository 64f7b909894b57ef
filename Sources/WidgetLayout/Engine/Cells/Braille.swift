/// Braille characters, whose cells have 2 × 4 dots of four points square.
package enum Braille {
  package static let blank: UInt32 = 0x2800
  /// The points from one dot to the next.
  package static let pointsPerDot = 4.0

  /// Returns the bit of the dot in a column and a line of a cell.
  package static func bit(column: Int, line: Int) -> UInt8 {
    line == 3 ? (column == 0 ? 0x40 : 0x80) : 1 << UInt8(line + column * 3)
  }

  /// Returns the character of a set of dots.
  package static func character(_ dots: UInt8) -> UInt32 { blank + UInt32(dots) }

  package static func contains(_ content: UInt32) -> Bool { content >= 0x2800 && content <= 0x28FF }

  /// Returns the dots of which at least `least` eighths are covered.
  package static func dots(of mask: UInt64, least: Int = 4) -> UInt8 {
    var dots: UInt8 = 0
    for line in 0..<4 {
      for column in 0..<2 {
        let area: UInt64 = 0x0F0F << UInt64(line * 16 + column * 4)
        if (mask & area).nonzeroBitCount >= least { dots |= bit(column: column, line: line) }
      }
    }
    return dots
  }
}
