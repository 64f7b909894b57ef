import Testing

@testable import WidgetSources

/// Tests of texts that look like the menu of a plugin.
@Suite struct XBarMenuTests {
  @Test func aMenu() throws {
    let menu = try #require(XBarMenu.datum(of: "CI 3/4\n---\nBuild | color=red\n"))
    #expect(menu["title"]?.words == "CI 3/4")
    #expect(menu["body"]?.items?.first?["text"]?.words == "Build")
  }

  @Test(arguments: ["", "one\ntwo", "---\na", "a\n---", "a\n----\nb", "a --- b\nc"])
  func whatIsNoMenu(text: String) { #expect(XBarMenu.datum(of: text) == nil) }
}
