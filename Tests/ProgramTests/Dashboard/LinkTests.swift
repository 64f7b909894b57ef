import Glibc
import TestServers
import Testing
import WidgetTesting

/// Enter opens the chosen tile's link, by the widget's own route or on the desktop; the status row
/// shows the result.
@Suite(.fewAtOnce)
struct LinkTests {
  private static let patience = Duration.seconds(30)

  private static func wallet(_ store: String) -> String {
    #"{"version": 1, "cards": [{"id": "a", "store": "\#(store)", "number": "1"}], "uses": []}"#
  }

  private static func cards() throws -> String {
    """
    bundles: {systems: {program: \(try Program.systems().path), allow: {read: .}}}
    widgets:
      one: {kind: card, container: one.json, card: a}
      other: {kind: card, container: other.json, card: a}
    pages:
      Home: [one other]
    """
  }

  /// Returns true if a screen shows a page with this title.
  private static func shows(_ title: String, on screen: String) -> Bool {
    screen.contains("╭ \(title)") && screen.contains(#/[0-9][0-9]:[0-9][0-9] · Esc back ╯/#)
  }

  /// Closes a page; a key right behind Esc would be one with it.
  private func close(_ session: TmuxSession) async throws {
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { !$0.contains("Esc back") }
  }

  @Test func aWidgetsOwnLinksGoByItsSettings() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("one.json", Self.wallet("Tea Hut"))
    try folder.write("other.json", Self.wallet("Book Nook"))
    try folder.write("board.yaml", try Self.cards())
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) {
      $0.contains("Tea Hut") && $0.contains("Book Nook")
    }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { Self.shows("Tea Hut", on: $0) }
    // A page keeps the keys for itself.
    try await session.send("Tab", "Enter", "Tab", "Enter")
    let screen = try await session.waitFor(Self.patience) { Self.shows("Book Nook", on: $0) }
    #expect(!screen.contains("╭ Tea Hut"))
    try await session.send("Escape")
    try await session.waitFor(Self.patience) {
      $0.contains("Tea Hut") && !$0.contains("Esc back") && !$0.contains("Opened")
    }
  }

  /// The author of data knows the schemes of other apps, and could have them do something.
  @Test func theAddressOfAnotherAppIsShownFirst() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("one.json", Self.wallet("Tea Hut"))
    try folder.write(
      "board.yaml",
      """
      bundles: {systems: {program: \(try Program.systems().path), allow: {read: .}}}
      widgets:
        one: {kind: card, container: one.json, card: a}
        news:
          kind: list
          source: {run: [echo, '[{"title": "Weather details", "url": "wallet://cards/a"}]'], format: json}
      pages:
        Home: [one news]
      """)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) {
      $0.contains("Tea Hut") && $0.contains("Weather details")
    }
    try await session.send("Tab", "Tab", "Enter")
    let screen = try await session.waitFor(Self.patience) {
      $0.contains("Enter opens wallet://cards/a")
    }
    #expect(!Self.shows("Tea Hut", on: screen))
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { Self.shows("Tea Hut", on: $0) }
  }

  /// Its words could have the form of what the dashboard says of the next Enter.
  @Test func aLateAnswerDoesNotTakeThePlaceOfAChoice() async throws {
    let stand = BundleStand()
    try stand.script(
      "bundle",
      describe: """
        echo '{"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small"], "schemes": ["shop"]}]}'
        """,
      answer: """
        sleep 4
        echo '{"state": "done", "lines": ["Enter opens https://bank.example/"], "reloads": false}'
        """, host: "exit 1")
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {shop: ./bundle}
      widgets:
        pay: {kind: list, source: {run: [echo, '[{"title": "Pay", "url": "shop://pay"}]'], format: json}}
        news:
          kind: list
          source:
            run: [echo, '[{"title": "One", "url": "https://one.example/"}, {"title": "Two", "url": "https://two.example/"}]']
            format: json
        shop: {kind: orders}
      pages: {Home: [pay news shop]}
      """)
    let dashboard = try await stand.folder.dashboard("board.yaml", columns: 120, rows: 14)
    try await dashboard.waitFor(Self.patience) { $0.contains("Pay") && $0.contains("Two") }
    try await dashboard.send("Tab", "Enter")
    try await dashboard.waitFor(Self.patience) { $0.contains("Enter opens shop://pay") }
    try await dashboard.send("Enter", "Tab", "Enter")
    try await dashboard.waitFor(Self.patience) { $0.contains("Enter opens https://one.example/") }
    try await Task.sleep(for: .seconds(6))
    let screen = try await dashboard.waitFor(Self.patience) { !$0.isEmpty }
    #expect(screen.contains("Enter opens https://one.example/"), "\(screen)")
    #expect(!screen.contains("bank.example"), "\(screen)")
  }

  @Test func whyALinkIsNotOpenedIsCutToTheRow() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    for name in ["one", "other"] { try folder.write("\(name).json", Self.wallet("Tea Hut")) }
    try folder.write("board.yaml", try Self.cards())
    let session = try await folder.dashboard("board.yaml", columns: 40)
    try await session.waitFor(Self.patience) { $0.ranges(of: "Tea Hut").count == 2 }
    try folder.write("one.json", Self.wallet("Tea Hut").replacing("\"a\"", with: "\"b\""))
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains(/There is no card a in .*…   [0-9][0-9]:[0-9][0-9]\n?$/)
    }
  }

  @Test func theDesktopOpensOtherLinks() async throws {
    let folder = BoardFolder()
    try folder.write(
      program: "browser",
      "#!/bin/sh\ncase $1 in *bad*) exit 3;; esac; echo $1 >>asked\n")
    try folder.write(
      "board.yaml",
      """
      widgets:
        good: {kind: text, source: {run: [echo, one]}, link: "https://a.example/good"}
        bad: {kind: text, source: {run: [echo, two]}, link: "https://a.example/bad"}
      pages:
        Home: [good bad]
      """)
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: 100,
      environment: folder.environment.merging(["BROWSER": "\(folder.path)/browser"]) { $1 },
      directory: folder.path)
    defer { folder.endHost() }
    try await session.waitFor(Self.patience) { $0.contains("one") && $0.contains("two") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("Opened https://a.example/good") }
    #expect(try TextFile.read("\(folder.path)/asked") == "https://a.example/good\n")
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("browser: exit 3") }
  }

  /// In a tile with several links, Enter enters it, arrows choose, Enter opens, and Esc leaves.
  @Test func oneOfSeveralLinksIsChosen() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let cards = ["Tea Hut", "Book Nook", "Corner Bakery"].enumerated().map { number, store in
      #"{"id": "c\#(number)", "store": "\#(store)", "number": "1"}"#
    }
    try folder.write(
      "wallet.json", #"{"version": 1, "cards": [\#(cards.joined(separator: ","))], "uses": []}"#)
    try folder.write(
      "board.yaml",
      """
      bundles: {systems: {program: \(try Program.systems().path), allow: {read: .}}}
      widgets:
        all: {kind: cards, container: wallet.json, choice: chosen, cards: [c0, c1, c2]}
        note: {kind: text, source: {run: [echo, one]}}
      pages:
        Home: [all all note]
      """)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("Corner Bakery") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("1 of 3: Enter opens wallet://cards/c0")
    }
    let chosen = try await session.screen(colors: true)
    #expect(chosen.contains("\u{1B}[7m") || chosen.contains(";7m"))
    try await session.send("Down", "Down", "Down")
    try await session.waitFor(Self.patience) {
      $0.contains("3 of 3: Enter opens wallet://cards/c2")
    }
    try await session.send("Up", "Enter")
    try await session.waitFor(Self.patience) { Self.shows("Book Nook", on: $0) }
    try await close(session)
    try await session.send("Tab")
    try await session.waitFor(Self.patience) { $0.contains("3 of 3") }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { $0.contains("? help") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("1 of 3") }
  }

  @Test func aMarketplacesChats() async throws {
    let stand = try SystemStand("activity")
    try await stand.market("sign-in", "ada", "lovelace")
    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) { $0.ranges(of: "5 unread").count == 3 }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains(#/1 of [0-9]+: Enter opens market://chats /#)
    }
    try await session.send("Enter")
    let unread = try await session.waitFor(Self.patience) { Self.shows("5 unread", on: $0) }
    #expect(unread.ranges(of: " on ").count >= 4)
    // The next one is a chat, with all its messages.
    try await close(session)
    try await session.send("Tab", "Enter")
    let chat = try await session.waitFor(Self.patience) {
      $0.contains("Esc back") && $0.contains(#/ · SGD [0-9]+\.00/#)
    }
    #expect(chat.ranges(of: #/[0-9][0-9]:[0-9][0-9] [●·] /#).count >= 2, "\(chat)")
  }
}
