import Testing
import WidgetTUI
import WidgetTesting

/// Golden pictures are coloured as the program colours them.
@Suite("The theme of golden pictures")
struct StandardThemeTests {
  @Test func isTheBuiltInOne() throws {
    #expect(try ThemeLibrary().theme(named: "default") == .standard)
  }
}
