import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Backgrounds of whole widgets")
struct ContainerBackgroundTests {
  @Test func aStyleFillsTheWholeWidget() throws {
    let picture = picture(columns: 6, rows: 3) {
      Text("hi").containerBackground(.blue, for: .widget)
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """

          hi

        ---
        aaaaaa
        aabbaa
        aaaaaa
        ---
        a  none on blue
        b  text on blue
        """)
  }

  @Test func viewsStandBehindAllOfIt() throws {
    try expect(4, 3, "LLLL", "LhiL", "LLLL") {
      VStack { Text("hi").containerBackground(for: .widget) { Letter("L") } }
    }
    try expect(4, 2, "hi", "   L") {
      Text("hi")
        .containerBackground(for: .widget, alignment: .bottomTrailing) { Text("L") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func theOutermostCounts() throws {
    try expect(3, 1, "BaB") {
      Text("a").containerBackground(for: .widget) { Letter("A") }
        .containerBackground(for: .widget) { Letter("B") }
    }
  }

  @Test func aPlaceThatShowsNoneDrawsNone() throws {
    try expect(3, 1, " a") {
      Text("a").containerBackground(for: .widget) { Letter("A") }
        .environment(\.showsWidgetContainerBackground, false)
    }
  }

  @Test func itInheritsFromWhereItWasGiven() throws {
    let picture = picture(columns: 2, rows: 1) {
      Text("a").containerBackground(.tint, for: .widget).tint(.red)
    }
    try expectPicture(
      picture.textWithStyles, equals: "a\n---\nab\n---\na  text on red\nb  none on red")
  }

  @Test func inAReaderOfItsSizeItFillsTheReader() throws {
    try expect(4, 2, "aLLL", "LLLL") {
      GeometryReader { _ in Text("a").containerBackground(for: .widget) { Letter("L") } }
    }
  }
}
