import Testing

@testable import WidgetLayout

/// The blocks that stand for braille's dots.
@Suite struct OctantTests {
  @Test(arguments: [
    ("\u{2800}", 0x20), ("\u{28FF}", 0x2588),
    // One dot: in the upper corners, in the second row, in the lower corners.
    ("⠁", 0x1CEA8), ("⠈", 0x1CEAB), ("⠂", 0x1CD00), ("⡀", 0x1CEA3), ("⢀", 0x1CEA0),
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

  @Test func theRestIsAsItIs() {
    #expect(GlyphSet.octants.shown("╭ CPU ▁▂▃ ✓ 漢") == "╭ CPU ▁▂▃ ✓ 漢")
  }
}
