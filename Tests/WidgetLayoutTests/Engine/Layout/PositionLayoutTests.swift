import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Offsets, places, ratios, clips")
struct PositionLayoutTests {
  @Test func anOffsetMovesTheViewAndNotItsNeighbours() throws {
    try expect(6, 2, "a  c", " b") {
      HStack(spacing: 0) {
        Text("a")
        Text("b").offset(y: 16)
        Text(" c")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    try expect(4, 1, "ba") {
      HStack(spacing: 0) {
        Text(" ")
        Text("a")
        Text("b").offset(x: -16)
      }.frame(columns: 4, alignment: .leading)
    }
  }

  @Test func aPlaceIsTheCentre() throws {
    try expect(7, 3, "", "   x", "") { Text("x").position(x: 28, y: 24) }
  }

  @Test func aRatioIsOfPoints() throws {
    try expect(10, 3, "  AAAAAA", "  AAAAAA", "  AAAAAA") {
      Letter("A").aspectRatio(1, contentMode: .fit)
    }
    try expect(4, 4, "", "AAAA", "AAAA", "") { Letter("A").aspectRatio(1, contentMode: .fit) }
    try expect(6, 2, "AAAAAA", "AAAAAA") { Letter("A").aspectRatio(1, contentMode: .fill) }
  }

  @Test func whatIsClippedIsNotDrawnOutside() throws {
    try expect(6, 1, " abc") {
      Text("abcdef").lineLimit(1).fixedSize().frame(columns: 3, alignment: .leading).clipped()
    }
  }

  @Test func whatIsHiddenKeepsItsRoom() throws {
    try expect(5, 1, "a   c") {
      HStack {
        Text("a")
        Text("b").hidden()
        Text("c")
      }
    }
  }
}
