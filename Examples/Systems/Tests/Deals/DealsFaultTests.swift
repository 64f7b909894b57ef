import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// The deals when their back end fails.
@MainActor
@Suite("Deals' faults", .fewAtOnce)
struct DealsFaultTests {
  /// Returns the city of the first deal in a server's answer.
  private func city(_ sandbox: Sandbox) throws -> String {
    try #require(sandbox.get("/deals?airport=MXP")["deals"]?.items?.first?["city_name"]?.words)
  }

  /// Network trouble and wrong data leave the last deal, with the reason in the border.
  @Test(
    arguments: Fault.ofTransport + [
      Fault("400", "HTTP 400"), Fault("502", "HTTP 502"), Fault("429", "HTTP 429"),
    ])
  func theLastDealStays(fault: Fault) async throws {
    let sandbox = try Sandbox()
    let city = try city(sandbox)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    #expect(scene.failure == nil)
    try sandbox.fail("/deals", with: "\"\(fault.name)\"")
    try await scene.reload()
    #expect(scene.text.contains(city), "\(scene.text)")
    let failure = scene.failure ?? ""
    #expect(
      fault.reason.isEmpty ? failure.isEmpty : failure.hasPrefix(fault.reason),
      "\(fault.name): \(failure)")
    try sandbox.heal()
    try await scene.reload()
    #expect(scene.failure == nil)
  }

  /// The fetched deals continue by the hour while the server is unavailable.
  @Test func theHoursGoOn() async throws {
    let sandbox = try Sandbox()
    let deals = try #require(sandbox.get("/deals?airport=MXP")["deals"]?.items)
    let second = try #require(deals[1]["city_name"]?.words)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    try sandbox.fail("/deals", with: #""500""#)
    try await scene.reload()
    try await scene.pass(3600)
    #expect(scene.text.contains(second), "\(scene.text)")
  }

  /// A picture that fails in any way affects nothing else.
  @Test(arguments: [
    "404", "500", "403", "html", "reset", "truncated", "empty-body", "wrong-content-type", "huge",
    "endless", "refused",
  ])
  func aPictureThatDoesNotCome(fault: String) async throws {
    let sandbox = try Sandbox()
    let city = try city(sandbox)
    try sandbox.fail("/deals/pictures", with: "\"\(fault)\"")
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains(city), "\(scene.text)")
  }

  /// Pictures are requested together: six that never come take the time of one.
  @Test func picturesThatHang() async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals/pictures", with: #""hung""#)
    let repository = RemoteDealsRepository(
      rest: HTTPRESTClient(timeout: 4), adapter: DealsAdapter(),
      urls: ServerDealsFeedURLs(server: sandbox.address))
    let deals = try await repository.deals(for: DealSearch(airport: "MXP"))
    #expect(Set(deals.map(\.imageURL)).count == 6)
    let start = ContinuousClock.now
    let shown = await repository.withPictures(deals)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(shown.deals.map(\.cityName) == deals.map(\.cityName))
    #expect(shown.deals.allSatisfy { $0.picture == nil })
    #expect(shown.trouble != nil)
  }

  /// Missing pictures are requested again, and nothing else is, while the deals continue.
  @Test func picturesThatComeLater() async throws {
    let sandbox = try Sandbox()
    let deals = try #require(sandbox.get("/deals?airport=MXP")["deals"]?.items)
    let cities = try deals.map { try #require($0["city_name"]?.words) }
    try sandbox.fail("/deals/pictures", with: #""503""#)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    let start = scene.clock.now
    let bare = scene.grid.textWithStyles
    #expect(scene.nextReload == start + 300)
    try await scene.pass(300)
    #expect(scene.nextReload == start + 900)
    try sandbox.send("DELETE", "/_log")
    try sandbox.heal()
    try await scene.pass(600)
    #expect(scene.text.contains(cities[0]))
    #expect(scene.grid.textWithStyles != bare, "the picture has come")
    let asked = try sandbox.requests()
    #expect(!asked.isEmpty && asked.allSatisfy { $0.contains("/deals/pictures/") }, "\(asked)")
    #expect(scene.nextReload == start + Double(deals.count) * 3600)
    try await scene.pass(2700)
    #expect(scene.text.contains(cities[1]), "\(scene.text)")
  }

  @Test(arguments: ["hung", "stalled"])
  func anAnswerThatNeverComes(fault: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals", with: "\"\(fault)\"")
    let repository = RemoteDealsRepository(
      rest: HTTPRESTClient(timeout: 0.5), adapter: DealsAdapter(),
      urls: ServerDealsFeedURLs(server: sandbox.address))
    let failure = await #expect(throws: SourceFailure.self) {
      try await repository.deals(for: DealSearch(airport: "MXP"))
    }
    #expect(failure?.reason.hasPrefix("no answer in") == true)
  }

  @Test(arguments: ["401", "403", "expired"])
  func permissionDenied(fault: String) async throws {
    let sandbox = try Sandbox()
    let city = try city(sandbox)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    try sandbox.fail("/deals", with: "\"\(fault)\"")
    try await scene.reload()
    #expect(!scene.text.contains(city), "\(scene.text)")
    #expect(scene.text.contains(fault == "403" ? "HTTP 403" : "HTTP 401"), "\(scene.text)")
  }

  /// Twenty widgets with an expired token are each told so, and each has its deal afterwards.
  @Test func twentyAtOnce() async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals", with: #"{"name": "expired", "times": 20}"#)
    let failures = await reasons(of: 20, at: sandbox)
    #expect(failures == Array(repeating: "HTTP 401", count: 20))
    #expect(await reasons(of: 20, at: sandbox) == Array(repeating: "", count: 20))
  }

  private nonisolated func reasons(of count: Int, at sandbox: Sandbox) async -> [String] {
    let repository = RemoteDealsRepository(server: sandbox.address)
    return await withTaskGroup(of: String.self) { group in
      for _ in 0..<count {
        group.addTask {
          do throws(SourceFailure) {
            return try await repository.deals(for: DealSearch(airport: "MXP")).isEmpty
              ? "empty" : ""
          } catch {
            return error.reason
          }
        }
      }
      var reasons: [String] = []
      for await reason in group { reasons.append(reason) }
      return reasons
    }
  }

  /// A server that states a time for the next request is asked then, and not before.
  @Test(arguments: [#"{"name": "429", "seconds": 90}"#, #"{"name": "429-date", "seconds": 90}"#])
  func tooManyRequests(fault: String) async throws {
    let sandbox = try Sandbox()
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    try sandbox.fail("/deals", with: fault)
    let before = Date()
    try await scene.reload()
    #expect(scene.failure?.hasPrefix("HTTP 429") == true)
    // The date is by the machine's clock, not by the scene's.
    let next = try #require(scene.nextReload)
    #expect(next > before + 60 && next < Date() + 120)
  }

  /// The server's clock is two days ahead; the entries are by this machine's clock.
  @Test func clockSkew() async throws {
    let sandbox = try Sandbox()
    let city = try city(sandbox)
    try sandbox.fail("/deals", with: #"{"name": "skew", "seconds": 172800}"#)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains(city))
    #expect(scene.nextReload == scene.clock.now + 6 * 3600)
  }

  @Test func noneAndTenThousand() async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals", with: #""empty""#)
    let scene = try DealsWidgetTests.scene(sandbox)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("No deals from MXP"))
    #expect(scene.nextReload == scene.clock.now + 3600)
    try sandbox.fail("/deals", with: #""many""#)
    try await scene.reload()
    #expect(scene.failure == nil)
    #expect(scene.nextReload == scene.clock.now + Double(RemoteDealsRepository.most) * 3600)
    // No more airports are listed than were requested, either.
    try sandbox.fail("/airports", with: #""many""#)
    let airports = try await RemoteAirportsRepository(server: sandbox.address).airports(
      matching: "a")
    #expect(airports.count == RemoteAirportsRepository.most)
  }

  @Test(arguments: Fault.texts)
  func textsOfAllKinds(texts: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals", with: "\"text-\(texts)\"")
    let scene = try DealsWidgetTests.scene(sandbox)
    for family in DealsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.failure == nil)
      #expect(scene.grid.isHarmless, "\(scene.text)")
      #expect(scene.text.contains("€"), "\(scene.text)")
    }
  }

  /// Nothing that a server puts into identifiers, addresses, dates and colours reaches the
  /// terminal.
  @Test func textsInEveryField() async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/deals", with: #""text-everywhere""#)
    let scene = try DealsWidgetTests.scene(sandbox)
    for family in DealsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.grid.isHarmless, "\(scene.text)")
    }
  }

  /// An unknown airport is reported in the border.
  @Test func anAirportThatIsNone() async throws {
    let sandbox = try Sandbox()
    let scene = try DealsWidgetTests.scene(sandbox, ", airport: MILAN")
    try await scene.settle()
    #expect(scene.failure?.hasPrefix("no airport MILAN") == true, "\(scene.failure ?? "")")
    #expect(scene.failure?.contains("Milan Linate (LIN)") == true, "\(scene.failure ?? "")")
  }

  @Test func noServer() async throws {
    let sandbox = try Sandbox()
    let scene = try Scene(
      """
      version: 1
      widgets:
        trips: {kind: deals, server: "\(sandbox.address.replacing("http://", with: "ftp://"))", airport: MXP}
      """, showing: "trips")
    try await scene.settle()
    #expect(scene.failure?.hasPrefix("invalid URL") == true)
  }
}
