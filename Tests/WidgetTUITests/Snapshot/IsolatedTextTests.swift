import Testing

@testable import WidgetTUI

@Suite struct IsolatedTextTests {
  @Test func lettersFromRightToLeftMoveNothingInAnotherTile() {
    #expect(
      IsolatedText.text(of: "│ אבג 1 ││ 95 % │\n│ up    ││ ١٢ 7 │\n")
        == "│\u{2068} אבג 1 \u{2069}││ 95 % │\n│ up    ││\u{2068} ١٢ 7 \u{2069}│\n")
  }

  @Test(arguments: ["│ 95 % │\n", "│ 日本 ││ Ωμέγα │\n", ""])
  func otherTextsStayAsTheyAre(_ text: String) { #expect(IsolatedText.text(of: text) == text) }
}
