import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Images")
struct ImageTests {
  @Test func aSymbolIsOneCellInTheColourOfTheText() throws {
    let picture = picture(columns: 12, rows: 1) {
      HStack {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 8, height: 16)
        Text("4.8")
        Image(systemName: "heart").imageScale(.large)
      }
      .foregroundStyle(.orange)
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
          ★ 4.8 ♡
        ---
        ··a·aaa·a···
        ---
        a  orange
        """)
  }

  @Test func theSetOfCharactersIsInherited() throws {
    let symbols = HStack {
      Image(systemName: "wifi")
      Image(systemName: "battery.100")
    }
    try expect(3, 1, "⌔ ▮") { symbols }
    try expect(3, 1, "\u{F1EB} \u{F240}") { symbols.environment(\.symbolSet, .nerdFont) }
    try expect(3, 1, "~ #") { symbols.environment(\.symbolSet, .ascii) }
  }

  @Test func aPictureIsAQuietBox() throws {
    try expect(5, 3, "╭───╮", "│ C │", "╰───╯") { Image("cover").resizable() }
    try expect(8, 4, "╭──────╮", "│  C   │", "│      │", "╰──────╯") {
      Image("cover").resizable().aspectRatioFill
    }
  }

  @Test func withLittleRoomItIsALetter() throws {
    try expect(5, 1, " [C]") { Image("cover") }
    try expect(3, 2, "[C]", "") { Image("cover").resizable() }
    try expect(1, 1, "C") { Image("cover").resizable() }
    try expect(2, 3, "", "C", "") { Image(decorative: "cover").resizable() }
    try expect(3, 1, "[ ]") { Image("") }
  }

  @Test func placeholdersSayNothing() throws {
    let picture = picture(columns: 8, rows: 1, redaction: .placeholder) {
      HStack {
        Image(systemName: "star")
        Image("cover")
      }
    }
    try expectPicture(picture.text, equals: " ▪ [ ]")
  }

  @Test func aSymbolIsAPartOfAText() throws {
    try expect(9, 1, "rated ★ 5") {
      Text("rated ") + Text(Image(systemName: "star.fill")) + Text(" 5")
    }
  }
}

extension View {
  fileprivate var aspectRatioFill: some View { scaledToFill() }
}
