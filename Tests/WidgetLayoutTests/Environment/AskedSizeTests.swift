import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Shapes thinner than a cell")
struct AskedSizeTests {
  @Test(arguments: [(1.0, "────"), (3, "────"), (4, "━━━━"), (8, "━━━━"), (12, "▐██▌")])
  func aLowBarIsALine(height: Double, expected: String) throws {
    try expect(4, 1, expected) { Capsule().frame(height: height) }
  }

  @Test func soIsAColour() throws {
    try expectStyles(4, 1, "────\n---\naaaa\n---\na  gray") { Color.gray.frame(height: 1) }
  }

  @Test(arguments: [
    (1.0, "│"), (2, "▎"), (3, "▍"), (4, "▌"), (5, "▋"), (6, "▊"), (7, "▉"), (8, "█"),
  ])
  func aNarrowBarHasEighths(width: Double, expected: String) throws {
    try expect(1, 2, expected, expected) { Rectangle().frame(width: width) }
  }

  @Test(arguments: [(4.0, "▂▂"), (8, "▄▄"), (14, "▇▇"), (16, "██")])
  func aBarOfAChartHasEighths(height: Double, expected: String) throws {
    try expect(2, 1, expected) { Rectangle().frame(width: 16, height: height) }
  }

  @Test func theUpmostRowOfABarHasEighths() throws {
    try expect(2, 2, "▅▅", "██") { Rectangle().frame(width: 16, height: 25) }
  }

  @Test func aFrameAroundOthersDoesNotReachBeyondIts() throws {
    try expect(4, 2, "────", "████") {
      VStack {
        Rectangle().frame(height: 1)
        Rectangle()
      }
    }
  }

  @Test func aProgressBarOfTwo() throws {
    try expectStyles(
      8, 1,
      """
      ━━━━━━━━
      ---
      aaaabbbb
      ---
      a  blue
      b  gray at 31%
      """
    ) {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.3)).frame(height: 6)
        Capsule().fill(.blue).frame(width: 32, height: 6)
      }
    }
  }
}
