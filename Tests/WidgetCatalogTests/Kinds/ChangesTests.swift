import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the dates at which pictures change without a new reading.
@MainActor
@Suite("Changes with nothing read")
struct ChangesTests {
  private let now = Exhibit.now
  private let greenwich = CivilZone { _ in 0 }

  private func event(_ title: String, _ start: Double, _ end: Double) -> Datum {
    [
      "title": .text(title), "start": .number((now + start).timeIntervalSince1970),
      "end": .number((now + end).timeIntervalSince1970),
    ]
  }

  @Test func anAgendaChangesWhenEventsBeginAndEndAndAtMidnight() {
    var kind = AgendaKind([:])
    kind.zone = greenwich
    let entry = ReadingEntry(
      date: now, datum: [event("a", -600, 600), event("b", 7200, 9000), event("c", -900, -60)])
    let changes = kind.changes(of: entry, after: now, until: now + 86_400)
      .map { $0.timeIntervalSince(now) }
    // The ends, the hour, the quarter hour and the five minutes before, the start, the end,
    // midnight.
    #expect(changes == [600, 3600, 6300, 6900, 7200, 9000, 52_440])
  }

  @Test(
    arguments: [
      (-7200.0, nil), (0, 40), (3000, 90), (3540, 99), (3600, 30), (5399, 30), (5400, nil),
    ] as [(Double, Float?)])
  func anAgendaIsMoreRelevantBeforeTheNextEvent(offset: Double, score: Float?) {
    let entry = ReadingEntry(date: now + offset, datum: [event("a", 3600, 5400)])
    #expect(AgendaKind([:]).relevance(of: entry)?.score == score)
  }

  @Test func eventsThatAreOverDropOut() {
    let datum: Datum = [
      event("over", -7200, -3600), event("now", -600, 600), event("next", 3600, 7200),
      event("long", -200_000, 200_000), event("far", 10 * 86_400, 11 * 86_400),
      [
        "title": "holiday", "start": .number(now.timeIntervalSince1970 + 50_000),
        "allDay": .bool(true),
      ],
    ]
    let model = AgendaModel(
      AgendaEvent.events(in: datum) ?? [], at: now, days: 7, limit: 10, zone: greenwich)
    #expect(model.days.map(\.name) == ["Today"])
    #expect(model.days.first?.events.map(\.title) == ["holiday", "long", "now", "next"])
    #expect(model.next?.title == "next")
  }

  /// Of ten thousand events, most of them past, the nearest are shown.
  @Test func ofTenThousandEventsTheNearest() {
    let events = (-9_000..<1_000).map { event("e\($0)", Double($0) * 3600, Double($0) * 3600 + 60) }
    func near(_ datum: Datum) -> Datum {
      AgendaKind([:]).relevant(ReadingEntry(date: now, datum: datum)).datum
    }
    let shown = AgendaEvent.events(in: near(.list(events))) ?? []
    #expect(shown.first { $0.start > now }?.title == "e1")
    #expect(shown.count <= 2_000)
    #expect(near(["x"]) == ["x"])
  }

  @Test func aCalendarChangesAtMidnight() {
    var kind = CalendarKind([:])
    kind.zone = greenwich
    let entry = ReadingEntry(date: now, datum: .null)
    let changes = kind.changes(of: entry, after: now, until: now + 2 * 86_400)
    #expect(
      changes.map { $0.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) } == [0, 0])
  }

  @Test func aClockChangesWhenClocksAreSet() throws {
    var kind = ClockKind(["zones": ["Europe/Berlin"]])
    kind.zone = greenwich
    // The night before 29 March 2026.
    let evening = Date(timeIntervalSince1970: 1_774_735_200)
    let changes = kind.changes(
      of: ReadingEntry(date: evening, datum: .null), after: evening, until: evening + 6 * 3600)
    let seconds = changes.map { Int($0.timeIntervalSince(evening)) }
    // Berlin's midnight, the local one, and 02:00 in Berlin.
    #expect(seconds == [3600, 7200, 10_800])
  }

  @Test func aCountdownChangesAtItsDate() {
    let kind = CountdownKind(["to": "2026-03-14T10:00:00Z"])
    let entry = ReadingEntry(date: now, datum: .null)
    #expect(
      kind.changes(of: entry, after: now, until: now + 86_400) == [
        Date(timeIntervalSince1970: 1_773_482_400)
      ])
    #expect(kind.changes(of: entry, after: now, until: now + 60).isEmpty)
  }

  /// The days in large digits are those that there are at any moment.
  /// A record with both dates means each of them by its name.
  @Test func aTimerCountsFromTheBeginning() {
    let record: Datum = ["since": "2026-03-14T08:00:00Z", "to": "2026-03-14T18:00:00Z"]
    #expect(CountdownPlan(countsUp: true).completed(by: record).to == record["since"]?.date)
    #expect(CountdownPlan().completed(by: record).to == record["to"]?.date)
    #expect(CountdownPlan(countsUp: true).completed(by: ["to": 1_773_478_800]).to != nil)
  }

  @Test func aCountdownShowsTheDaysOfNow() throws {
    let to = now + 3 * 86_400 - 3600
    let plan = CountdownPlan(to: to)
    var moments = [now]
    moments += plan.changes(after: now, until: now + 6 * 86_400)
    #expect(moments.map { CountdownPlan.days(to, at: $0) } == [2, 1, 0, 0, 1, 2, 3])
    for second in stride(from: 0, to: 6 * 86_400, by: 1800) {
      let shown = try #require(moments.last { $0 <= now + Double(second) })
      #expect(CountdownPlan.days(to, at: shown) == CountdownPlan.days(to, at: now + Double(second)))
    }
  }

  @Test func clocksTickWithoutAnEntry() throws {
    let grid = Exhibit("clock", ClockKind.self, ["zones": ["Asia/Kolkata"]])
      .picture(.accessoryRectangular)
    #expect(grid.text.contains("14:56"))
    let later = grid.brought(to: Exhibit.now + 59)
    #expect(later.grid.text.contains("14:56"))
    let next = grid.brought(to: Exhibit.now + 60)
    #expect(next.grid.text.contains("14:57"))
    #expect(later.nextChange == Exhibit.now + 60)
    // In the form that is archived for other processes.
    var writer = ByteWriter()
    writer.write(grid)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.grid().brought(to: Exhibit.now + 120).grid.text.contains("14:58"))
  }

  @Test func anEventThatIsCancelledIsNotShown() {
    var event = event("off", 3600, 7200)
    guard case .record(let fields) = event else { return }
    event = .record(fields + [.init("status", "CANCELLED")])
    #expect(AgendaEvent.events(in: [event, self.event("on", 3600, 7200)])?.map(\.title) == ["on"])
    let kind = AgendaKind([:])
    #expect(
      kind.changes(of: ReadingEntry(date: now, datum: [event]), after: now, until: now + 9000) == []
    )
  }
}
