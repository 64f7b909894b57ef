import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// A wallet's cards, from the app's container to the screen.
@MainActor
@Suite("Cards", .fewAtOnce)
struct CardsWidgetTests {
  static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  private let folder = TemporaryFolder()
  private var app: WalletApp { WalletApp(folder: folder.path) }

  private func scene(
    _ settings: String, kind: String = "cards", in family: WidgetFamily = .systemMedium,
    at moment: String = "2026-03-14T09:26:00Z"
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        wallet: {kind: \(kind), container: "\(app.container)"\(settings)}
      """, showing: "wallet", in: family, at: moment)
  }

  private static let chosen = ", cards: [coffee, books, bakery, market, train]"

  @Test func everyFamily() async throws {
    try app.fill()
    let scene = try scene(Self.chosen)
    try expectGolden(try await scene.pictures(of: Self.families), named: "content")
    let card = try self.scene(", card: coffee", kind: "card")
    try expectGolden(
      try await card.pictures(of: Self.families + [.systemExtraLarge]), named: "one-card")
    let barcode = try self.scene(", card: bakery", kind: "card")
    try expectGolden(
      try await barcode.pictures(of: [.systemLarge, .systemExtraLarge]), named: "barcode")
    try expectGolden(
      try await self.scene(", background: \"#102030\", accent: warn" + Self.chosen)
        .pictures(of: Self.families), named: "colours")
    try expectGolden(try await self.scene("").pictures(of: Self.families), named: "unconfigured")
  }

  /// A till can read the code on the screen.
  @Test(arguments: [
    ("coffee", WidgetFamily.systemLarge, "QR-Code:CL-7F3K9"),
    ("bakery", .systemExtraLarge, "EAN-13:4006381333931"),
    ("books", .systemExtraLarge, "CODE-128:BB00218873"), ("bakery", .systemLarge, ""),
  ])
  func codesCanBeScanned(_ card: String, _ family: WidgetFamily, _ expected: String) async throws {
    try app.fill()
    let scene = try scene(", card: \(card)", kind: "card", in: family)
    try await scene.settle()
    #expect(try scene.grid.scanned() == expected)
  }

  /// Words are readable on any background that a board names, in light and dark themes; on a fixed
  /// one also in 256 colours.
  @Test(arguments: [
    "#102030", "#ffe0e0", "#808080", "#0b3d2e", "#c23030", "#ffd84d", "accent", "black", "white",
  ])
  func wordsCanBeReadOnAnyGround(background: String) throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    var dark = Theme.standard
    var light = Theme(name: "light", isLight: true)
    for (role, one, other) in [
      (Role.background, 0x101418, 0xffffff), (.text, 0xe6edf3, 0x1f2328),
      (.dim, 0x9ea7b3, 0x59636e),
      (.faint, 0x8b949e, 0x656d76), (.accent, 0x6cb6d9, 0x0969da), (.warn, 0xd9a962, 0x7d4e00),
      (.black, 0x000000, 0x1f2328), (.white, 0xffffff, 0xf6f8fa),
    ] as [(Role, UInt32, UInt32)] {
      dark[role] = .rgb(RGB(one), fallback: RGB(one).nearestANSI)
      light[role] = .rgb(RGB(other), fallback: RGB(other).nearestANSI)
    }
    for accent in ["accent", "warn", "#4a6fa5", "#c98a2b"] {
      // A board that sets its own colour on one of the theme's is responsible for it.
      if accent.hasPrefix("#"), !background.hasPrefix("#") { continue }
      var entry = CardsEntry.sample(at: now)
      entry.look.background = background
      entry.look.accent = accent
      var one = entry
      one.cards = [entry.cards[2]]
      one.cards[0].action = "activate"
      one.cards[0].message = CardMessage(text: "Double points", isUnread: true)
      one.look.recordsUses = true
      var dates = CardDatesEntry.sample(at: now)
      dates.look = entry.look
      var none = entry
      none.cards = []
      none.notice = "No cards yet\nAdd one in the wallet."
      let grids = [
        picture(columns: 36, rows: 8, family: .systemMedium) { CardsView(entry: entry) },
        picture(columns: 18, rows: 8, family: .systemSmall) { CardsView(entry: one) },
        picture(columns: 36, rows: 8, family: .systemMedium) { CardsView(entry: none) },
        picture(columns: 36, rows: 8, family: .systemMedium, at: now, timeZone: .gmt) {
          CardDatesView(entry: dates)
        },
      ]
      for grid in grids {
        for theme in [dark, light] {
          expectContrast(of: grid, in: theme, "\(background) \(accent)")
        }
      }
    }
  }

  private func expectContrast(of grid: CellGrid, in theme: Theme, _ what: String) {
    var count = 0
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width where grid[x, y].isLetter {
        count += 1
        let style = grid.styles[Int(grid[x, y].style)]
        for depth in [ColorDepth.trueColor, .indexed256] {
          let resolved = style.resolved(in: theme, at: depth)
          #expect(
            resolved.contrast >= 4.5, "\(what) \(theme.name) \(depth): \(resolved) at \(x), \(y)")
        }
      }
    }
    #expect(count > 10, "\(grid.text)")
  }

  /// Names and numbers are covered; the stripes and codes are not.
  @Test func thePlaceholder() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let provider = CardsProvider(
      surroundings: SystemSurroundings(clock: ManualClock(start), state: nil))
    let pictures = Self.families.map { family in
      let context = TimelineProviderContext(
        family: family, isPreview: false, size: family.contentSize)
      let grid = picture(
        columns: family.contentSize.width, rows: family.contentSize.height, family: family,
        redaction: .placeholder
      ) { CardsView(entry: provider.placeholder(in: context)) }
      return GoldenPicture("\(family)", grid)
    }
    try expectGolden(pictures, named: "placeholder")
    for picture in pictures {
      #expect(picture.grid.text.contains("▌"))
      #expect(!picture.grid.text.contains("Bakery"))
    }
  }

  @Test func withoutAContainer() async throws {
    // A path of the test's own would get a retry time of its own.
    let missing = try Scene(
      """
      version: 1
      widgets: {wallet: {kind: cards, container: /nonexistent/cards.json, cards: [coffee]}}
      """, showing: "wallet")
    try expectGolden(try await missing.pictures(of: Self.families), named: "failed")
    try Data(#"{"version": 1, "cards": [], "uses": []}"#.utf8)
      .write(to: URL(filePath: app.container))
    try expectGolden(try await scene(Self.chosen).pictures(of: Self.families), named: "empty")
  }

  /// The container is read when the app requests it, and not before: the policy is never.
  @Test func reloadsWhenTheAppAsks() async throws {
    try app.fill()
    let scene = try scene(", cards: [coffee, books]")
    try await scene.settle()
    #expect(scene.nextReload == nil)
    try app.run("remove", "books")
    try await scene.pass(86_400)
    #expect(scene.text.contains("Books"))
    try await scene.reload()
    #expect(!scene.text.contains("Books"))
    #expect(scene.text.contains("Coffee Lab"))
  }

  /// The app requests a reload by the program's own command, after it has written.
  @Test func theAppAsksForAReload() throws {
    try app.fill()
    let program = "\(folder.path)/widgettui"
    try Data("#!/bin/sh\necho \"$@\" > \(folder.path)/asked\n".utf8)
      .write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try app.run("--reload", "cards", "use", "coffee", environment: ["WIDGETTUI": program])
    #expect(try String(contentsOfFile: "\(folder.path)/asked", encoding: .utf8) == "reload cards\n")
  }

  @Test func theLastUsedComesFirst() async throws {
    try app.fill()
    try app.run("use", "train", "--at", "2026-03-14T08:00:00Z")
    let scene = try scene(", choice: last-used", in: .systemSmall)
    try await scene.settle()
    #expect(scene.text.contains("Railway Club"))
    try app.run("use", "bakery", "--at", "2026-03-14T09:00:00Z")
    try await scene.reload()
    #expect(scene.text.contains("Corner Bakery"))
  }

  /// By recorded use: the bakery in the morning, the hypermarket in the evening, without a reload.
  @Test func habitsChangeByTheHour() async throws {
    try app.fill()
    for day in ["09", "10", "11", "12", "13"] {
      try app.run("use", "bakery", "--at", "2026-03-\(day)T08:00:00Z")
      try app.run("use", "market", "--at", "2026-03-\(day)T18:00:00Z")
    }
    let scene = try scene(
      ", choice: habits, weeks: 4", in: .systemSmall, at: "2026-03-16T08:05:00Z")
    try await scene.settle()
    #expect(scene.text.contains("Corner Bakery"))
    try FileManager.default.removeItem(atPath: app.container)
    try await scene.pass(10 * 3600)
    #expect(scene.text.contains("Hypermarket"), "\(scene.text)")
  }

  /// A value that belongs to another choice is ignored.
  @Test func parametersOfAnotherChoiceDoNotMatter() async throws {
    try app.fill()
    try app.run("use", "train", "--at", "2026-03-14T08:00:00Z")
    let scene = try scene(
      ", choice: last-used, cards: [coffee], share: 1, weeks: 1", in: .systemSmall)
    try await scene.settle()
    #expect(scene.text.contains("Railway Club"))
  }

  @Test(arguments: [
    ("choice: newest", "one of chosen, last-used, habits"), ("weeks: 60", "1 to 52"),
    ("share: 2", "0 to 1"), ("numbers: maybe", "one of yes, no"),
    ("since: yesterday", "a date such as"),
  ])
  func parametersHaveTypes(_ setting: String, _ expected: String) async throws {
    try app.fill()
    let words: String
    do {
      let scene = try scene(", \(setting)", in: .systemLarge)
      try await scene.settle()
      words =
        scene.text.split(separator: "│").map { $0.drop { $0 == " " } }.joined(separator: " ")
        + (scene.failure ?? "")
    } catch {
      words = "\(error)"
    }
    #expect(words.contains(expected), "\(words)")
  }

  @Test func numbersCanBeLeftOut() async throws {
    try app.fill()
    let scene = try scene(", numbers: no, cards: [books, coffee]")
    try await scene.settle()
    #expect(scene.text.contains("Books"))
    #expect(!scene.text.contains("BB00"))
  }

  @Test func everyCardIsALinkOnMediumAndTheWholeWidgetOnSmall() async throws {
    try app.fill()
    let scene = try scene(Self.chosen)
    try await scene.settle()
    #expect(
      scene.grid.links.map { "\($0.url)" }
        == ["coffee", "books", "bakery", "market"].map { "wallet://cards/\($0)" })
    scene.show(in: .systemSmall)
    try await scene.settle()
    #expect(scene.grid.links.map { "\($0.url)" } == ["wallet://cards/coffee"])
    scene.show(in: .systemLarge)
    try await scene.settle()
    #expect(scene.grid.links.count == 5)
    let own = try self.scene(", app: \"https://wallet.example/c\"" + Self.chosen)
    try await own.settle()
    #expect(own.grid.links.first.map { "\($0.url)" } == "https://wallet.example/c/coffee")
  }

  /// The name is truncated to its line; the purpose of the widget is wrapped.
  @Test func aLongNameIsCutAndWordsAreWrapped() async throws {
    try app.fill()
    let scene = try scene(", title: \"Cards of all the shops in our street\"", in: .systemSmall)
    try await scene.settle()
    let rows = scene.text.split(separator: "\n")
    #expect(rows[0].contains("…"))
    #expect(rows[0].count == 20)
    #expect(rows.contains { $0.contains(" Choose cards ") }, "\(scene.text)")
    #expect(rows.contains { $0.contains(" cards: [bakery, ") }, "\(scene.text)")
  }

  /// What expires next is first, each with the style of its distance; the words go on without a
  /// reload, and what is over leaves.
  @Test func datesGoOnByThemselvesInAllStyles() async throws {
    try app.write(
      """
      {"id": "gym", "store": "City Gym", "number": "G-1", "colour": "#e2571e", "vouchers": [
        {"title": "Day pass", "from": "2026-03-13T00:00:00Z", "until": "2026-03-14T09:56:00Z"},
        {"title": "Sauna", "from": "2026-03-13T00:00:00Z", "until": "2026-03-14T20:00:00Z"}]},
      {"id": "train", "store": "Railway Club", "number": "R-1", "colour": "#0a5ca8",
        "points_expire": {"points": 2000, "at": "2026-03-18T00:00:00Z"}},
      {"id": "books", "store": "Books & Beyond", "number": "B-1", "colour": "#4a6fa5",
        "vouchers": [
        {"title": "10 % off", "from": "2026-03-01T00:00:00Z", "until": "2026-04-20T00:00:00Z"},
        {"title": "Poster", "from": "2026-05-01T00:00:00Z", "until": "2026-05-09T00:00:00Z"}]}
      """, uses: [("train", "2026-03-14T08:00:00Z")])
    let scene = try scene("", kind: "card-dates")
    #expect(scene.nextReload == nil)
    try expectGolden(
      try await scene.pictures(of: Self.families), named: "dates")
    scene.show(in: .systemMedium)
    try await scene.settle()
    let first = scene.text
    #expect(first.contains("Day pass"))
    scene.clock.now += 61
    #expect(scene.text != first, "the seconds of the last hour go on")
    try await scene.pass(3 * 3600)
    #expect(!scene.text.contains("Day pass"))
    try expectGolden(scene.text, named: "dates-later")
    try await scene.pass(60 * 86_400)
    #expect(scene.text.contains("Nothing expires"), "\(scene.text)")
  }

  /// One card's alone are shown if the board names it.
  @Test func datesOfOneCard() async throws {
    try app.write(
      """
      {"id": "a", "store": "Tea Hut", "number": "1",
        "points_expire": {"points": 1, "at": "2026-03-18T00:00:00Z"}},
      {"id": "b", "store": "Book Nook", "number": "2",
        "points_expire": {"points": 30, "at": "2026-03-16T00:00:00Z"}}
      """)
    let scene = try scene(", card: a", kind: "card-dates")
    try await scene.settle()
    #expect(scene.text.contains("1 point "), "\(scene.text)")
    #expect(!scene.text.contains("Book Nook"))
  }

  /// The logo, the points with their unit, the last use, the action and the message of a card.
  @Test func whatTheShopSays() async throws {
    try app.run("sync", try Sandbox().address)
    let scene = try scene(", cards: [card-3, card-8, card-7, card-1]")
    try expectGolden(try await scene.pictures(of: Self.families), named: "shops")
    for (card, name) in [("card-1", "one-shop"), ("card-7", "one-shop-code")] {
      let one = try self.scene(", card: \(card)", kind: "card")
      try expectGolden(
        try await one.pictures(of: Self.families + [.systemExtraLarge]), named: name)
    }
    let one = try self.scene(", card: card-3", kind: "card", in: .systemSmall)
    try await one.settle()
    #expect(one.text.contains("2,480 points"), "\(one.text)")
    #expect(one.text.contains("used "))
  }

  /// A logo is a picture below the container's folder, and nothing else.
  @Test(arguments: [
    ("logos/good.png", true), ("logos/../logos/good.png", false), ("/etc/hostname", false),
    ("logos/none.png", false), ("logos/text.png", false), ("logos", false), ("", false),
  ])
  func aLogoElsewhereIsNotRead(_ file: String, _ isShown: Bool) async throws {
    let logos = "\(folder.path)/logos"
    try FileManager.default.createDirectory(
      atPath: logos, withIntermediateDirectories: true)
    try Data(
      contentsOf: URL(
        filePath:
          "\(Sandbox.root)/Tests/AppleModulesTests/Fixtures/Pictures.xcassets/Flag.imageset/flag.png"
      )
    )
    .write(to: URL(filePath: "\(logos)/good.png"))
    try Data("no picture".utf8).write(to: URL(filePath: "\(logos)/text.png"))
    try app.write(#"{"id": "a", "store": "Tea Hut", "number": "1", "logo": "\#(file)"}"#)
    let scene = try scene(", card: a", kind: "card")
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("Tea Hut"))
    #expect(scene.text.contains("▌ Tea Hut") != isShown, "\(scene.text)")
  }

  /// An address takes one row, also where it is longer.
  @Test func anAddressIsNotBrokenOverRows() async throws {
    try app.write(
      """
      {"id": "a", "store": "Tea Hut", "symbology": "qr",
       "number": "https://tea-hut.example/members/7f3k9-2219-0071"}
      """)
    let scene = try scene(", card: a", kind: "card", in: .systemSmall)
    try await scene.settle()
    #expect(scene.text.split(separator: "\n").count { $0.contains("tea") } == 1, "\(scene.text)")
    #expect(scene.text.contains("…"))
    #expect(!scene.text.contains("https"))
  }

  @Test(arguments: [
    ("4006381333931", "ean13", "4 006381 333931"), ("4006381333931", "", "4006 3813 3393 1"),
    ("RC55012897730014", "aztec", "RC55 0128 9773 0014"),
    ("PH-0091-7734-21", "", "PH-0091-7734-21"),
    ("PET77120", "", "PET77120"), ("https://a.example/x", "qr", "a.example/x"),
    ("GYM|2207|M|ACTIVE", "aztec", "GYM|2207|M|ACTIVE"), ("12345678٩", "", "12345678٩"),
  ])
  func numbersAreInGroups(_ number: String, _ symbology: String, _ expected: String) {
    let card = WalletCard(id: "a", store: "S", number: number, symbology: symbology)
    #expect(card.shownNumber == expected)
  }

  @Test(
    arguments: [
      (1.0, ["1 point", "1 pt"]), (7.9, ["7 points", "7 pts"]),
      (15_320, ["15,320 points", "15,320 pts", "15.3K pts", "15K pts", "…"]),
    ] as [(Double, [String])])
  func pointsHaveTheirUnit(_ points: Double, _ expected: [String]) {
    #expect(WalletCard.pointForms(points) == expected)
  }

  /// If no hour has a habit, one picture lasts for the week.
  @Test func noHabitsAreNoReasonToAskAgain() async throws {
    try app.run("add", "Tea Hut", "T-1", "--id", "tea")
    let scene = try scene(", choice: habits", at: "2026-03-16T08:05:00Z")
    try await scene.settle()
    #expect(scene.text.contains("Tea Hut"))
    #expect(scene.nextReload == scene.clock.now + 7 * 86_400)
  }

  @Test func cardsAreProposedFromTheSharedFile() async throws {
    try app.fill()
    let all: [ParameterValue] = ["bakery", "coffee", "books", "train", "market"].map { .text($0) }
    for (kind, key) in [("cards", "cards"), ("card", "card")] {
      let widget = WalletWidgets().descriptions.first { $0.kind == kind }
      let parameters = try #require(widget?.parameters)
      // The path is relative to the board's folder, as on boards.
      let path = URL(filePath: app.container)
      var place = BoardPlace()
      place.folder = path.deletingLastPathComponent().path
      let values = parameters.values(
        InstanceSettings(["container": .text(path.lastPathComponent)], at: place))
      let (proposed, found) = try await BoardPlace.$current.withValue(place) {
        (
          try await parameters.options(key, nil, values),
          try await parameters.options(key, "north hyper", values)
        )
      }
      #expect(proposed.map(\.value) == all)
      #expect(found.map(\.value) == [.text("market")])
    }
    #expect(
      try await CardQuery().entities(for: ["gone"]).map(\.store) == ["gone"])
  }

  /// Identifiers are the app's own, with any content.
  @Test(arguments: ["a b", "grün", "🎫", "50%", "a/b?c#d"])
  func theAddressOfAnyCardNamesIt(id: String) throws {
    let base = try #require(URL(string: "wallet://cards"))
    let url = try #require(WalletCard(id: id, store: "S", number: "1").url(base))
    #expect(URLComponents(string: url.absoluteString)?.path == "/\(id)")
    #expect(url.absoluteString.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test func theBundleHasSeveralWidgets() {
    #expect(WalletWidgets().descriptions.map(\.kind) == ["cards", "card", "card-dates"])
  }
}
