import FoundationEssentials
import Testing
import WidgetTimeline

@testable import WidgetSystems

@Suite struct CardPickTests {
  private let zone = CivilZone { _ in 0 }
  private let cards = ["a", "b", "c", "d", "e"].map {
    WalletCard(id: $0, store: "Shop \($0)", number: "1")
  }

  private func date(_ text: String) throws -> Date { try #require(Date(iso8601: text)) }

  private func uses(_ words: String...) throws -> [CardUse] {
    try words.map { word in
      let parts = word.split(separator: " ")
      return CardUse(card: String(parts[0]), date: try date("\(parts[1])Z"))
    }
  }

  private func ids(_ pick: CardPick, _ uses: [CardUse], at: String, limit: Int = 4) throws
    -> [String]
  {
    pick.cards(of: Wallet(cards: cards, uses: uses), at: try date(at), in: zone, limit: limit)
      .map(\.card.id)
  }

  @Test func chosenOnesInTheirOrderWithoutDoublesAndThoseThatAreGone() throws {
    #expect(
      try ids(.chosen(["d", "gone", "a", "d", "b", "c", "e"]), [], at: "2026-03-14T09:00:00Z")
        == ["d", "a", "b", "c"])
    #expect(try ids(.chosen(["d", "a"]), [], at: "2026-03-14T09:00:00Z", limit: 1) == ["d"])
    #expect(try ids(.chosen([]), [], at: "2026-03-14T09:00:00Z") == [])
  }

  @Test func lastUsedOnes() throws {
    let uses = try uses(
      "c 2026-03-10T09:00:00", "a 2026-03-12T09:00:00", "c 2026-03-13T09:00:00",
      "b 2026-03-20T09:00:00")
    let now = "2026-03-14T09:00:00Z"
    // A future use does not count yet; unused cards follow in the wallet's order.
    #expect(try ids(.lastUsed(since: nil), uses, at: now) == ["c", "a", "b", "d"])
    #expect(
      try ids(.lastUsed(since: try date("2026-03-13T00:00:00Z")), uses, at: now, limit: 2) == [
        "c", "a",
      ])
    #expect(
      try ids(.lastUsed(since: try date("2026-03-14T00:00:00Z")), uses, at: now, limit: 1) == ["a"])
  }

  /// The bakery on the way to work, the hypermarket on Saturdays at noon.
  @Test(arguments: [
    ("2026-03-17T08:10:00Z", "b"), ("2026-03-17T18:05:00Z", "c"), ("2026-03-14T12:30:00Z", "e"),
    ("2026-03-15T12:30:00Z", "e"),
  ])
  func habitsByDayAndHour(_ at: String, _ first: String) throws {
    var all: [CardUse] = []
    for day in ["02", "03", "04", "05", "06", "09", "10", "11", "12", "13"] {
      all += try uses("b 2026-03-\(day)T08:00:00", "c 2026-03-\(day)T18:00:00")
    }
    all += try uses("e 2026-02-28T12:00:00", "e 2026-03-07T12:10:00")
    #expect(try ids(.habits(weeks: 8, share: 0.1), all, at: at, limit: 1) == [first])
  }

  @Test func whatIsNoHabitFollowsByLastUse() throws {
    let all = try uses(
      "a 2026-03-13T08:00:00", "b 2026-03-10T08:00:00", "b 2026-03-11T08:00:00",
      "b 2026-03-12T08:00:00", "d 2026-03-13T21:00:00")
    let pick = CardPick.habits(weeks: 4, share: 0.3)
    #expect(try ids(pick, all, at: "2026-03-16T08:00:00Z") == ["b", "d", "a", "c"])
    // At an hour without habits, all cards are in the order of their last use.
    #expect(try ids(pick, all, at: "2026-03-16T03:00:00Z") == ["d", "a", "b", "c"])
    // Uses before the given weeks do not count.
    #expect(try ids(pick, all, at: "2026-06-16T08:00:00Z") == ["a", "b", "c", "d"])
  }

  @Test func midnightIsNotADayAway() throws {
    let all = try uses("b 2026-03-10T23:50:00", "b 2026-03-11T23:50:00")
    #expect(
      try ids(.habits(weeks: 4, share: 0.1), all, at: "2026-03-13T00:10:00Z", limit: 1) == ["b"])
  }

  @Test func entriesOfAWeekChangeWithTheHabits() throws {
    var all: [CardUse] = []
    for day in ["09", "10", "11", "12", "13"] {
      all += try uses("b 2026-03-\(day)T08:00:00", "c 2026-03-\(day)T18:00:00")
    }
    let reading = CardsReading(
      container: "", pick: .habits(weeks: 8, share: 0.1), look: CardLook(), limit: 1)
    let entries = reading.entries(
      of: Wallet(cards: cards, uses: all), from: try date("2026-03-16T05:30:00Z"), in: zone)
    let monday = entries.filter { $0.date < (try? date("2026-03-17T00:00:00Z")) ?? .distantPast }
    #expect(monday.contains { $0.cards.first?.id == "b" && $0.share > 0.9 })
    #expect(monday.contains { $0.cards.first?.id == "c" && $0.share > 0.9 })
    #expect(entries.count < 100)
    // A card is relevant in a stack at its hour, and not at others.
    #expect(monday.contains { ($0.relevance?.score ?? 0) > 90 })
    #expect(monday.contains { $0.relevance == nil })
  }
}
