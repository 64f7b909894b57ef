/// The block elements of Unicode, `▀` to `▟`, and which dots of a cell each covers.
enum BlockElement {
  static let full: UInt32 = 0x2588

  /// By which quarters are covered: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,  //  ▘▝▀▖▌▞▛
    0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,  // ▗▚▐▜▄▙▟█
  ]

  /// The block of some quarters, by their bits: upper left 1, upper right 2, lower left 4, lower
  /// right 8.
  static func block(ofQuarters bits: Int) -> UInt32 { quadrants[bits & 15] }

  private static let quarters: [UInt64] = [
    0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000,
  ]

  /// The quarters of which at least half is covered, as a block; a space where there is none.
  static func quadrant(of mask: UInt64) -> UInt32 {
    var index = 0
    for (bit, quarter) in quarters.enumerated() where (mask & quarter).nonzeroBitCount >= 8 {
      index |= 1 << bit
    }
    return quadrants[index]
  }

  /// The block nearest to the dots: a quadrant, or a part of the cell in eighths from its left or
  /// from its foot. For upright edges only: on a curve, what has eighths on one side and quarters
  /// on the other looks crooked.
  static func nearest(to mask: UInt64) -> UInt32 {
    var best = quadrant(of: mask)
    var difference = (dots(of: best) ^ mask).nonzeroBitCount
    for content in 0x2581...0x258F as ClosedRange<UInt32> where difference > 0 {
      let other = (dots(of: content) ^ mask).nonzeroBitCount
      if other < difference { (best, difference) = (content, other) }
    }
    return best
  }

  /// The dots that a block covers; none for anything else.
  static func dots(of content: UInt32) -> UInt64 {
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

  /// True for what `dots(of:)` knows.
  static func contains(_ content: UInt32) -> Bool { content >= 0x2580 && content <= 0x259F }

  /// True if what `content` leaves free was covered by the block before it, which is then the
  /// ground it stands on: most of the cell for a text, nearly all of the rest for a block.
  static func isGround(_ before: UInt32, of content: UInt32) -> Bool {
    let dots = dots(of: content)
    let rest = Self.dots(of: before) & ~dots
    let free = 64 - dots.nonzeroBitCount
    return dots == 0 ? rest.nonzeroBitCount * 2 > free : rest.nonzeroBitCount * 5 >= free * 4
  }
}
