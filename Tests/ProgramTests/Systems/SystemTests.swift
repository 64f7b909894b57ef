import TestServers
import Testing
import WidgetTesting

/// The boards of the example systems in tmux: they show the back end's data, and changes made there
/// or in the app, a separate process.
@Suite("Systems", .fewAtOnce)
struct SystemTests {
  private static let patience = Duration.seconds(60)

  // MARK: A marketplace

  @Test func aMarketplace() async throws {
    let stand = try SystemStand("activity")
    try await stand.market("sign-in", "ada", "lovelace")
    let session = try await stand.dashboard()
    let screen = try await session.waitFor(Self.patience) {
      $0.ranges(of: "5 unread").count == 3 && $0.contains("in 4 chats")
    }
    #expect(screen.contains("Standing desk"))

    try await stand.send(
      "POST", "/activity/messages", #"{"to": "ada", "from": "Kim", "text": "Still there?"}"#)
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.ranges(of: "6 unread").count == 3 && $0.contains("Kim") && $0.contains("Still there?")
    }
    // The app counts the same messages by the same requests, and what it marks as read the widget shows.
    let token = "\(stand.folder.path)/market.token"
    func app(_ words: String...) async throws -> String {
      let outcome = try await Program.systems().run(["market"] + words, timeout: .seconds(30))
      try #require(outcome.ending == .exited(0), "\(outcome.standardError)")
      return outcome.standardOutput
    }
    let listed = try await app("list", stand.address, token)
    #expect(listed.hasPrefix("6 unread in ") && listed.contains("\tKim\t"))
    let desk = try #require(
      listed.split(separator: "\n").first { $0.contains("Standing desk") }?
        .split(separator: "\t").map { String($0) })
    #expect(try await app("read", stand.address, token, desk[0]).contains("unread in"))
    try await session.send("r")
    let unread = 6 - (Int(desk[1]) ?? 0)
    try await session.waitFor(Self.patience) { $0.ranges(of: "\(unread) unread").count == 3 }
    // The same account signs in again while the back end is away: it has a new token, and its data
    // stays, dated.
    try await stand.send("PUT", "/_faults", #"{"/activity/unread-count": "503"}"#)
    try await stand.market("sign-in", "ada", "lovelace")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("HTTP 503") && $0.ranges(of: "\(unread) unread").count == 3
    }
    // The app in Swift signs in to another account; nothing of the previous one may stay.
    let signIn = #"echo hopper | "$0" market sign-in "$1" "$2" grace"#
    let signedIn = try await Program("/bin/sh").run(
      ["-c", signIn, try Program.systems().path, stand.address, token], timeout: .seconds(30))
    #expect(signedIn.ending == .exited(0), "\(signedIn.standardError)")
    try await session.send("r")
    try await session.waitFor(Self.patience) { !$0.contains("unread") && !$0.contains("Kim") }
    try await stand.send("DELETE", "/_faults")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.ranges(of: "2 unread").count == 3 && !$0.contains("Still there?")
    }
    #expect(try await app("sign-out", stand.address, token) == "signed out\n")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.ranges(of: "Sign in to see your").count == 3 && !$0.contains("unread")
        && $0.contains("In the marketplace's app, then press r.")
    }
  }

  /// The bundle's host, a process with variables of its own, reads a token from the variables of the
  /// terminal that shows the board, and reads again when a terminal with others comes.
  @Test func theTokenOfTheTerminal() async throws {
    let stand = try SystemStand("activity")
    let file = "\(stand.folder.path)/market.token"
    try await stand.market("sign-in", "ada", "lovelace")
    let token = String(try #require(try TextFile.read(file)).prefix { !$0.isNewline })
    let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
    try stand.folder.write(
      "board.yaml",
      board.replacing(/market: \{file: .*\}/) { _ in "market: {env: MARKET_TOKEN}" }
        .replacing(/allow: \{.*\}/) { _ in "trusted: yes" }
        .replacing(/\ +account: .*\n/) { _ in "" })
    let first = try await stand.dashboard()
    try await first.waitFor(Self.patience) { $0.contains("MARKET_TOKEN is not set") }
    let second = try await TmuxSession(
      [try Program.widgettui().path, "\(stand.folder.path)/board.yaml"], columns: 130, rows: 42,
      environment: stand.folder.environment.merging(["MARKET_TOKEN": token]) { $1 })
    for session in [first, second] {
      try await session.waitFor(Self.patience) { $0.ranges(of: "5 unread").count == 3 }
    }
    let found = try await Program("grep").run(["-rl", token, stand.folder.state])
    #expect(found.standardOutput == "")
  }

  /// A press on the mark of an unread chat goes to the bundle's own program, once, and the number
  /// follows; with the back end away, the tile says that nothing was done.
  @Test func aChatIsMarkedAsRead() async throws {
    let stand = try SystemStand("activity")
    try await stand.market("sign-in", "ada", "lovelace")
    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) { $0.ranges(of: "5 unread").count == 3 }
    func chooseAButton() async throws {
      // The second tile is wide enough for the reason.
      try await session.send("Tab", "Tab", "Enter")
      try await session.waitFor(Self.patience) { $0.contains("Enter opens market://chats ") }
      try await session.send("Tab", "Tab")
      try await session.waitFor(Self.patience) { $0.contains("Enter presses “Mark as read”") }
    }
    try await chooseAButton()
    try await stand.send("PUT", "/_faults", #"{"/activity": "503"}"#)
    try await session.send("Enter")
    let failed = try await session.waitFor(Self.patience) {
      $0.contains("Mark as read: HTTP 503") && $0.contains("⚠ HTTP 503 · press failed")
    }
    #expect(failed.ranges(of: "5 unread").count == 3)
    try await stand.send("DELETE", "/_faults")
    try await stand.send("DELETE", "/_log")
    try await session.send("Enter", "Enter")
    try await session.waitFor(Self.patience) {
      $0.ranges(of: "in 3 chats").count == 3 && !$0.contains("press failed")
    }
    let log = try await stand.send("GET", "/_log")
    #expect(log.ranges(of: #/chat-[0-9]+\/read/#).count == 1, "\(log)")
  }

  // MARK: A wallet

  @Test func aWallet() async throws {
    let stand = try SystemStand("cards")
    let container = "\(stand.folder.path)/wallet/cards.json"
    try await stand.app("wallet", container, "sync", stand.address)
    try await stand.app("wallet", container, "use", "card-6")
    let session = try await stand.dashboard()
    let screen = try await session.waitFor(Self.patience) { screen in
      ["╭ My cards", "Railway Club", "╭ Used last", "╭ At the till", "╭ Expires next"].allSatisfy(
        screen.contains) && screen.ranges(of: "Coffee Lab").count >= 4
    }
    #expect(!screen.contains("Tea Hut"))

    // Nothing watches the file: it is read when the app requests a reload. That nothing comes by
    // itself shows only in time.
    try await stand.app("wallet", container, "add", "Tea Hut", "T-1", "--id", "tea")
    try await Task.sleep(for: .seconds(1))
    #expect(try await !session.screen().contains("Tea Hut"))
    try await stand.app("wallet", container, "--reload", "cards", "use", "tea")
    try await session.waitFor(Self.patience) { $0.contains("Tea Hut") }
    // Trouble with the back end changes nothing.
    try await stand.send("PUT", "/_faults", #"{"/cards": "wrong-json"}"#)
    await #expect(throws: AppFailure.self) {
      try await stand.app("wallet", container, "--reload", "cards", "sync", stand.address)
    }
    try await stand.app("wallet", container, "--reload", "cards", "use", "card-9")
    try await session.waitFor(Self.patience) {
      $0.contains("Tea Hut") && $0.ranges(of: "Railway Club").count >= 2
    }
  }

  /// A press on a card's button records a use at the back end and in the container, and all kinds that
  /// show the container follow; with the back end away, nothing is recorded.
  @Test func aUseIsRecorded() async throws {
    let stand = try SystemStand("cards")
    let container = "\(stand.folder.path)/wallet/cards.json"
    try await stand.app("wallet", container, "sync", stand.address)
    let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
    let widgets = try #require(board.firstRange(of: "stacks:")).lowerBound
    try stand.folder.write(
      "board.yaml",
      board[..<widgets]
        + "pages: {Wallet: [coffee coffee dates dates, coffee coffee recent recent]}\n")
    let session = try await stand.dashboard()
    let used = #/used [0-9]+ ?s/#
    try await session.waitFor(Self.patience) {
      $0.contains("[ record use ]") && $0.contains("╭ Expires next") && !$0.contains(used)
    }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("Enter opens wallet://cards/card-6") }
    try await session.send("Tab")
    try await session.waitFor(Self.patience) { $0.contains("Enter presses “Record a use”") }
    try await stand.send("PUT", "/_faults", #"{"/cards": "503"}"#)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("⚠ HTTP 503 · press failed") && !$0.contains(used)
    }
    try await stand.send("DELETE", "/_faults")
    try await session.send("Enter")
    // The card's own tile, and what expires next, which says which card was used last.
    try await session.waitFor(Self.patience) {
      $0.contains("Use recorded") && $0.ranges(of: used).count == 2
        && $0.contains(#/Coffee Lab used [0-9]+ ?s/#)
    }
  }

  /// Settings that only another choice uses are not listed.
  @Test func theSettingsThatMatter() async throws {
    let stand = try SystemStand("cards")
    func settings(of widget: String) async throws -> [Substring] {
      let outcome = try await stand.folder.run("options", "-b", "board.yaml", widget)
      return outcome.standardOutput.split(separator: "\n").compactMap {
        $0.split(separator: " ").first
      }
    }
    let always: [Substring] = ["numbers", "app", "background", "accent", "container", "server"]
    #expect(try await settings(of: "wallet") == ["choice", "cards"] + always)
    #expect(try await settings(of: "now") == ["choice", "weeks", "share"] + always)
    #expect(try await settings(of: "recent") == ["choice", "since"] + always)
    let outcome = try await stand.folder.run("options", "-b", "board.yaml", "now", "week")
    #expect(
      outcome.standardError.contains("expected one of choice, weeks, share, numbers, app"),
      "\(outcome.standardError)")
  }

  // MARK: A salon

  @Test func aSalon() async throws {
    let stand = try SystemStand("calendar")
    try await stand.salon("sync", stand.address)
    try await stand.salon("insert", "Ann Lee", "--id", "ann", "--minutes", "30")
    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) {
      $0.contains("╭ Nora, three days") && $0.contains("Ann Lee") && $0.contains("Cut and finish")
    }
    // From here on no key is pressed: the shared store reports the rows that changed.
    try await stand.salon("change", "ann", "--customer", "Zoe Hart")
    try await session.waitFor(Self.patience) { $0.contains("Zoe Hart") && !$0.contains("Ann Lee") }
    try await stand.salon("insert", "Bo Park", "--id", "bo", "--minutes", "40")
    try await session.waitFor(Self.patience) { $0.contains("Bo Park") }
    try await stand.salon("delete", "ann")
    try await session.waitFor(Self.patience) { $0.contains("Bo Park") && !$0.contains("Zoe Hart") }
    // The first key shows the focus; Nora's tile is the last one. Other appointments of hers may come
    // before his, with buttons that confirm them.
    try await session.send("BTab", "BTab", "Enter")
    for _ in 0..<60 {
      let screen = try await session.waitFor(Self.patience) {
        $0.contains("Enter opens salon://appointments/") || $0.contains("Enter presses")
      }
      if screen.contains("Enter opens salon://appointments/bo") { break }
      try await session.send("Tab")
      try await session.waitFor(Self.patience) { $0 != screen }
    }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("╭ Bo Park") && $0.contains("Esc back")
    }
  }

  /// With its back end hung, a local change is shown at once, on either database; and a changed row asks
  /// nobody.
  @Test(arguments: [false, true])
  func aSalonWhoseBackEndHangs(isPostgreSQL: Bool) async throws {
    let stand = try SystemStand("calendar")
    let place = "\(stand.folder.path)/salon"
    var stores = ["--store", "\(place)/salon.sqlite", "--shared", "\(place)/shared.sqlite"]
    if isPostgreSQL {
      let server = try PostgreSQLServer.shared.get()
      try server.run("CREATE DATABASE hanging")
      let address =
        "postgresql://tester:se%20cret%2F%40%3A%27@127.0.0.1:\(server.port)/hanging"
      stores += ["--postgres", address]
      let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
      try stand.folder.write(
        "board.yaml",
        board.replacing("store: \(place)/shared.sqlite", with: "store: \"\(address)\""))
    }
    func salon(_ words: String...) async throws {
      try await stand.app("calendar", stores + words)
    }
    try await salon("sync", stand.address)
    try await salon("insert", "Ann Lee", "--id", "ann", "--minutes", "30")
    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Ann Lee") }
    try await stand.send("PUT", "/_faults", #"{"/calendar": "hung"}"#)
    try await session.send("r")
    try await salon("change", "ann", "--customer", "Zoe Hart")
    let changed = ContinuousClock.now
    let screen = try await session.waitFor(Self.patience) {
      $0.contains("Zoe Hart") && !$0.contains("Ann Lee")
    }
    let delay = ContinuousClock.now - changed
    // The question is still pending: it is given up after ten seconds.
    #expect(!screen.contains("⚠"))
    #expect(delay < .seconds(10), "\(delay)")
    try await session.waitFor(Self.patience) {
      $0.contains("⚠ no answer in 10 s") && $0.contains("Zoe Hart")
    }
    try await stand.send("DELETE", "/_faults")
    try await session.send("r")
    try await session.waitFor(Self.patience) { !$0.contains("⚠") }
    try await stand.send("DELETE", "/_log")
    try await salon("change", "ann", "--customer", "Max Hill")
    try await session.waitFor(Self.patience) { $0.contains("Max Hill") && !$0.contains("Zoe") }
    try await salon("delete", "ann")
    try await session.waitFor(Self.patience) { !$0.contains("Max Hill") }
    #expect(try await !stand.send("GET", "/_log").contains("/calendar"))
  }

  // MARK: A shop

  @Test func aShop() async throws {
    let stand = try SystemStand("insights")
    try await stand.merchant("sign-in")
    try await stand.send("POST", "/insights/expire")
    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) { screen in
      ["╭ Today", "╭ This week", "╭ Tōkyō", "Total sales", "€", "¥", "Conversion rate", "★"]
        .allSatisfy(screen.contains)
    }
    // All widgets and the app found the token expired, and one of them refreshed it.
    try await stand.merchant("look")
    let stats = try await stand.send("GET", "/insights/stats")
    #expect(stats.contains(#""refreshes": 1"#), "\(stats)")
    #expect(stats.contains(#""logged_out": 0"#), "\(stats)")

    try await stand.merchant("sign-out")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.ranges(of: "Sign in to").count == 5 && !$0.contains("Total sales")
    }
    try await stand.merchant("sign-in")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("Total sales") && !$0.contains("Sign in")
    }
  }

  /// What a board chooses from the shop's lists is looked up by `check --live`, with the word that is meant.
  @Test func aMisspeltMetricIsToldByTheCheck() async throws {
    let stand = try SystemStand("insights")
    try await stand.merchant("sign-in")
    func check() async throws -> Program.Outcome {
      try await stand.folder.run("check", "--live", "board.yaml")
    }
    let right = try await check()
    #expect(right.ending == .exited(0), "\(right.standardOutput)")
    #expect(right.standardOutput.contains("week: metrics: all 4 are there"))
    #expect(right.standardOutput.contains("tokyo: store: is there"))
    let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
    try stand.folder.write(
      "board.yaml",
      board.replacing("average_order_value", with: "average_oder_value")
        .replacing("store: store-2", with: "store: store-2000"))
    let wrong = try await check()
    #expect(wrong.ending == .exited(1))
    for line in [
      "! week: metrics: there is no 'average_oder_value', did you mean 'average_order_value'?",
      "! tokyo: store: there is no 'store-2000'", "2 wrong choices",
    ] {
      #expect(wrong.standardOutput.contains(line), "\(wrong.standardOutput)")
    }
    try await stand.merchant("sign-out")
    #expect(try await check().standardOutput.contains("week: metrics: could not be looked up: "))
  }

  // MARK: A travel agency

  @Test func aTravelAgency() async throws {
    let stand = try SystemStand("deals")
    let folder = stand.folder
    let deals = try await stand.send("GET", "/deals?airport=MXP&language=en")
    let city = try #require(deals.firstMatch(of: /"city_name": "([^"]*)"/)?.output.1)
    let address = try #require(deals.firstMatch(of: /"url": "([^"]*)"/)?.output.1)
    let code = try #require(address.firstMatch(of: /to=([A-Z]{3})/)?.output.1)

    let session = try await stand.dashboard()
    try await session.waitFor(Self.patience) { screen in
      ["╭ From Milan", String(city), "Where from?", "volo", "€"].allSatisfy(screen.contains)
        && screen.ranges(of: "✈ Holidays").count == 4
    }
    let airports = try await folder.run("options", "-b", "board.yaml", "milan", "airport", "milan")
    #expect(
      airports.standardOutput == """
        LIN  Milan Linate (LIN), Italy
        MXP  Milan Malpensa (MXP), Italy

        """, "\(airports.standardError)")
    let opened = try await folder.run("open", "-b", "board.yaml", String(address))
    // What it says meanwhile is no part of what it opened.
    #expect(opened.standardError == "Searching MXP to \(code)…\n")
    #expect(opened.standardOutput.contains("€"))
    #expect(opened.standardOutput.contains(city))
    let other = try await folder.run("options", "-b", "board.yaml", "milan", "airports")
    #expect(other.ending == .exited(1))
    #expect(other.standardError.contains("expected one of server, airport, travellers, dates"))
    // A key does the same.
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("╭ MXP to \(code), ") && $0.contains("Esc back")
    }
  }
}
