import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Frames and padding")
struct FrameLayoutTests {
  @Test(arguments: [
    (Alignment.topLeading, "ab", "", ""), (.top, "  ab", "", ""), (.topTrailing, "    ab", "", ""),
    (.leading, "", "ab", ""), (.center, "", "  ab", ""), (.trailing, "", "    ab", ""),
    (.bottomLeading, "", "", "ab"), (.bottom, "", "", "  ab"), (.bottomTrailing, "", "", "    ab"),
  ])
  func aFixedFrameAlignsItsContent(
    alignment: Alignment, first: String, second: String, third: String
  ) throws {
    try expect(6, 3, first, second, third) {
      Text("ab").frame(columns: 6, rows: 3, alignment: alignment)
    }
  }

  @Test func pointsBecomeCellsOnce() throws {
    try expect(10, 2, "AAAAAAAABB", "AAAAAAAABB") {
      HStack(spacing: 0) {
        Letter("A").frame(width: 60)
        Letter("B")
      }
    }
    try expect(3, 3, "AAA", "BBB", "BBB") {
      VStack {
        Letter("A").frame(height: 1)
        Letter("B")
      }
    }
  }

  @Test func aMaximumTakesTheOfferUpToIt() throws {
    try expect(10, 1, "AAAABBBBBB") {
      HStack(spacing: 0) {
        Letter("A").frame(maxWidth: 32)
        Letter("B")
      }
    }
  }

  @Test func aMinimumIsKeptAndTheOthersGiveWay() throws {
    try expect(10, 1, "AAAAAAAABB") {
      HStack(spacing: 0) {
        Letter("A").frame(minWidth: 64)
        Letter("B")
      }
    }
  }

  @Test func anInfiniteMaximumFillsAndAligns() throws {
    try expect(6, 1, "    ab") { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) }
    try expect(2, 3, "", "", "ab") { Text("ab").frame(maxHeight: .infinity, alignment: .bottom) }
  }

  @Test func anIdealCountsWhereNothingIsOffered() throws {
    try expect(6, 1, " AAA") { Letter("A").frame(idealWidth: 24).fixedSize() }
  }

  @Test func paddingIsTwoColumnsAndOneRow() throws {
    try expect(7, 3, "", "  AAA", "") { Letter("A").padding() }
    try expect(7, 3, "AAAAAAA", "", "") { Letter("A").padding(.bottom, 32) }
    try expect(7, 1, " AAAAA") { Letter("A").padding(.horizontal, 1) }
  }

  @Test func paddingGivesWayBeforeItsContentDoes() throws {
    try expect(5, 1, "  A") { Letter("A").padding(columns: 2) }
    try expect(3, 1, " A") { Letter("A").padding(columns: 2) }
    try expect(1, 1, "A") { Letter("A").padding() }
    try expect(9, 2, "  AAAAA", "") { Letter("A").padding() }
    try expect(4, 1, "   A") { Letter("A").padding(.leading, 40) }
  }

  @Test func aFixedSizeIsKeptBeyondTheRoom() throws {
    try expect(6, 1, "abcdef") { Text("abcdefgh").lineLimit(1).fixedSize() }
    try expect(6, 1, "abcde…") { Text("abcdefgh").lineLimit(1) }
  }
}
