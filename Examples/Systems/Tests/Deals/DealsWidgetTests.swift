import FoundationEssentials
import TestServers
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems

/// An agency's deals, from its back end to the screen.
@MainActor
@Suite("Deals", .fewAtOnce)
struct DealsWidgetTests {
  nonisolated static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  static func scene(
    _ sandbox: Sandbox, _ settings: String = ", airport: MXP, language: en",
    in family: WidgetFamily = .systemMedium
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        trips: {kind: deals, server: "\(sandbox.address)"\(settings)}
      """, showing: "trips", in: family)
  }

  @Test func everyFamily() async throws {
    let sandbox = try Sandbox()
    let scene = try Self.scene(sandbox)
    try expectGolden(try await scene.pictures(of: Self.families), named: "content")
    try expectGolden(
      try await Self.scene(sandbox, "").pictures(of: Self.families), named: "configure")
    try expectGolden(
      try await scene.pictures(of: Self.families) {
        try sandbox.fail("/deals", with: #""503""#)
        try await scene.reload()
        try sandbox.heal()
      }, named: "failed")
    try sandbox.fail("/deals/pictures", with: #""404""#)
    try expectGolden(
      try await Self.scene(sandbox).pictures(of: Self.families), named: "no-picture")
    try sandbox.fail("/deals", with: #""empty""#)
    try expectGolden(
      try await Self.scene(sandbox).pictures(of: Self.families), named: "empty")
    try expectGolden(
      DealsView(
        entry: FakeDealEntryProvider().entry(at: Date(timeIntervalSince1970: 1_773_480_360))),
      named: "placeholder", families: Self.families, redaction: .placeholder)
  }

  /// One response, one request for each picture, then an hour for each of its deals, the last
  /// included.
  @Test func aDealAnHourFromOneResponse() async throws {
    let sandbox = try Sandbox()
    let cities = try #require(
      sandbox.get("/deals?airport=MXP&travellers=2&dates=weekend").cities)
    #expect(Set(cities).count == 6)
    try sandbox.send("DELETE", "/_log")
    let scene = try Self.scene(sandbox)
    try await scene.settle()
    for (hour, city) in cities.enumerated() {
      if hour > 0 { try await scene.pass(3600) }
      #expect(scene.text.contains(city), "\(hour): \(scene.text)")
      for other in cities where other != city { #expect(!scene.text.contains(other)) }
    }
    let requests = try sandbox.requests()
    #expect(requests.count { $0 == "GET /deals" } == 1, "\(requests)")
    #expect(requests.count { $0.hasPrefix("GET /deals/pictures/") } == 6, "\(requests)")
    try await scene.pass(3599)
    #expect(try sandbox.requests().count == 7)
    try await scene.pass(1)
    #expect(try sandbox.requests().count { $0 == "GET /deals" } == 2)
  }

  /// Nothing is ever requested before there is an airport.
  @Test func nothingIsAskedBeforeAnAirportIsChosen() async throws {
    let sandbox = try Sandbox()
    try sandbox.send("DELETE", "/_log")
    let scene = try Self.scene(sandbox, "")
    try await scene.settle()
    #expect(scene.text.contains("Where do you depart from?"))
    #expect(scene.nextReload == nil)
    try await scene.pass(86400)
    #expect(try sandbox.requests() == [])
  }

  /// The requests follow the choices, in the chosen language.
  @Test func theChoicesAreAskedFor() async throws {
    let sandbox = try Sandbox()
    try sandbox.send("DELETE", "/_log")
    let scene = try Self.scene(
      sandbox, ", airport: fco, travellers: family, dates: next-week, language: it_IT.UTF-8")
    try await scene.settle()
    #expect(scene.failure == nil)
    let query = try #require(sandbox.get("/_log")["requests"]?.items?.first?["query"])
    #expect("\(query)".contains("FCO") && "\(query)".contains("family"), "\(query)")
    #expect("\(query)".contains("next-week"), "\(query)")
    #expect(scene.text.contains("volo"), "\(scene.text)")
  }

  @Test(arguments: [
    (", airport: MXP, travellers: \"9\"", "travellers"), (", airport: MXP, dates: never", "dates"),
  ])
  func otherChoicesAreRefusedByTheBoard(settings: String, words: String) throws {
    let sandbox = try Sandbox()
    let failure = #expect(throws: (any Error).self) { try Self.scene(sandbox, settings) }
    #expect("\(failure.map { "\($0)" } ?? "")".contains(words))
  }

  /// The airports come from the server that the board names, by a search.
  @Test func airportsAreLookedFor() async throws {
    let sandbox = try Sandbox()
    let description = try #require(Self.description)
    let parameters = try #require(description.parameters)
    let values = parameters.values(
      InstanceSettings(["server": .text(sandbox.address), "airport": "QQQ"]))
    let found = try await parameters.options("airport", "milan", values)
    #expect(found.map(\.value) == [.text("LIN"), .text("MXP")])
    #expect(found.map(\.title) == ["Milan Linate (LIN), Italy", "Milan Malpensa (MXP), Italy"])
    #expect(try await parameters.options("airport", nil, values).count == 50)
    #expect(try await parameters.options("airport", "nowhere at all", values).isEmpty)
    #expect(
      try await parameters.options("dates", nil, values).map(\.title) == [
        "Next weekend", "Next week", "Next month",
      ])
    #expect(
      try await parameters.options("dates", "WEEK next", values).map(\.value) == [
        .text("weekend"), .text("next-week"),
      ])
    // Without a board there is no server to ask.
    await #expect(throws: SourceFailure.self) {
      try await parameters.options("airport", "milan", [:])
    }
  }

  private static var description: WidgetDescription? {
    var all: [WidgetDescription] = []
    DealsWidget().describe(into: &all)
    return all.first
  }

  /// The whole tile opens the deal that is shown.
  @Test func theTileOpensTheDeal() async throws {
    let sandbox = try Sandbox()
    let deal = try #require(sandbox.get("/deals?airport=MXP")["deals"]?.items?.first)
    let address = try #require(deal["url"]?.words)
    let grid = picture(columns: 20, rows: 8) { DealCard(deal: .sample(url: address)) }
    #expect(grid.links.map(\.url.absoluteString) == [address])
    #expect(grid.links.first?.rect == grid.bounds)
  }

  /// A board may write an airport in small letters: its deals' addresses are its own.
  @Test(arguments: ["MXP", "mxp", " Mxp "])
  func anAirportInAnyCase(airport: String) throws {
    let route = try #require(Self.description?.links.first)
    let address = DealLinkTests.address
    #expect(route.suits(address, InstanceSettings(["airport": .text(airport)])))
    #expect(!route.suits(address, InstanceSettings(["airport": "FCO"])))
  }

  /// The agency's name and colour, the price, the days and the nights are those of the answer.
  @Test func theAgencysWords() throws {
    let answer = """
      {"agency": {"name": "Viaggi", "color": "#0040ff"}, "deals": [{"id": "1", "city_name": "Roma",
       "country": "Italia", "from": "MXP", "to": "FCO", "deal_type": "volo", "travellers": "2",
       "price": {"amount": "9.00", "currency": "EUR", "formatted": "9 €"}, "nights": 2,
       "nights_formatted": "2 notti", "days_formatted": "20–22 mar",
       "departs": "2026-03-20T18:00:00Z", "returns": "2026-03-22T18:00:00Z", "image_url": "",
       "url": "\(DealLinkTests.address)"}]}
      """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let decoded = try decoder.decode(DealsAnswer.self, from: Data(answer.utf8))
    let base = try #require(URL(string: "http://agency.example"))
    let deal = try #require(try DealsAdapter().deals(of: decoded, from: base, most: 1).first)
    let grid = picture(columns: 40, rows: 10) { DealCard(deal: deal) }
    for words in ["Viaggi", "9 €", "Roma, Italia", "volo", "20–22 mar, 2 notti"] {
      #expect(grid.text.contains(words), "\(words): \(grid.text)")
    }
    #expect(!grid.text.contains("Holidays") && !grid.text.contains("nights"))
    #expect(grid.styles.contains { $0.background == .rgb(RGB(0x0040ff)) }, "\(grid.styles)")
  }

  /// The kind's route follows the address on the real server.
  @Test func theAddressIsFollowed() async throws {
    let sandbox = try Sandbox()
    let deal = try #require(sandbox.get("/deals?airport=MXP")["deals"]?.items?.first)
    let address = try #require(deal["url"]?.words)
    let route = try #require(Self.description?.links.first)
    #expect(route.scheme == "holidays")
    let told = Told<LinkRoute.State>()
    let settings = InstanceSettings(["server": .text(sandbox.address), "language": "en"])
    await route.open(address, settings) { told.add($0) }
    guard case .opened(let page)? = told.all.last else {
      Issue.record("\(told.all)")
      return
    }
    let lines = page.lines
    #expect(lines.count >= 2)
    #expect(lines[1].contains(try #require(deal["city_name"]?.words)), "\(lines)")
  }

  /// Words are readable on any picture, with any number of colours: on white, on black, and on
  /// stripes as fine as cells.
  @Test(arguments: [(255, 255), (0, 0), (0, 255), (128, 128)], Self.families)
  func wordsCanBeReadOnAnyPicture(greys: (Int, Int), family: WidgetFamily) throws {
    let place = Picture.stripes(UInt8(greys.0), UInt8(greys.1))
    let size = family.tileSize
    let grid = picture(columns: size.width, rows: size.height, family: family) {
      DealCard(deal: .sample(picture: place))
    }
    var count = 0
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width where grid[x, y].isLetter {
        count += 1
        let style = grid.styles[Int(grid[x, y].style)]
        for depth in ColorDepth.allCases {
          let resolved = style.resolved(in: .standard, at: depth)
          let contrast = resolved.contrast
          #expect(contrast >= 4.5, "\(depth) \(resolved) at \(x), \(y)")
        }
      }
    }
    #expect(count > 20, "\(grid.text)")
  }
}

extension Datum {
  /// The cities of the deals in an answer.
  fileprivate var cities: [String]? { self["deals"]?.items?.compactMap { $0["city_name"]?.words } }
}
