/// The block elements of Unicode, `▀` to `▟`, and the dots of a cell that each covers.
package enum BlockElement {
  package static let full: UInt32 = 0x2588

  /// The blocks by the bits of their quarters: upper left 1, upper right 2, lower left 4, lower
  /// right 8.
  private static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,  //  ▘▝▀▖▌▞▛
    0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,  // ▗▚▐▜▄▙▟█
  ]

  /// Returns the block of the quarters in `bits`: upper left 1, upper right 2, lower left 4, lower
  /// right 8.
  package static func block(ofQuarters bits: Int) -> UInt32 { quadrants[bits & 15] }

  /// Returns the block that covers what another leaves free; the same for one that is not of quarters.
  package static func inverse(of content: UInt32) -> UInt32 {
    quadrants.firstIndex(of: content).map { quadrants[15 - $0] } ?? content
  }

  private static let quarters: [UInt64] = [
    0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000,
  ]

  /// Returns the block of the quarters that are at least half covered; a space if there is none.
  package static func quadrant(of mask: UInt64) -> UInt32 {
    var index = 0
    for (bit, quarter) in quarters.enumerated() where (mask & quarter).nonzeroBitCount >= 8 {
      index |= 1 << bit
    }
    return quadrants[index]
  }

  /// Returns the block nearest to the dots: a quadrant, or eighths of the cell from its left or
  /// from its bottom. It is meant for straight horizontal and vertical edges: on a curve, eighths
  /// on one side and quarters on the other look crooked.
  package static func nearest(to mask: UInt64) -> UInt32 {
    var best = quadrant(of: mask)
    var difference = (dots(of: best) ^ mask).nonzeroBitCount
    for content in 0x2581...0x258F as ClosedRange<UInt32> where difference > 0 {
      let other = (dots(of: content) ^ mask).nonzeroBitCount
      if other < difference { (best, difference) = (content, other) }
    }
    return best
  }

  /// Returns the dots that a block covers; none for anything else.
  package static func dots(of content: UInt32) -> UInt64 {
    switch content {
    case 0x2580: 0x0000_0000_FFFF_FFFF
    case 0x2581...0x2588: ~0 << UInt64(64 - 8 * Int(content - 0x2580))
    case 0x2589...0x258F: 0x0101_0101_0101_0101 * ((1 << UInt64(0x2590 - content)) - 1)
    case 0x2590: 0xF0F0_F0F0_F0F0_F0F0
    case 0x2594: 0x0000_0000_0000_00FF
    case 0x2595: 0x8080_8080_8080_8080
    case 0x2596...0x259F:
      quarters.enumerated().reduce(0) { dots, quarter in
        let index = quadrants.firstIndex(of: content) ?? 0
        return index & (1 << quarter.offset) != 0 ? dots | quarter.element : dots
      }
    default: 0
    }
  }

  /// Returns true if `dots(of:)` knows the scalar.
  package static func contains(_ content: UInt32) -> Bool { content >= 0x2580 && content <= 0x259F }

  /// Returns true if the block that was in the cell covered what `content` leaves free, so that it
  /// becomes the background: more than half of the cell for text, at least four fifths of the rest
  /// for a block.
  package static func isGround(_ before: UInt32, of content: UInt32) -> Bool {
    let dots = dots(of: content)
    let rest = Self.dots(of: before) & ~dots
    let free = 64 - dots.nonzeroBitCount
    return dots == 0 ? rest.nonzeroBitCount * 2 > free : rest.nonzeroBitCount * 5 >= free * 4
  }
}
