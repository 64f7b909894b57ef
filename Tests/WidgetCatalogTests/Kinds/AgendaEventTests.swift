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

  /// Calendars and tables write days so, as numbers and as texts.
  @Test(arguments: [20_260_314, "20260314"] as [Datum])
  func aDayMayBeItsDigits(_ written: Datum) {
    let day = AgendaEvent(["title": "A", "start": "2026-03-14", "allDay": true])
    #expect(AgendaEvent(["title": "A", "start": written, "allDay": true]) == day)
    #expect(CountdownPlan().mismatch(written) == nil)
    #expect(CountdownPlan().completed(by: written).to == day?.start)
    #expect(CountdownPlan().mismatch(2026) != nil)
  }

  /// Events that have just ended are many in a shared calendar, and are not shown.
  @Test func whatIsOverHidesNothing() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let past = (0..<2000).map { event("P\($0)", now.timeIntervalSince1970 - 90_000, 1_773_478_740) }
    let coming = event("Surgery", 1_773_520_000, 1_773_523_600)
    let near = nearest(past + [coming], at: now)
    let events = AgendaEvent.events(in: near.datum) ?? []
    #expect(events.count == 2000)
    #expect(events.contains { $0.title == "Surgery" })
    // Some of today are missing, which are over.
    #expect(near.knownFrom == CivilDay(now, in: greenwich).adding(1).midnight)
    #expect(near.knownUntil == nil && near.warnings == [])
  }

  private func nearest(_ events: [Datum], at now: Date) -> ReadingEntry {
    NearestEvents.entry(
      ReadingEntry(date: now, datum: .list(events)), days: 7, in: greenwich)
  }

  /// A day of which some events are left out, and those after it, are not known.
  @Test func daysWithoutAllTheirEventsAreUnknown() {
    let now = Date(timeIntervalSince1970: 1_773_478_800)
    let today = CivilDay(now, in: greenwich)
    func events(_ count: Int, day: Int, _ title: String) -> [Datum] {
      let start = today.adding(day).midnight.timeIntervalSince1970 + 36_000
      return (0..<count).map {
        event("\(title) \($0)", start + Double($0), start + 60 + Double($0))
      }
    }
    let many = events(2, day: 1, "Own") + events(2000, day: 3, "Slot") + events(1, day: 4, "Late")
    let near = nearest(many, at: now)
    #expect(AgendaEvent.events(in: near.datum)?.count == 2000)
    #expect(near.knownUntil == today.adding(3).midnight && near.knownFrom == nil)
    #expect(near.warnings == ["more than 2000 events: the last are not shown"])
    // What cannot be shown is not missed, and what does not take place takes no room.
    let far = nearest(events(2000, day: 3, "Slot") + events(1, day: 50, "Late"), at: now)
    #expect(far.knownUntil == today.adding(50).midnight && far.warnings == [])
    let cancelled: [Datum] = (0..<2000).map { _ in
      ["title": "No", "start": .number(now.timeIntervalSince1970 + 60), "status": "cancelled"]
    }
    let whole = nearest(cancelled + events(3, day: 2, "Own") + ["x"], at: now)
    #expect(AgendaEvent.events(in: whole.datum)?.count == 3)
    #expect(whole.knownUntil == nil)
    #expect(whole.warnings == ["1 of 2004 without a title or a start"])
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
