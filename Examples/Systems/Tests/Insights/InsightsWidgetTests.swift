import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems

/// A shop's metrics, from their back end to the screen.
@MainActor
@Suite("Insights", .fewAtOnce)
struct InsightsWidgetTests {
  static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular,
    .accessoryInline,
  ]

  @Test func everyFamilyInEveryState() async throws {
    let merchant = try Merchant(try Sandbox())
    let settings = ", range: 7d, language: en"
    try expectGolden(
      try await merchant.scene(settings).pictures(of: Self.families), named: "content")
    let scene = try merchant.scene(settings)
    try expectGolden(
      try await scene.pictures(of: Self.families) {
        try merchant.sandbox.fail("/insights", with: #""html""#)
        try await scene.pass(120)
        try await scene.reload()
        try merchant.sandbox.heal()
      }, named: "failed")
    try expectGolden(
      try await merchant.scene(", metrics: [none, none]").pictures(of: Self.families),
      named: "no-metrics")
    try merchant.app("sign-out")
    try expectGolden(
      try await merchant.scene().pictures(of: Self.families), named: "signed-out")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let pictures = Self.families.map { family in
      let layout = InsightsLayout(family)
      let size = family.contentSize
      return GoldenPicture(
        "\(family), \(size)",
        picture(
          columns: size.width, rows: size.height, family: family, redaction: .placeholder, at: now,
          timeZone: .gmt
        ) { InsightsView(state: .sample(at: now, layout: layout), layout: layout) })
    }
    try expectGolden(pictures, named: "placeholder")
  }

  /// Twelve metrics in two rounds, each with a cell of its own shape.
  @Test func allTwelve() async throws {
    let merchant = try Merchant(try Sandbox())
    let names = try merchant.client(language: "en").metrics(matching: "").map(\.id)
    #expect(names.count == 12)
    var pictures: [GoldenPicture] = []
    for part in [names[..<6], names[6...]] {
      let scene = try merchant.scene(
        ", language: de, range: 30d, metrics: [\(part.joined(separator: ", "))]", in: .systemLarge)
      try await scene.settle()
      pictures.append(GoldenPicture(part.joined(separator: " "), scene.grid))
    }
    try expectGolden(pictures, named: "twelve")
  }

  @Test func theChosenOrder() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(
      ", metrics: [refunds, orders, none, refunds, page_load, satisfaction]")
    try await scene.settle()
    let text = scene.text
    let places = ["Refunds", "Orders", "Page load", "Satisfaction"].map { text.firstRange(of: $0) }
    let starts = try places.map { try #require($0, "\(text)").lowerBound }
    #expect(starts == starts.sorted())
    let asked = try merchant.sandbox.get("/_log")["requests"]?.items?.last?["query"]
    #expect(asked?["metrics"] == "refunds,orders,page_load,satisfaction")
  }

  /// Only metrics that fit are requested, although the defaults are those of the largest family.
  @Test(arguments: [
    (WidgetFamily.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 7), (.accessoryInline, 1),
    (.accessoryCircular, 1), (.accessoryRectangular, 1),
  ])
  func defaultsAreTrimmed(family: WidgetFamily, count: Int) async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(in: family)
    try await scene.settle()
    let asked = try merchant.sandbox.get("/_log")["requests"]?.items?.last?["query"]?["metrics"]
    #expect(asked?.words?.split(separator: ",").count == count)
  }

  /// A number is never cut to its first digits, however small the space.
  @Test(arguments: [
    ("¥6,323,380", 6_323_380, "¥6.3M"), ("61.254,30\u{a0}€", 61_254.3, "61,3K\u{a0}€"),
  ])
  func numbersAreNotCut(value: String, number: Double, corner: String) {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let forms = [value] + Figure.narrower(value, number: number)
    let cell = InsightCell(
      id: "total_sales", title: "Sales", value: value, narrower: Array(forms.dropFirst()),
      comparison: Comparison(.up, "1,204.5%", meaning: .good), series: [1, 2, 3])
    let state = InsightsState(store: "A", ranges: ["Today"], cells: [cell])
    func text(_ width: Int, _ family: WidgetFamily) -> String {
      let rows = family.contentSize.height
      return picture(columns: width, rows: rows, family: family, at: now, timeZone: .gmt) {
        InsightsView(state: state, layout: InsightsLayout(family))
      }.text
    }
    for family in Self.families {
      for width in 1...44 {
        let text = text(width, family)
        let rest = (["1,204.5%"] + forms).reduce(text) { $0.replacing($1, with: "") }
        #expect(!rest.contains { $0.isNumber }, "\(family) \(width): \(text)")
      }
    }
    #expect(text(7, .accessoryCircular).contains(corner))
  }

  @Test func noneIsChosen() async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.send("DELETE", "/_log")
    let scene = try merchant.scene(", metrics: [none, none, none]")
    try await scene.settle()
    #expect(scene.text.contains("No metrics"))
    #expect(scene.failure == nil)
    #expect(try merchant.sandbox.requests().isEmpty, "nothing is asked for nothing")
  }

  @Test(arguments: [
    (["orders", "orders", "none", "sessions", "orders"], 7, ["orders", "sessions"]),
    (["none", "none"], 4, []), ([], 2, []),
    (MetricEntity.defaults.map(\.id), 2, ["total_sales", "orders"]),
  ])
  func shown(choice: [String], most: Int, shown: [String]) {
    #expect(MetricEntity.shown(of: choice.map { MetricEntity($0) }, most: most) == shown)
  }

  /// The store is chosen by its identifier, otherwise it is the merchant's first; the days are as
  /// chosen.
  @Test func storeAndDays() async throws {
    let merchant = try Merchant(try Sandbox())
    let first = try merchant.scene(", range: 30d")
    try await first.settle()
    #expect(first.text.contains("Aurora Goods · 30 days"))
    let second = try merchant.scene(", store: store-2")
    try await second.settle()
    #expect(second.text.contains("Aurora Tōkyō · Today"))
    #expect(second.text.contains("¥"))
  }

  /// The stamp shows the age of the figures, and advances without requests.
  @Test func theStampGoesOn() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene()
    try await scene.settle()
    let asked = try merchant.count("data_calls")
    try await scene.pass(63)
    #expect(scene.text.contains("1 min, 3 sec ago"), "\(scene.text)")
    #expect(try merchant.count("data_calls") == asked)
  }

  @Test func theStampIsNeverCut() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(", range: 7d", in: .systemLarge)
    try await scene.settle()
    for _ in 0..<8 {
      try await scene.pass(83)
      #expect(scene.text.contains(#/[0-9] (sec|min) ago │/#), "\(scene.text)")
    }
  }

  /// A primary cell has bars over the whole width, and its change at the right.
  @Test func thePrimaryCell() async throws {
    let merchant = try Merchant(try Sandbox())
    let large = try merchant.scene(", range: 7d, language: en", in: .systemLarge)
    try await large.settle()
    let rows = large.text.split(separator: "\n").map(String.init)
    let name = try #require(rows.firstIndex { $0.contains("Total sales") })
    #expect(rows[name + 1].contains("€"))
    #expect(rows[name + 1].hasSuffix("% │"), "\(large.text)")
    #expect(rows[name + 2].contains("█") || rows[name + 3].contains("█"))
    let small = try merchant.scene(
      ", range: 7d, language: en, metrics: [total_sales]", in: .systemSmall)
    try await small.settle()
    let lines = small.text.split(separator: "\n").map(String.init)
    let other = try #require(lines.firstIndex { $0.contains("Total sales") })
    #expect(!lines[other + 1].contains("%") && lines[other + 2].contains("%"), "\(small.text)")
  }

  /// The bars of a primary cell and the labels of its axes fill its width, in a large tile of its own
  /// size and in that of the example's board on 80×24 cells.
  @Test(
    arguments: [Size(width: 40, height: 20), Size(width: 32, height: 23)], ["today", "7d", "30d"])
  func thePrimaryChart(size: Size, range: String) async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(", range: \(range), language: en", in: .systemLarge)
    scene.show(in: .systemLarge, size: size)
    try await scene.settle()
    let text = scene.text
    let rows = text.split(separator: "\n").map(String.init)
    let name = try #require(rows.firstIndex { $0.contains("Total sales") })
    let last = try #require(
      rows[(name + 2)...].firstIndex { $0.contains(#/│ +0 [▁▂▃▄▅▆▇█]/#) }, "\(text)")
    #expect(last >= name + 3, "there are two rows of bars at least: \(text)")
    // The last bar ends where the cell does.
    #expect(rows[last].contains(#/[▁▂▃▄▅▆▇█] │$/#), "\(text)")
    #expect(rows[name + 2].contains(#/│ +[0-9.]+K? /#), "\(text)")
    let times = rows[last + 1]
    switch range {
    case "today": #expect(times.contains("00:00") && times.contains("06:00"), "\(text)")
    case "7d": #expect(times.contains(#/8 +9 +10 +11 +12 +13 +14 /#), "\(text)")
    default: #expect(times.contains(#/[23]/[0-9]+ .*3/14 /#), "\(text)")
    }
    // All seven metrics are there.
    for title in ["Orders", "Sessions", "Conv", "Average", "Regular", "fulfil|To do"] {
      #expect(text.contains(try Regex(title)), "\(title): \(text)")
    }
  }

  /// A long value is shortened before its series gives way to its change.
  @Test func aLongValueKeepsItsChart() {
    let value = "61.254,30\u{a0}€"
    let cell = InsightCell(
      id: "refunds", title: "Refunds", value: value,
      narrower: Figure.narrower(value, number: 61_254.3),
      comparison: Comparison(.up, "42,4\u{a0}%", meaning: .bad), series: [1, 2, 3])
    func text(_ columns: Int, _ rows: Int) -> String {
      picture(columns: columns, rows: rows) {
        InsightCellView(
          cell: cell, room: Size(width: columns, height: rows), isPrimary: false, words: .german)
      }.text
    }
    for (columns, words) in [
      (21, "61.254,30 €  ▲ 42,4 %"), (17, "61.254 € ▲ 42,4 %"), (16, "61,3K € ▲ 42,4 %"),
      (14, "61K € ▲ 42,4 %"), (13, "61.254,30 € ▲"), (7, "61K € ▲"),
    ] {
      let shown = text(columns, 3).replacing("\u{a0}", with: " ")
      #expect(shown.contains(words), "\(columns): \(shown)")
      #expect(shown.contains("⣿"), "\(columns): \(shown)")
    }
    // With a row more, nothing is shortened.
    #expect(text(17, 4).contains(value) && text(17, 4).contains("⣿"))
  }

  /// Where a metric has one row, its title gives way, and no word touches another.
  @Test func inOneRowNothingTouches() {
    let value = "61.254,30\u{a0}€"
    let cell = InsightCell(
      id: "refunds", title: "Refunds", value: value,
      narrower: Figure.narrower(value, number: 61_254.3),
      comparison: Comparison(.up, "42,4\u{a0}%", meaning: .bad))
    for (columns, words) in [
      (30, "Refunds 61.254,30 € ▲ 42,4 %"), (24, "Refunds 61,3K € ▲ 42,4 %"),
      (16, "Refu… 61.254 € ▲"),
    ] {
      let shown = picture(columns: columns, rows: 1) {
        InsightCellView(
          cell: cell, room: Size(width: columns, height: 1), isPrimary: false, words: .german)
      }.text
      let shownWords = shown.replacing("\u{a0}", with: " ").split(whereSeparator: \.isWhitespace)
      #expect(shownWords == words.split(separator: " "), "\(columns): \(shown)")
    }
  }

  /// The title of a circular tile is a whole word.
  @Test func theCircularTitle() async throws {
    let merchant = try Merchant(try Sandbox())
    for (language, title) in [("en", "Sales"), ("de", "Umsatz"), ("ja", "総売上")] {
      let scene = try merchant.scene(
        ", range: 7d, language: \(language)", in: .accessoryCircular)
      try await scene.settle()
      let rows = scene.text.split(separator: "\n").map { $0.filter { $0 != " " } }
      #expect(rows.contains(title), "\(scene.text)")
    }
  }

  /// Titles, days, remarks, ages and numbers are in one language, also in the environment's.
  @Test(arguments: [
    ("de", ["Letzte 7 Tage", "Gesamtumsatz", "älteste", "Stimmen", "vor 0:00"]),
    ("ja", ["過去7日間", "総売上", "最古", "件の評価", "0:00前"]),
  ])
  func oneLanguage(language: String, words: [String]) async throws {
    let merchant = try Merchant(try Sandbox())
    let metrics = "metrics: [total_sales, orders_to_fulfill, satisfaction, sessions]"
    let scene = try merchant.scene(
      ", range: 7d, language: \(language), \(metrics)", in: .systemLarge)
    scene.show(in: .systemLarge, size: Size(width: 60, height: 20))
    try await scene.settle()
    for word in words { #expect(scene.text.contains(word), "\(word): \(scene.text)") }
    let english = ["Last", "days", "sales", "Sessions", "oldest", "votes", "ago"]
    for word in english { #expect(!scene.text.contains(word), "\(word): \(scene.text)") }
    let none = try merchant.scene(", metrics: [none], language: \(language)")
    try await none.settle()
    #expect(!none.text.contains("No metrics") && none.text.contains("metrics"), "\(none.text)")
    try merchant.app("sign-out")
    try await scene.reload()
    let signIn = InsightsWords.of(language).signIn
    #expect(scene.text.contains(signIn.prefix(8)) && !scene.text.contains("Sign"), "\(scene.text)")
  }

  /// Equal options give equal pictures in every family: the view does not ask for the family.
  @Test func optionsDecideAndNotTheFamily() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let layout = InsightsLayout(.systemLarge)
    let state = InsightsState.sample(at: now, layout: layout)
    let pictures = [WidgetFamily.systemLarge, .systemSmall, .systemExtraLarge].map { family in
      picture(columns: 36, rows: 18, family: family, at: now, timeZone: .gmt) {
        InsightsView(state: state, layout: layout)
      }.text
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func somethingIsReadAtOddSizes() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    for family in WidgetFamily.allCases {
      let layout = InsightsLayout(family)
      let state = InsightsState.sample(at: now, layout: layout)
      for (width, height) in [
        (1, 1), (3, 1), (8, 2), (12, 3), (20, 5), (29, 9), (80, 3), (200, 60),
      ] {
        let text = picture(columns: width, rows: height, family: family, at: now, timeZone: .gmt) {
          InsightsView(state: state, layout: layout)
        }.text
        #expect(text.contains { !$0.isWhitespace }, "\(family) \(width)×\(height)")
      }
    }
  }
}
