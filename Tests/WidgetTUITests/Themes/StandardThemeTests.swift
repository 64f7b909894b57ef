import Testing
import WidgetTUI
import WidgetTesting

/// Tests that golden pictures have the program's default colours.
@Suite("The theme of golden pictures")
struct StandardThemeTests {
  @Test func isTheBuiltInOne() throws {
    #expect(try ThemeLibrary().theme(named: "default") == .standard)
  }
}
