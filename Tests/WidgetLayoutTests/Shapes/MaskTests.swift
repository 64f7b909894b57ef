import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Views cut to shapes")
struct MaskTests {
  @Test func anAreaIsCutToBlocks() throws {
    try expectStyles(
      4, 2,
      """
      ▟  ▙
      ▜  ▛
      ---
      abba
      abba
      ---
      a  red
      b  none on red
      """
    ) {
      Color.red.cornerRadius(8)
    }
  }

  @Test func aTextStaysWhereHalfOfItsCellDoes() throws {
    try expect(6, 2, "abcdef", "ghijkl") {
      Text("abcdef ghijkl").clipShape(RoundedRectangle(cornerRadius: 8))
    }
    try expect(8, 4, " xxxxxx", "xxxxxxxx", "xxxxxxxx", " xxxxxx") {
      Letter("x").clipShape(Circle())
    }
  }

  @Test func whatStandsOutIsCutOff() throws {
    try expect(6, 1, " cdef") { Text("abcdefgh").fixedSize().frame(columns: 4).clipped() }
  }

  @Test func aWideCharacterIsNotCutInHalf() throws {
    try expect(4, 1, " a b") {
      Text("a漢").fixedSize().frame(columns: 2, alignment: .leading).clipped().overlay(
        alignment: .trailing
      ) { Text("b").fixedSize().frame(columns: 0, alignment: .leading) }
    }
  }

  @Test func aViewIsAMask() throws {
    try expectStyles(
      5, 1, "\n---\n·aaa·\n---\na  none on red"
    ) {
      Color.red.mask { Text("abc") }
    }
    try expect(4, 1, "▐  ▌") { Color.red.mask(Capsule()) }
  }

  @Test func aMaskThatFadesFades() throws {
    try expectStyles(
      2, 1, "\n---\nab\n---\na  none on red at 75%\nb  none on red at 25%"
    ) {
      Color.red.mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
    }
  }

  @Test func whatIsBehindStays() throws {
    try expect(4, 1, "a▐ ▌") {
      ZStack(alignment: .leading) {
        Text("abcd")
        Color.red.frame(columns: 4).mask(alignment: .trailing) { Capsule().frame(columns: 3) }
      }
    }
  }
}
