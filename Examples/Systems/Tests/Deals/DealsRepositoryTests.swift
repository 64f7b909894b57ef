import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// The parts between the agency's server and the deals, each with a double for the next.
@Suite struct DealsRepositoryTests {
  /// The address is up to the URL source, the JSON up to the adapter.
  @Test func theAnswerOfTheAddressIsAdapted() async throws {
    let rest = CannedRESTClient(["/feed": "{\"deals\": [\(DealsAdapterTests.json())]}"])
    let urls = CannedFeedURLs()
    let repository = RemoteDealsRepository(rest: rest, adapter: DealsAdapter(), urls: urls)
    let search = DealSearch(airport: "MXP", travellers: .family, dates: .nextMonth, language: "it")
    #expect(try await repository.deals(for: search).map(\.cityName) == ["Lisbon"])
    #expect(urls.searches == [search])
    #expect(rest.requests == ["http://agency.example/feed"])
  }

  @Test func aFailureIsPassedOn() async {
    let repository = RemoteDealsRepository(
      rest: CannedRESTClient(), adapter: DealsAdapter(), urls: CannedFeedURLs())
    await #expect(throws: SourceFailure.http(404)) {
      try await repository.deals(for: DealSearch(airport: "MXP"))
    }
  }

  /// A picture is requested once, however many deals have it; a missing one leaves its deal.
  @Test func picturesThatCanBeHad() async throws {
    let picture = try #require(Picture.stripes(0, 255))
    let rest = CannedRESTClient(pictures: ["/lis.png": picture])
    let repository = RemoteDealsRepository(
      rest: rest, adapter: DealsAdapter(), urls: CannedFeedURLs())
    let (there, gone) = (URL(string: "http://a/lis.png"), URL(string: "http://a/gone.png"))
    let deals = await repository.withPictures([
      .sample("Lisbon", imageURL: there), .sample("Porto", imageURL: gone),
      .sample("Lagos", imageURL: there), .sample("Faro"),
    ])
    #expect(deals.deals.map(\.cityName) == ["Lisbon", "Porto", "Lagos", "Faro"])
    #expect(deals.deals.map { $0.picture == picture } == [true, false, true, false])
    #expect(rest.requests.sorted() == ["http://a/gone.png", "http://a/lis.png"])
    // A picture that the server does not have is not requested again, nor are those that came.
    #expect(deals.trouble == nil)
    _ = await repository.withPictures(deals.deals)
    #expect(rest.requests.count == 3)
  }

  /// A temporary failure is retried; a missing picture is not.
  @Test(
    arguments: [
      (.http(status: 404), false), (.http(status: 403), false), (.http(status: 410), false),
      (.malformed, false), (.tooLarge(limit: 8 << 20), false), (.invalidAddress, false),
      (.http(status: 429), true), (.http(status: 500), true), (.http(status: 503), true),
      (.timeout(10), true), (.other, true),
    ] as [(SourceFailure.Kind, Bool)])
  func picturesThatMayComeYet(kind: SourceFailure.Kind, mayCome: Bool) async {
    let later = Date(timeIntervalSince1970: 1_773_480_360)
    let rest = CannedRESTClient(
      failures: ["/lis.png": SourceFailure("x", kind: kind, retryAfter: mayCome ? later : nil)])
    let repository = RemoteDealsRepository(
      rest: rest, adapter: DealsAdapter(), urls: CannedFeedURLs())
    let found = await repository.withPictures([
      .sample("Lisbon", imageURL: URL(string: "http://a/lis.png")), .sample("Faro"),
    ])
    #expect(found.trouble == (mayCome ? PictureTrouble(retryAfter: later) : nil))
  }

  @Test(arguments: [
    (
      "http://agency.example", "it",
      "http://agency.example/deals?airport=MXP&travellers=2&dates=weekend&language=it"
    ),
    (
      "https://agency.example/api/", "fr-CA",
      "https://agency.example/api/deals?airport=MXP&travellers=2&dates=weekend&language=fr"
    ),
    (
      "http://127.0.0.1:8900", "ja",
      "http://127.0.0.1:8900/deals?airport=MXP&travellers=2&dates=weekend&language=en"
    ),
  ])
  func addresses(server: String, language: String, address: String) throws {
    let search = DealSearch(airport: "MXP", language: language)
    #expect(try ServerDealsFeedURLs(server: server).url(for: search).absoluteString == address)
  }

  @Test(arguments: ["", "agency.example", "ftp://agency.example", "http://", "http:///x", "a b"])
  func noAddress(server: String) {
    let failure = #expect(throws: SourceFailure.self) {
      try ServerDealsFeedURLs(server: server).url(for: DealSearch(airport: "MXP"))
    }
    #expect(failure?.reason == (server.isEmpty ? "no server" : "invalid URL"))
  }

  /// Any text for an airport stays a value of the query.
  @Test func wordsStayInTheirPlace() throws {
    let search = DealSearch(airport: "M&X=P#+%/?é")
    let url = try ServerDealsFeedURLs(server: "http://agency.example").url(for: search)
    #expect(
      url.absoluteString.hasPrefix("http://agency.example/deals?airport=M%26X%3DP%23%2B%25"),
      "\(url)")
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    #expect(items.map(\.name) == ["airport", "travellers", "dates", "language"])
    #expect(items.first?.value == search.airport)
  }

  /// Airports work the same way, with their own source of addresses.
  @Test func airports() async throws {
    let rest = CannedRESTClient([
      "/airports?query=mil%C3%A1n%20x&limit=50":
        #"{"airports": [{"code": "LIN", "city": "Milan Linate", "country": "Italy"}, {"code": 3}]}"#
    ])
    let repository = RemoteAirportsRepository(
      rest: rest, adapter: AirportsAdapter(),
      urls: ServerAirportsURLs(server: "http://agency.example"))
    #expect(
      try await repository.airports(matching: "milán x") == [
        AirportEntity(id: "LIN", name: "Milan Linate (LIN)", country: "Italy")
      ])
  }
}
