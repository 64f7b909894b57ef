import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Lazy grids: views that flow into tracks")
struct FlowLayoutTests {
  private func letters(_ text: String) -> some View {
    ForEach(Array(text.unicodeScalars), id: \.value) { Letter($0).frame(rows: 1) }
  }

  @Test func flexibleColumnsShare() throws {
    try expect(11, 2, "AAA BBB CCC", "DDD EEE") {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { letters("ABCDE") }
    }
  }

  @Test func theFirstGetTheSpare() throws {
    try expect(11, 1, "AAAAA BBBBB") {
      LazyVGrid(columns: [GridItem(), GridItem()]) { letters("AB") }
    }
    try expect(12, 1, "AAAAAA BBBBB") {
      LazyVGrid(columns: [GridItem(), GridItem()]) { letters("AB") }
    }
  }

  @Test func fixedTracksAreTakenOffFirst() throws {
    try expect(12, 1, "AAAA BBBBBBB") {
      LazyVGrid(columns: [GridItem(.fixed(32)), GridItem(.flexible())]) { letters("AB") }
    }
  }

  @Test func boundsAreKept() throws {
    try expect(12, 1, "AAA BBBBBBBB") {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 24)), GridItem(.flexible())]) {
        letters("AB")
      }
    }
  }

  @Test func anAdaptiveTrackIsAsManyAsFit() throws {
    try expect(14, 2, "AAAA BBBB CCCC", "DDDD") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 32))]) { letters("ABCD") }
    }
    try expect(13, 2, "AAAAAA BBBBBB", "CCCCCC") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { letters("ABC") }
    }
  }

  @Test func aLineIsAsHighAsItsHighestView() throws {
    try expect(5, 4, "a  BB", "   BB", "", "c") {
      LazyVGrid(
        columns: [GridItem(alignment: .topLeading), GridItem()], spacing: 16
      ) {
        Text("a")
        Letter("B").frame(rows: 2)
        Text("c")
      }
    }
  }

  @Test func rowsFillColumnByColumn() throws {
    try expect(5, 2, "a c e", "b d") {
      LazyHGrid(rows: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))]) {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func noRoomAndNoTracksAreNoCrash() throws {
    try expect(1, 1, "A") { LazyVGrid(columns: [GridItem(), GridItem()]) { letters("AB") } }
    try expect(1, 1, "") { LazyVGrid(columns: []) { letters("AB") } }
  }
}
