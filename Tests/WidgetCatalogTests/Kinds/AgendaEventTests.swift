import Testing
import WidgetSources

@testable import WidgetCatalog

@Suite struct AgendaEventTests {
  /// One reading makes hundreds of pictures, each with all that its events have.
  @Test func longTextsAreCutAndLongLinksLeftOut() throws {
    let long = String(repeating: "x", count: 600_000)
    let event = try #require(
      AgendaEvent([
        "start": 0, "title": .text(long), "location": .text(long),
        "link": .text("https://example.com/\(long)"),
      ]))
    #expect(event.title.count == 4096 && event.location.count == 4096)
    #expect(event.link == nil)
    let other = AgendaEvent(["start": 0, "title": "Tea", "link": "https://example.com/tea"])
    #expect(other?.link == "https://example.com/tea")
  }
}
