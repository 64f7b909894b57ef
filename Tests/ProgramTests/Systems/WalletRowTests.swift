import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems/cards.md that are about links, colours and relevance, in the programs that ship.
@Suite("Rows of a wallet", .fewAtOnce)
struct WalletRowTests {
  private static let patience = Duration.seconds(60)

  private func wallet(_ settings: String) async throws -> SystemWidgetBoard {
    let board = SystemWidgetBoard(
      try SystemStand("cards"), kind: "cards", ", container: FOLDER/wallet/cards.json\(settings)")
    try await board.stand.app(
      "wallet", "\(board.stand.folder.path)/wallet/cards.json", "sync", board.stand.address)
    try board.write("")
    return board
  }

  /// Each card of a medium one is a link.
  @Test func everyCardIsALinkOnMedium() async throws {
    let board = try await wallet(", cards: [card-6, card-1, card-3]")
    try board.write("", page: "w w . .")
    let session = try await board.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Coffee Lab") }
    try await session.send("Tab", "Enter")
    for card in ["6", "1", "3", "6"] {
      try await session.waitFor(Self.patience) {
        $0.contains("Enter opens wallet://cards/card-\(card) ")
      }
      try await session.send("Tab")
    }
  }

  /// A small one is one link as a whole, which Enter opens at once.
  @Test func theWholeWidgetIsALinkOnSmall() async throws {
    let board = try await wallet(", cards: [card-6, card-1, card-3]")
    try board.write("", page: "w . . .")
    let session = try await board.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Coffee Lab") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("╭ Coffee Lab") && $0.contains("https://coffeelab.example/m/7f3k9")
    }
  }

  /// A card of the hour is relevant in a stack at its hour, and not at others.
  @Test func entriesOfAWeekChangeWithTheHabits() async throws {
    let board = try await wallet(", choice: habits, weeks: 8")
    try await board.reload()
    let timeline = try await board.timeline()
    #expect(timeline.entries.count > 10 && timeline.entries.count < 700)
    #expect(timeline.entries.contains { ($0.relevance ?? 0) > 0 })
    #expect(timeline.entries.contains { ($0.relevance ?? 0) == 0 })
  }

  /// Words and their ground differ enough to be read, whatever the ground and the accent.
  @Test(arguments: ["#000000", "#ffffff", "#808080", "#7f0000", "#00c0ff", "#ffe000"])
  func wordsCanBeReadOnAnyGround(background: String) async throws {
    let board = try await wallet(", cards: [card-6, card-1, card-3, card-9]")
    for accent in ["accent", "#4a6fa5", "#c98a2b", background] {
      try board.write(", background: \"\(background)\", accent: \"\(accent)\"")
      for theme in ["default", "light"] {
        let letters = try await board.painted("medium", theme: theme).letters
        #expect(letters.count > 40, "\(background) \(accent) \(theme)")
        let worst = letters.min { $0.contrast < $1.contrast }
        #expect((worst?.contrast ?? 0) >= 4.5, "\(background) \(accent) \(theme): \(worst as Any)")
      }
    }
  }
}
