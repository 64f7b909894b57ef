import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Texts")
struct TextTests {
  @Test func aTextWrapsAtWords() throws {
    try expect(8, 3, "one two", "three", "four") { Text("one two three four").leading }
  }

  @Test func whatDoesNotFitIsCutWithAnEllipsis() throws {
    try expect(8, 2, "one two", "three f…") { Text("one two three four five").leading }
    try expect(8, 2, "", "one two…") {
      VStack {
        Spacer()
        Text("one two three").lineLimit(1)
      }
    }
  }

  @Test(arguments: [
    (TruncationMode.head, "…efgh"), (.middle, "ab…gh"), (.tail, "abcd…"),
  ])
  func theEndThatGivesWayIsChosen(mode: TruncationMode, expected: String) throws {
    try expect(5, 1, expected) { Text("abcdefgh").lineLimit(1).truncationMode(mode) }
  }

  @Test(arguments: [
    (TextAlignment.leading, "abcd", "ef"), (.center, "abcd", " ef"), (.trailing, "abcd", "  ef"),
  ])
  func linesStandToEachOther(alignment: TextAlignment, first: String, second: String) throws {
    try expect(4, 2, first, second) { Text("abcd ef").multilineTextAlignment(alignment) }
  }

  @Test func eachStretchKeepsItsLook() throws {
    let picture = picture(columns: 7, rows: 1) {
      (Text("up ").foregroundStyle(.role(.good)) + Text("4").bold() + Text(" %")).font(.caption)
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        up 4 %
        ---
        aaabcc·
        ---
        a  good
        b  text bold
        c  text
        """)
  }

  @Test func fontsAreBoldOrNot() throws {
    let picture = picture(columns: 2, rows: 3) {
      Text("a").font(.headline)
      Text("b").font(.system(size: 9, weight: .medium))
      Text("c").fontWeight(.semibold).italic()
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        a
        b
        c
        ---
        a·
        b·
        c·
        ---
        a  text bold
        b  text
        c  text bold italic
        """)
  }

  @Test func wideCharactersAreNotCut() throws {
    try expect(5, 1, "日本…") { Text("日本語").lineLimit(1) }
    try expect(4, 1, "日…") { Text("日本語").lineLimit(1).leading }
  }

  @Test func aPlaceholderShowsTheExtentAndNotTheText() throws {
    let picture = picture(columns: 12, rows: 1, redaction: .placeholder) {
      HStack {
        Text("Sales 12")
        Text("ok").unredacted()
      }
    }
    try expectPicture(picture.text, equals: "▬▬▬▬▬ ▬▬ ok")
  }

  @Test func controlCharactersAreShownNotSent() throws {
    try expect(9, 1, "a␛[31mb") { Text("a\u{1B}[31mb").leading }
  }
}

extension View {
  /// Aligns the view with the left edge of the row.
  fileprivate var leading: some View { frame(maxWidth: .infinity, alignment: .leading) }
}
