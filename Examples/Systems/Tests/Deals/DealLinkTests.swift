import FoundationEssentials
import Synchronization
import Testing
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems

/// A deal's address with its parameters, from the tile to the results of a search.
@Suite struct DealLinkTests {
  static let address = DealsAdapterTests.link

  private func states(
    _ address: String, _ found: Result<[Deal], SourceFailure>
  ) async -> [LinkRoute.State] {
    let told = Mutex<[LinkRoute.State]>([])
    let dispatcher = DealLinkDispatcher(repository: CannedDealsRepository(found: found))
    await dispatcher.dispatch(address) { state in told.withLock { $0.append(state) } }
    return told.withLock { $0 }
  }

  @Test func itsParameters() throws {
    let link = try #require(URL(string: Self.address).flatMap { DealLink($0) })
    #expect(link.from == "MXP")
    #expect(link.to == "LIS")
    #expect(link.departs == "2026-03-20")
    #expect(link.returns == "2026-03-22")
    #expect(link.travellers == .two)
  }

  @Test(arguments: [
    "holidays://search", "holidays://other?from=MXP", "https://search?from=MXP",
    address.replacing("MXP", with: "mxp"), address.replacing("LIS", with: "LISB"),
    address.replacing("2026-03-20", with: "2026-02-30"), address.replacing("=2026-03-22", with: ""),
    address.replacing("travellers=2", with: "travellers=9"), "", "holidays://search?%",
  ])
  func otherAddresses(address: String) async {
    let states = await states(address, .success([.sample()]))
    #expect(states.count == 1)
    guard case .failed(let words)? = states.first else {
      Issue.record("\(states)")
      return
    }
    #expect(words.hasPrefix("Expected holidays://search with"))
  }

  @Test func aSearchIsShownWithItsResults() async {
    let other = Deal.sample(
      "Rome", url: Self.address.replacing("to=LIS", with: "to=FCO"))
    let line = "€199  Lisbon, 20–22 Mar: flight + hotel"
    #expect(
      await states(Self.address, .success([.sample(), other])) == [
        .loading("Searching MXP to LIS…"),
        .opened(
          ["MXP to LIS, 2026-03-20 to 2026-03-22, 2 travellers", line]),
      ])
  }

  /// Results for other days must not look like those that were requested.
  @Test func onOtherDaysAreOtherDeals() async {
    let asked = Self.address.replacing("2026-03-2", with: "2027-03-2")
    #expect(
      await states(asked, .success([.sample()])).last
        == .opened([
          "MXP to LIS, 2027-03-20 to 2027-03-22, 2 travellers",
          "No deals on these days any more; on others:", "€199  Lisbon, 20–22 Mar: flight + hotel",
        ]))
  }

  @Test func nothingIsLeft() async {
    #expect(
      await states(Self.address, .success([])).last
        == .opened(["MXP to LIS, 2026-03-20 to 2026-03-22, 2 travellers", "No deals any more."]))
  }

  @Test func aFailure() async {
    #expect(
      await states(Self.address, .failure(SourceFailure.http(503, "The server has trouble.")))
        .last == .failed("HTTP 503: The server has trouble."))
  }

  @Test func days() {
    var deal = Deal.sample()
    #expect(TravelDays.words(deal) == "20–22 Mar")
    deal = Deal(
      id: "", cityName: "", country: "", type: "", price: "", nights: 0, departs: deal.departs,
      returns: deal.departs + 15 * 86400, imageURL: nil, url: nil)
    #expect(TravelDays.words(deal) == "20 Mar – 4 Apr")
  }
}
