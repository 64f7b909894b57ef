import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

@Suite struct AgendaEventTests {
  private let greenwich = CivilZone { _ in 0 }

  private func event(_ title: String, _ start: Double, _ end: Double) -> Datum {
    ["title": .text(title), "start": .number(start), "end": .number(end)]
  }

  /// Other programs write a yes as a number or as a text.
  @Test(
    arguments: [
      (true, true), (1, true), ("true", true), ("Yes", true), (false, false), (0, false),
      ("no", false), ("", false),
    ] as [(Datum, Bool)])
  func wholeDays(_ written: Datum, isAllDay: Bool) {
    let event = AgendaEvent(["title": "A", "start": "2026-03-14", "allDay": written])
    #expect(event?.isAllDay == isAllDay)
  }

  /// Events that have just ended are many in a shared calendar, and are not shown.
  @Test func whatIsOverHidesNothing() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let past = (0..<2000).map { event("P\($0)", now.timeIntervalSince1970 - 90_000, 1_773_478_740) }
    let coming = event("Surgery", 1_773_520_000, 1_773_523_600)
    let near = AgendaEvent.nearest(.list(past + [coming]), to: now)
    let events = AgendaEvent.events(in: near) ?? []
    #expect(events.count == 2000)
    #expect(events.contains { $0.title == "Surgery" })
  }

  @Test func allThatAreNotShownAreCounted() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let events = (0..<600).compactMap { index in
      AgendaEvent(event("E\(index)", 1_773_480_000 + Double(index), 1_773_490_000))
    }
    let model = AgendaModel(events, at: now, days: 3, limit: 100, zone: greenwich)
    for (height, limit) in [(40, 40), (200, 200)] {
      let rows = AgendaRows(model, at: now, height: height, limit: limit).rows
      let shown = rows.count { if case .event = $0 { true } else { false } }
      #expect(rows.contains(.more(600 - shown)))
    }
  }

  @Test func aTitleOfManyLeavesRoomForOthers() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let spam = (0..<600).map {
      event("Spam", 1_773_480_000 + Double($0) * 60, 1_773_480_000 + Double($0) * 60)
    }
    let own = (0..<9).map { event("Own \($0)", 1_773_580_000, 1_773_590_000) }
    let events = (spam + own).compactMap(AgendaEvent.init)
    let model = AgendaModel(events, at: now, days: 3, limit: 100, zone: greenwich)
    let titles = model.days.flatMap(\.events).map(\.title)
    #expect(titles.count { $0 == "Spam" } == 50)
    #expect(titles.count { $0.hasPrefix("Own") } == 9)
    #expect(model.count == 609)
  }

  /// The changed occurrences of one event may each have a title of their own.
  @Test func aSeriesOfManyLeavesRoomForOthers() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let spam = (0..<300).map { number -> Datum in
      ["title": .text("Spam \(number)"), "start": .number(1_773_480_000), "uid": "1"]
    }
    let own = (0..<9).map { event("Own \($0)", 1_773_580_000, 1_773_590_000) }
    let model = AgendaModel(
      (spam + own).compactMap(AgendaEvent.init), at: now, days: 3, limit: 100, zone: greenwich)
    let titles = model.days.flatMap(\.events).map(\.title)
    #expect(titles.count { $0.hasPrefix("Spam") } == 50)
    #expect(titles.count { $0.hasPrefix("Own") } == 9)
  }

  @Test func itemsThatAreNoEventsAreSaid() {
    let tea = event("Tea", 0, 1)
    #expect(
      AgendaEvent.unread([tea, ["title": "Late"], "x", nil]) == "2 of 3 without a title or a start")
    #expect(AgendaEvent.unread([tea, nil]) == nil && AgendaEvent.unread(["x"]) == nil)
  }

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
