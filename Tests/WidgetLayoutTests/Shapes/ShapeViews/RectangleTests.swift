import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Rectangles")
struct RectangleTests {
  @Test func aSmallOneIsDrawnInFullBlocks() throws {
    try expect(4, 1, " ██") { Rectangle().fill(.red).frame(columns: 2, rows: 1) }
  }

  @Test func aLargeOneIsTheGroundOfItsTexts() throws {
    try expectStyles(
      6, 2,
      """
        ab

      ---
      aabbaa
      aaaaaa
      ---
      a  none on red
      b  white on red
      """
    ) {
      Text("ab").foregroundStyle(.white).frame(columns: 6, rows: 2, alignment: .top)
        .background(Rectangle().fill(.red))
    }
  }

  @Test func whatIsWrittenOnABlockStandsOnItsColour() throws {
    try expectStyles(
      3, 1,
      """
      █x█
      ---
      aba
      ---
      a  red
      b  white on red
      """
    ) {
      Rectangle().fill(.red).overlay { Text("x").foregroundStyle(.white) }
    }
  }

  @Test func theForegroundStyleIsTheDefault() throws {
    try expectStyles(2, 1, "██\n---\naa\n---\na  bad") {
      Rectangle().foregroundStyle(.role(.bad))
    }
  }

  @Test func cornersLoseAQuarter() throws {
    try expect(5, 2, "▟   ▙", "▜   ▛") { RoundedRectangle(cornerRadius: 8).fill(.red) }
    try expect(3, 3, "▟█▙", "███", "▜█▛") { RoundedRectangle(cornerRadius: 8).fill(.red) }
  }

  @Test func smallRadiiAreNotSeen() throws {
    try expect(3, 2, "███", "███") { RoundedRectangle(cornerRadius: 4).fill(.red) }
  }

  @Test func oneRowHasNoCorners() throws {
    try expect(3, 1, "███") { RoundedRectangle(cornerRadius: 7).fill(.red) }
    try expect(4, 1, "▐██▌") { Capsule().fill(.red) }
  }

  @Test func eachCornerHasItsRadius() throws {
    try expect(3, 2, "▟██", "██▛") {
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.red)
    }
  }

  @Test func aCapsuleHasRoundEnds() throws {
    try expectGolden(picture(columns: 12, rows: 3) { Capsule() }.text, named: "capsule")
  }

  @Test func theContainersShapeIsARectangle() throws {
    try expect(3, 2, "███", "███") { ContainerRelativeShape() }
    try expect(3, 2, "╭─╮", "╰─╯") { ContainerRelativeShape().stroke() }
  }

  @Test func anInsetThatIsNoCellIsCutAtHalves() throws {
    try expect(3, 2, " ▄", " ▀") { Rectangle().inset(by: 4).inset(by: 3).fill(.red) }
  }

  @Test func theSameByItsShortNames() throws {
    try expect(3, 2, "███", "███") { Color.red.clipShape(.rect).overlay(.blue, in: .rect) }
  }
}
