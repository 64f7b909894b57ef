import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Labels")
struct LabelTests {
  private var place: some View { Label("Berlin", systemImage: "location.fill") }

  @Test func symbolAndTitleStandSideBySide() throws {
    try expect(8, 1, "➤ Berlin") { place }
    try expect(9, 1, "[C] Cover") { Label("Cover", image: "cover") }
    try expect(9, 2, "★ rated", "  by many") {
      Label {
        Text("rated\nby many")
      } icon: {
        Image(systemName: "star.fill")
      }
    }
  }

  @Test func stylesLeaveOneOut() throws {
    try expect(8, 1, "➤ Berlin") { place.labelStyle(.titleAndIcon) }
    try expect(8, 1, " Berlin") { place.labelStyle(.titleOnly) }
    try expect(1, 1, "➤") { place.labelStyle(.iconOnly) }
  }

  @Test func aStyleOfOnesOwnStandsTheSymbolAbove() throws {
    try expect(6, 2, "  ➤", "Berlin") { place.labelStyle(Upright()) }
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}
