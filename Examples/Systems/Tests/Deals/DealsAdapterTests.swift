import FoundationEssentials
import Testing
import WidgetSources

@testable import WidgetSystems

/// The conversion of the server's answer to deals, or to words for what is wrong with it.
@Suite struct DealsAdapterTests {
  static let link =
    "holidays://search?from=MXP&to=LIS&departs=2026-03-20&returns=2026-03-22&travellers=2"

  static func json(
    id: String = "a", image: String = "/pictures/lis.png", url: String = link,
    amount: String = "199.00", currency: String = "EUR"
  ) -> String {
    """
    {"id": "\(id)", "city_name": "Lisbon", "country": "Portugal", "from": "MXP", "to": "LIS",
     "deal_type": "flight + hotel", "price": {"amount": "\(amount)", "currency": "\(currency)"},
     "travellers": "2", "nights": 2, "departs": "2026-03-20T18:00:00Z",
     "returns": "2026-03-22T18:00:00Z", "image_url": "\(image)", "url": "\(url)"}
    """
  }

  private func deals(_ elements: String..., most: Int = 12) throws -> [Deal] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let answer = try decoder.decode(
      DealsAnswer.self, from: Data("{\"deals\": [\(elements.joined(separator: ","))]}".utf8))
    let base = try #require(URL(string: "https://agency.example/api/deals?airport=MXP"))
    return try DealsAdapter().deals(of: answer, from: base, most: most)
  }

  @Test func aDeal() throws {
    let deal = try #require(try deals(Self.json()).first)
    #expect(deal.cityName == "Lisbon")
    #expect(deal.type == "flight + hotel")
    #expect(deal.price == "€199")
    #expect(deal.nights == 2)
    #expect(deal.departs == Date(timeIntervalSince1970: 1_774_029_600))
    #expect(deal.imageURL?.absoluteString == "https://agency.example/pictures/lis.png")
    #expect(deal.url?.absoluteString == Self.link)
  }

  @Test(arguments: [
    ("414.00", "EUR", "€414"), ("414.50", "EUR", "€414.50"), ("80.00", "USD", "$80"),
    ("12.00", "GBP", "£12"), ("900", "CHF", "900 CHF"), ("", "XXX", " XXX"),
  ])
  func prices(amount: String, currency: String, words: String) throws {
    #expect(try deals(Self.json(amount: amount, currency: currency)).first?.price == words)
  }

  /// A deal can open only a search of the app.
  @Test(arguments: [
    "https://evil.example/", "file:///etc/passwd", "holidays://settings", "holidays://search", "",
    "holidays://search?from=../..&to=LIS&departs=2026-03-20&returns=2026-03-22&travellers=2",
  ])
  func otherAddressesAreNotOpened(url: String) throws {
    let deal = try #require(try deals(Self.json(url: url)).first)
    #expect(deal.url == nil)
    #expect(deal.cityName == "Lisbon")
  }

  @Test(arguments: ["", "file:///etc/passwd", "javascript:1"])
  func picturesAreOnTheWeb(image: String) throws {
    let deal = try #require(try deals(Self.json(image: image)).first)
    #expect(deal.imageURL == nil)
  }

  /// A deal that cannot be read does not spoil the others; an answer with only such deals fails.
  @Test func whatCannotBeReadIsLeftOut() throws {
    #expect(try deals("{\"id\": 4}", Self.json(id: "b"), "null").map(\.id) == ["b"])
    #expect(try deals().isEmpty)
    let failure = #expect(throws: SourceFailure.self) { try deals("{\"id\": 4}") }
    #expect(failure?.reason == "unexpected data")
    #expect(
      failure?.detail.contains("deals.Index 0.id") == true
        || failure?.detail.contains("deals.0.id") == true, "\(failure?.detail ?? "")")
  }

  @Test func noMoreThanAreShown() throws {
    #expect(
      try deals(Self.json(id: "a"), Self.json(id: "b"), Self.json(id: "c"), most: 2).map(\.id) == [
        "a", "b",
      ])
  }
}
