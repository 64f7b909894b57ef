import Testing

@testable import WidgetTUI

@Suite struct SpellingTests {
  @Test(arguments: [
    ("cyna", "cyan", 1), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("a", "a", 0),
    ("ca", "abc", 3), ("apperance", "appearance", 1),
  ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Spelling.distance(Array(left), Array(right)) == expected)
  }

  @Test func nearest() {
    let words = ["cyan", "green", "grey", "bright-cyan", "on"]
    #expect(Spelling.nearest(to: "cyna", among: words) == "cyan")
    #expect(Spelling.nearest(to: "GREEN", among: words) == "green")
    #expect(Spelling.nearest(to: "bright-cian", among: words) == "bright-cyan")
    #expect(Spelling.nearest(to: "magenta", among: words) == nil)
    #expect(Spelling.nearest(to: "x", among: words + ["y"]) == nil)
    #expect(Spelling.nearest(to: "", among: words) == nil)
    #expect(Spelling.nearest(to: String(repeating: "cyan", count: 99), among: words) == nil)
  }
}
