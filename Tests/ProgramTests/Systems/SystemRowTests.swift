import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems in the programs that ship: the pictures of a widget in its families, its requests to the
/// back end, and the output of the commands about it.
@Suite("Rows of systems", .fewAtOnce)
struct SystemRowTests {
  private static let systemFamilies = ["small", "medium", "large"]
  private static let allFamilies = systemFamilies + ["rectangular", "circular", "inline"]

  // MARK: A marketplace

  @Test func activity() async throws {
    let market = SystemWidgetBoard(
      try SystemStand("activity"), kind: "activity",
      ", server: SERVER, token: \"${secret:market}\", account: \"${secret:who}\"")
    try await market.stand.market("sign-in", "ada", "lovelace")
    for family in Self.allFamilies {
      let text = try await market.picture(family)
      #expect(
        text.contains(#/\b5 +unread/#) || text.contains(#/\b5 *\n +unread/#), "\(family): \(text)")
      // The newest message has its mark, or stands beside the number.
      #expect(text.contains(#/[●·] \w/#) == (family != "circular"), "\(family): \(text)")
    }
    let medium = try await market.picture("medium")
    // Below the number, six chats.
    #expect(
      medium.contains("in 4 chats") && medium.ranges(of: #/│ [●·0-9] /#).count == 7, "\(medium)")
    // First the count, then as many messages.
    let calls = ["GET /activity/unread-count", "GET /activity/messages count=5"]
    #expect(try await market.asked().suffix(2) == calls)
    // A message that comes in between makes the count a wrong one.
    try await market.fail(#"{"/activity/messages": {"name": "400", "times": 1}}"#)
    #expect(try await market.reload().contains("w: read at "))
    #expect(try await market.asked() == calls + calls)
    // A message that cannot be read does not take the others along, nor the count.
    try await market.fail(#"{"/activity/messages": "one-wrong"}"#)
    #expect(try await market.reload().contains("w: read at "))
    #expect(try await market.picture("medium").contains("5 unread"))
    try await market.fail(#"{"/activity": "429"}"#)
    #expect(
      try await market.reload().contains("The server received too many requests; next try at "))
    // Twenty processes that ask at once with a token that is out of date are each told so.
    try await market.fail(#"{"/activity": "expired"}"#)
    let told = try await market.reloads(20)
    #expect(told.allSatisfy { $0.contains("Sign in to see your chats") }, "\(told)")
    // An account that may see nothing has nothing of the one before it.
    try await market.fail(nil)
    try await market.stand.market("sign-in", "eve", "denied")
    try await market.reload()
    let denied = try await market.picture("medium")
    #expect(
      denied.contains("This account may not see chats") && !denied.contains("unread"), "\(denied)")
    // Nor has one whose own chats cannot be had.
    try await market.stand.market("sign-in", "ada", "lovelace")
    try await market.reload()
    try await market.stand.market("sign-in", "grace", "hopper")
    try await market.fail(#"{"/activity": "500"}"#)
    try await market.reload()
    let failed = try await market.picture("medium")
    #expect(failed.contains("HTTP 500") && !failed.contains("5 unread"), "\(failed)")
    try await market.fail(nil)
    try await market.reload()
    #expect(try await market.picture("medium").contains("2 unread"))
  }

  // MARK: A wallet

  @Test func cards() async throws {
    let wallet = SystemWidgetBoard(
      try SystemStand("cards"), kind: "cards", ", container: FOLDER/wallet/cards.json")
    let container = "\(wallet.stand.folder.path)/wallet/cards.json"
    #expect(try await wallet.picture("medium").contains("no wallet yet"))
    try await wallet.stand.app("wallet", container, "sync", wallet.stand.address)
    // One card on small, four on medium; a card twice is one, and one that is gone is none.
    let chosen = ", cards: [card-6, card-1, card-3, card-9, card-6, gone]"
    let stores = ["Coffee Lab", "Corner Bakery", "Hypermarket North", "Railway Club"]
    for (family, count) in [("small", 1), ("medium", 4), ("large", 4)] {
      let text = try await wallet.picture(family, chosen)
      for (number, store) in stores.enumerated() {
        #expect(text.ranges(of: store).count == (number < count ? 1 : 0), "\(family): \(text)")
      }
      #expect(text.contains("7 points") && text.contains("✉ Your next"), "\(family): \(text)")
    }
    let small = try await wallet.picture("small", chosen)
    #expect(small.contains("coffeela…m/7f3k9") && !small.contains("https"), "\(small)")
    #expect(small.contains(#/used [0-9]+ (min|hr|days?)/#), "\(small)")
    // A name is cut to its line, and words are wrapped.
    let long = try await wallet.picture(
      "small", ", title: \"Cards of all the shops in our street\"")
    #expect(
      long.contains("…") && long.contains(" Choose cards ") && long.contains(" cards: [card-1, "))
    // Cards are looked for in the shared file; settings have types.
    #expect(try await wallet.options("cards", "coffee") == "card-6  Coffee Lab\n")
    let wrong = try await wallet.picture("medium", ", choice: newest")
    #expect(wrong.wordsOfTile.contains("expected one of chosen, last-used, habits"), "\(wrong)")
    #expect(
      try await wallet.picture("medium", ", choice: habits, weeks: 60").wordsOfTile
        .contains("from 1 to 52"))
    // The last used comes first, after the app has said so; nothing else asks for it.
    try await wallet.stand.app("wallet", container, "use", "card-9")
    #expect(try await wallet.picture("small", ", choice: last-used").contains("Railway Club"))
    let kept = try await wallet.stand.folder.run("timeline", "w", "--board", "board.yaml")
    #expect(kept.standardOutput.contains("policy   never"), "\(kept.standardOutput)")
    try await wallet.stand.app("wallet", container, "use", "card-6")
    #expect(try await wallet.shown("small").contains("Railway Club"))
    try await wallet.reload()
    #expect(try await wallet.shown("small").contains("Coffee Lab"))
    // By the hour and the day: what is used now is the habit of now.
    try await wallet.stand.app("wallet", container, "add", "Tea Hut", "T-1", "--id", "tea")
    for _ in 0..<12 { try await wallet.stand.app("wallet", container, "use", "tea") }
    let habit = try await wallet.picture("small", ", choice: habits, weeks: 4")
    #expect(habit.contains("Tea Hut"), "\(habit)")
    // Of sample data, words and numbers are drawn without a container.
    #expect(try await wallet.preview("medium").contains("4 006381 333931"))
    try wallet.write(chosen + ", background: \"#102030\", accent: warn")
    let painted = try await wallet.stand.folder.run(
      "snapshot", "board.yaml", "--widget", "w", "--format", "ansi", "--color", "true")
    #expect(painted.standardOutput.contains("48;2;16;32;48"), "\(painted.standardOutput)")
    for kind in ["card", "card-dates"] {
      let one = SystemWidgetBoard(
        wallet.stand, kind: kind, ", container: FOLDER/wallet/cards.json, card: card-3")
      let text = try await one.picture("medium")
      #expect(text.contains("Hypermarket North"), "\(kind): \(text)")
      #expect(text.contains(#/[0-9] (min|hr|days?|weeks?|mths?)/#), "\(kind): \(text)")
    }
  }

  @Test func cardsAsTheyLook() async throws {
    let wallet = SystemWidgetBoard(
      try SystemStand("cards"), kind: "cards", ", container: FOLDER/wallet/cards.json")
    let container = "\(wallet.stand.folder.path)/wallet/cards.json"
    try await wallet.stand.app("wallet", container, "sync", wallet.stand.address)
    // Logos or letters, numbers in groups, an address in one row, what is to be done, what the shop says.
    let all = (1...10).map { "card-\($0)" }.joined(separator: ", ")
    let large = try await wallet.picture("large", ", cards: [\(all)]")
    let rows = [
      "▗▀▀▖ Corner Bakery        120 points", "▝▀▀▘ 4 006381 333931", " FV  Fruit & Veg Market",
      " rialto.example/club?id=552018 ", " GYM|2207|M|ACTIVE     ! confirm ",
      " ✉ Double points on Saturday ",
    ]
    for row in rows { #expect(large.contains(row), "\(row)\n\(large)") }
    // A logo that cannot be read is none, and the card is there without it.
    let logos = try await wallet.stand.python(
      [
        "-c",
        "import glob, sys\nfor f in glob.glob(sys.argv[1] + '/**/*.png', recursive=True): print(f); open(f, 'wb').write(b'no picture')",
        "\(wallet.stand.folder.path)/wallet",
      ])
    #expect(!logos.isEmpty)
    let bare = try await wallet.picture("large", ", cards: [\(all)], title: Bare")
    #expect(!bare.contains("▗▀▀▖") && bare.contains(#/▌ Corner Bakery +120 points/#), "\(bare)")
    // Habits change by the hour; without any, one picture does for a week.
    let other = "\(wallet.stand.folder.path)/other/cards.json"
    try await wallet.stand.app("wallet", other, "add", "Tea Hut", "T-1", "--id", "tea")
    let unused = SystemWidgetBoard(
      wallet.stand, kind: "cards", ", container: FOLDER/other/cards.json")
    for (board, isOne) in [(wallet, false), (unused, true)] {
      let habit = try await board.picture("small", ", choice: habits")
      #expect(habit.contains("Tea Hut") == isOne, "\(habit)")
      let kept = try await wallet.stand.folder.run("timeline", "w", "--board", "board.yaml")
      let entries = kept.standardOutput.firstMatch(of: #/entries +(\d+)/#).flatMap { Int($0.1) }
      #expect((entries == 1) == isOne && entries != nil, "\(kept.standardOutput)")
    }
    try await wallet.stand.app("wallet", other, "remove", "tea")
    #expect(try await unused.picture("medium").contains("No cards yet"))
  }

  // MARK: A salon

  @Test func calendar() async throws {
    let salon = try await SystemWidgetBoard.salon("")
    #expect(try await salon.picture("medium").contains("no shared calendar"))
    try await salon.stand.salon("insert", "Ann Lee", "--id", "ann", "--minutes", "30")
    try await salon.stand.salon(
      "insert", "Bo Park", "--id", "bo", "--minutes", "-10", "--employee", "1")
    try await salon.stand.salon("insert", "Cy Day", "--id", "cy", "--minutes", "1500")
    try await salon.reload()
    for family in Self.systemFamilies + ["rectangular", "inline"] {
      let text = try await salon.shown(family)
      #expect(text.contains("Bo Park") && text.contains(#/3[345] min/#), "\(family): \(text)")
      #expect(!text.contains("Cy Day"), "\(family): \(text)")
    }
    let nora = try await salon.picture("medium", ", employee: Nora")
    #expect(nora.contains("Ann Lee") && !nora.contains("Bo Park"), "\(nora)")
    // What is done early does not go on, and the next one is next.
    try await salon.stand.salon("change", "bo", "--status", "completed")
    try salon.write("")
    try await salon.reload()
    let next = try await salon.shown("small")
    #expect(!next.contains(" left") && next.contains(#/in (29|30) min/#), "\(next)")
    // After the day's last one comes tomorrow's.
    try await salon.stand.salon("delete", "ann")
    try await salon.stand.salon("delete", "bo")
    try await salon.reload()
    let tomorrow = try await salon.shown("medium")
    #expect(
      tomorrow.contains("No more today. Tomorrow:") && tomorrow.contains("Cy Day"), "\(tomorrow)")
    #expect(try await salon.open("cy").hasPrefix("Cy Day\n"))
    #expect(try await salon.open("nope").contains("no appointment nope"))
  }

  /// Each account has a salon of its own: nothing of one is shown, or opened, beside another's.
  @Test func calendarOfEachAccount() async throws {
    let salon = SystemWidgetBoard(
      try SystemStand("calendar"), kind: "appointments",
      """
      , store: salon/shared.sqlite, diary: salon/salon.sqlite, server: SERVER, token: "${secret:salon}"
      """)
    try await salon.stand.salon("sign-in", "alice", "aurora", salon.stand.address)
    try salon.write("")
    // A slow back end is read over several reloads. All of it comes flagged, with the whole appointment.
    for _ in 0..<30 {
      try await salon.reload()
      if try await salon.ask("SELECT count(*) > 200 FROM light_appointments") == "1" { break }
    }
    #expect(
      try await salon.ask(
        "SELECT count(*) > 200, sum(needs_sync = 0 OR full_json IS NULL) FROM light_appointments")
        == "1 0")
    let id = try await salon.ask("SELECT id FROM light_appointments ORDER BY id LIMIT 1")
    #expect(id.hasPrefix("alice-"))
    // The app does not run and has none: the link waits for its first sync.
    for _ in 0..<2 {
      let opened = try await salon.open(id)
      #expect(opened.contains("Status: "), "\(opened)")
    }
    try await salon.stand.salon("sign-in", "bob", "borealis", salon.stand.address)
    try await salon.reload()
    #expect(
      try await salon.ask("SELECT count(*) FROM light_appointments WHERE id LIKE 'alice-%'") == "0")
    #expect(try await salon.open(id).contains("no appointment \(id)"))
    // A token that may see nothing shows nothing of bob's, and opens nothing.
    try await salon.stand.salon("sign-in", "eve", "denied", salon.stand.address)
    #expect(try await salon.reload().contains("Sign in to see appointments"))
    let denied = try await salon.shown("medium")
    #expect(
      denied.contains("Sign in to see appointments") && !denied.contains(#/[0-9]:[0-9]/#),
      "\(denied)")
  }

  /// A booked appointment is confirmed by a press on its mark, at the back end too; while that is away, nothing is.
  @Test func anAppointmentIsConfirmed() async throws {
    let salon = SystemWidgetBoard(
      try SystemStand("calendar"), kind: "appointments",
      ", store: salon/shared.sqlite, server: SERVER, employee: Zoe")
    let stand = salon.stand
    try await stand.salon("insert", "Old", "--id", "old", "--minutes", "-90")
    try await stand.book("zed", of: "Guest Zed", with: "Zoe")
    try await stand.send("PUT", "/_settings", #"{"page_delay": 0, "page_size": 50}"#)
    try salon.write("")
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(stand.folder.path)/board.yaml"], columns: 60, rows: 14,
      environment: stand.folder.environment)
    let patience = Duration.seconds(60)
    try await session.waitFor(patience) { $0.contains("○ Guest Zed") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(patience) { $0.contains("Enter opens salon://appointments/zed") }
    try await session.send("Tab")
    try await session.waitFor(patience) { $0.contains("Enter presses “Confirm appointment”") }
    try await stand.send("PUT", "/_faults", #"{"/calendar/appointments/zed": "503"}"#)
    try await session.send("Enter")
    try await session.waitFor(patience) {
      $0.contains("press failed") && $0.contains("○ Guest Zed")
    }
    try await stand.send("DELETE", "/_faults")
    try await session.send("Enter")
    try await session.waitFor(patience) { $0.contains("● Guest Zed") }
    let answer = try await stand.send("GET", "/calendar/appointments/zed")
    #expect(answer.contains(#/"status": "confirmed"/#), "\(answer)")
    // While the back end is away, the tile says since when.
    try await stand.send("PUT", "/_faults", #"{"/calendar": "503"}"#)
    try await session.send("r")
    try await session.waitFor(patience) { $0.contains("HTTP 503") && $0.contains("● Guest Zed") }
  }

  // MARK: A travel agency

  @Test func deals() async throws {
    let agency = SystemWidgetBoard(try SystemStand("deals"), kind: "deals", ", server: SERVER")
    // Without an airport nobody is asked, now or later.
    #expect(try await agency.picture("medium").contains("Where do you depart from?"))
    #expect(try await agency.asked().isEmpty)
    let unset = try await agency.stand.folder.run("timeline", "w", "--board", "board.yaml")
    #expect(unset.standardOutput.contains("policy   never"), "\(unset.standardOutput)")
    let answer = try await agency.stand.send("GET", "/deals?airport=MXP")
    let city = try #require(answer.firstMatch(of: #/"city_name": "([^"]+)"/#)).1
    // What the first deal has depends on the day.
    let kind = try #require(answer.firstMatch(of: #/"deal_type": "([^"]+)"/#)).1
    for family in Self.systemFamilies {
      let text = try await agency.picture(family, ", airport: mxp")
      #expect(
        text.contains("✈ Holidays") && text.contains("€") && text.contains(city), "\(text)")
      #expect(text.contains(kind) && text.contains("▀▀▀"), "\(text)")
    }
    // One question, and each picture once; six entries an hour apart.
    let asked = try await agency.asked()
    #expect(asked.first == "GET /deals airport=MXP dates=weekend language=en travellers=2")
    #expect(
      asked.filter { $0.hasPrefix("GET /deals/pictures/") }.count == 6 * Self.systemFamilies.count)
    let timeline = try await agency.stand.folder.run(
      "timeline", "w", "--board", "board.yaml", "--format", "json")
    #expect(timeline.standardOutput.ranges(of: #""date""#).count >= 6, "\(timeline.standardOutput)")
    let italian = try await agency.picture(
      "medium", ", airport: fco, travellers: family, dates: next-week, language: it")
    #expect(
      try await agency.asked().first
        == "GET /deals airport=FCO dates=next-week language=it travellers=family")
    let italianAnswer = try await agency.stand.send(
      "GET", "/deals?airport=FCO&dates=next-week&language=it&travellers=family")
    let italianKind = try #require(italianAnswer.firstMatch(of: #/"deal_type": "([^"]+)"/#)).1
    #expect(italian.contains(italianKind) && italian.contains("notti"), "\(italian)")
    let wrong = try await agency.picture("medium", ", airport: MXP, travellers: \"9\"")
    #expect(wrong.wordsOfTile.contains("expected one of 1, 2, 3, 4, family"), "\(wrong)")
    try agency.write(", airport: MXP")
    #expect(
      try await agency.options("airport", "milan")
        == "LIN  Milan Linate (LIN), Italy\nMXP  Milan Malpensa (MXP), Italy\n")
    #expect(try await agency.picture("large", ", airport: QQQ").contains("no airport QQQ"))
    #expect(try await agency.preview("medium").contains("✈"))
    // Its address shows what the agency has for it.
    let address = try #require(answer.firstMatch(of: #/"url": "([^"]+)"/#)).1
    #expect(try await agency.open(link: String(address)).contains(city))
    #expect(try await agency.open(link: "holidays://elsewhere") != "")
    // A picture that does not come leaves the deal.
    try await agency.fail(#"{"/deals/pictures": "html"}"#)
    let bare = try await agency.picture("medium", ", airport: LHR")
    #expect(bare.contains("✈ Holidays") && bare.contains("€") && !bare.contains("▀▀▀"), "\(bare)")
    // A deal that cannot be read leaves the others.
    try await agency.fail(#"{"/deals": "one-wrong"}"#)
    #expect(try await agency.reload().contains("w: read at "))
    let others = try await agency.picture("medium", ", airport: MXP")
    #expect(others.contains("✈ Holidays") && others.contains(city), "\(others)")
  }

  // MARK: A shop

  @Test func insights() async throws {
    let shop = SystemWidgetBoard(
      try SystemStand("insights"), kind: "insights",
      ", server: SERVER, session: FOLDER/merchant/session")
    try await shop.stand.merchant("sign-in")
    let metrics = [
      "total_sales", "orders", "sessions", "conversion_rate", "average_order_value",
      "returning_customers", "orders_to_fulfill",
    ]
    // No more is asked for than the family shows. Each family draws a picture of its own, the smaller ones after
    // the larger.
    for (family, count) in [
      ("large", 7), ("medium", 4), ("small", 2), ("rectangular", 1), ("circular", 1), ("inline", 1),
    ] {
      let text = try await shop.picture(family, ", range: 7d, language: en")
      #expect(text.contains(#/€[0-9][0-9,.]*[0-9K]/#), "\(family): \(text)")
      #expect(text.contains("sales") || text.contains("Sales"), "\(family): \(text)")
      #expect(text.contains("Orders") == (count > 1), "\(family): \(text)")
      let query = "metrics=\(metrics.prefix(count).joined(separator: ",")) range=7d store=store-1"
      #expect(try await shop.asked().last == "GET /insights/metrics \(query)", "\(family)")
    }
    let large = try await shop.shown("large")
    #expect(large.contains(#/(sec|min) ago/#) && large.contains("oldest"), "\(large)")
    #expect(try await shop.preview("large").contains("Orders"))
    // Another store, in its currency, and days; the primary chart fills its width, with its axes.
    let tokyo = try await shop.picture(
      "large", ", store: store-2, range: 30d, language: en", size: "32x23")
    #expect(tokyo.contains("¥") && tokyo.contains("Last 30 days"), "\(tokyo)")
    // A number is never cut: it loses its fraction before it gives way.
    for (size, figure) in [("20x8", #/¥[0-9]+\.[0-9]M /#), ("12x5", #/¥[0-9]+M /#)] {
      let narrow = try await shop.picture(
        "small", ", store: store-2, range: 30d, language: en", size: size)
      #expect(narrow.contains(figure), "\(narrow)")
    }
    #expect(tokyo.contains(#/│ +0 █+ │/#) && tokyo.contains(#/│ +[0-9.]+K /#), "\(tokyo)")
    // The merchant's order, without doubles and gaps, in one language.
    _ = try await shop.asked()
    let german = try await shop.picture(
      "medium", ", metrics: [refunds, orders, none, refunds, satisfaction], language: de")
    for word in ["Erstattungen", "Bestellungen", "Zufriedenheit", "Stimmen", "Heute", "vor "] {
      #expect(german.ranges(of: word).count == 1, "\(word): \(german)")
    }
    #expect(try await shop.asked().last?.contains("metrics=refunds,orders,satisfaction ") == true)
    // Nothing is asked for nothing.
    #expect(try await shop.picture("small", ", metrics: [none, none]").contains("No metrics"))
    #expect(try await shop.asked().isEmpty)
    let unknown = try await shop.picture("large", ", store: store-9")
    #expect(
      unknown.contains("no such store") && unknown.contains("store-2 (Aurora Tōkyō)"), "\(unknown)")
    let newer = try await shop.picture(
      "medium", ", metrics: [orders, busy_hours, sessions], language: en")
    #expect(
      newer.contains("Of a newer version: Busy hours") && newer.contains("Sessions"), "\(newer)")
    #expect(try await shop.options("metrics", "order").hasPrefix("orders  "))
    #expect(try await shop.options("store", "tokyo") == "store-2  Aurora Tōkyō\n")
    // The retired kind goes on, and says what to write instead.
    let old = SystemWidgetBoard(
      shop.stand, kind: "shop-sales", ", server: SERVER, session: FOLDER/merchant/session")
    let sales = try await old.picture("medium", ", shop: store-1, period: week, second: visitors")
    #expect(sales.contains(#/€[0-9][0-9,.]*[0-9K]/#) && sales.contains("Sessions"), "\(sales)")
    let page = try await old.open(link: "insights://replacement")
    #expect(
      page.contains("is retired since 2026-02-01") && page.contains("kind: insights"), "\(page)")
    let check = try await old.stand.folder.run("check", "board.yaml")
    let warned = check.standardOutput + check.standardError
    #expect(warned.contains("kind 'shop-sales' is retired since 2026-02-01"), "\(warned)")
    #expect(warned.contains("kind: insights"), "\(warned)")
  }
}

extension String {
  /// The words of a tile in one line, without its border.
  fileprivate var wordsOfTile: String {
    split { $0.isWhitespace || "│╭╮╰╯─".contains($0) }.joined(separator: " ")
  }
}
