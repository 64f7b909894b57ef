import Testing

@testable import WidgetLayout

/// The blocks that stand for braille's dots.
@Suite struct OctantTests {
  @Test(arguments: [
    ("\u{2800}", 0x20), ("\u{28FF}", 0x2588),
    // One dot: in the upper corners, in the second row, in the lower corners.
    ("⠁", 0x1FB00), ("⠈", 0x1FB01), ("⠂", 0x1CD00), ("⡀", 0x1FB0F), ("⢀", 0x1FB1E),
    // The second eighth with the third, with the first three, and the fourth alone.
    ("⠊", 0x1CD01), ("⠋", 0x1CD02), ("⠐", 0x1CD03),
    // What quarters and halves have already.
    ("⠃", 0x2598), ("⠛", 0x2580), ("⡇", 0x258C), ("⣤", 0x2584), ("⣀", 0x2582), ("⠉", 0x1FB82),
    // All but the first one.
    ("⣾", 0x1CDE5),
  ])
  func eachDotIsItsEighth(dots: String, block: UInt32) throws {
    let scalar = try #require(dots.unicodeScalars.first)
    #expect(GlyphSet.octants.shown(scalar.value) == block)
  }

  @Test func allPatternsDiffer() {
    #expect(Set(Octant.characters).count == 256)
    #expect(Octant.characters.count { (0x1CD00...0x1CDE5).contains($0) } == 230)
  }

  /// kitty draws all of these itself, and shows boxes for others that no font has.
  @Test func eachIsDrawnByTerminals() {
    let drawn: [ClosedRange<UInt32>] = [
      0x20...0x20, 0x2580...0x259F, 0x1CD00...0x1CDE5, 0x1FB00...0x1FB8B, 0x1FBE6...0x1FBE7,
    ]
    #expect(Octant.characters.allSatisfy { block in drawn.contains { $0.contains(block) } })
  }

  @Test func theRestIsAsItIs() {
    #expect(GlyphSet.octants.shown("╭ CPU ▁▂▃ ✓ 漢") == "╭ CPU ▁▂▃ ✓ 漢")
  }
}
