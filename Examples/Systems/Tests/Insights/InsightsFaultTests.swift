import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// The metrics when their back end fails.
@MainActor
@Suite("Insights' faults", .fewAtOnce)
struct InsightsFaultTests {
  /// Returns a scene whose figures are older than the cache keeps them.
  private func scene(_ merchant: Merchant) async throws -> Scene {
    let scene = try merchant.scene(", store: store-1, language: en", in: .systemLarge)
    try await scene.settle()
    try #require(scene.failure == nil)
    scene.clock.now += 61
    return scene
  }

  /// Wrong data and network trouble leave the last figures, with the reason in the border.
  @Test func theLastFiguresStay() async throws {
    let merchant = try Merchant(try Sandbox())
    for fault in Fault.ofTransport {
      try merchant.sandbox.heal()
      let scene = try await scene(merchant)
      try merchant.sandbox.fail("/insights/metrics", with: "\"\(fault.name)\"")
      try await scene.reload()
      #expect(scene.text.contains("Total sales"), "\(fault.name): \(scene.text)")
      let failure = scene.failure ?? ""
      #expect(
        fault.reason.isEmpty ? failure.isEmpty : failure.hasPrefix(fault.reason),
        "\(fault.name): \(failure)")
    }
  }

  /// Trouble during a token refresh does not end the session.
  @Test func aRefreshThatFails() async throws {
    let merchant = try Merchant(try Sandbox())
    for fault in ["500", "refused", "html", "429"] {
      let scene = try await scene(merchant)
      try merchant.expire()
      // The request does not reach the system, so the refresh token is still valid.
      try merchant.sandbox.fail(
        "/insights/token", with: #"{"name": "\#(fault)", "times": 1}"#)
      try await scene.reload()
      let failure = try #require(scene.failure, "\(fault)")
      #expect(!failure.hasPrefix("Sign in"), "\(fault): \(failure)")
      #expect(scene.text.contains("Total sales"))
      try await scene.reload()
      #expect(scene.failure == nil, "\(fault): \(scene.failure ?? "")")
    }
    #expect(try merchant.count("logged_out") == 0)
  }

  /// New tokens that are lost on the way cannot be requested again: the merchant has to sign in.
  @Test func newTokensThatAreLost() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try await scene(merchant)
    try merchant.expire()
    try merchant.sandbox.fail("/insights/token", with: #"{"name": "truncated", "times": 1}"#)
    try await scene.reload()
    #expect(scene.failure?.hasPrefix("connection to ") == true)
    #expect(scene.text.contains("Total sales"))
    try await scene.reload()
    #expect(scene.text.contains("Sign in to see your shop"))
    try merchant.signIn()
    try await scene.reload()
    #expect(scene.failure == nil)
  }

  @Test(arguments: ["hung", "stalled"])
  func anAnswerThatNeverComes(fault: String) async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights/metrics", with: "\"\(fault)\"")
    let client = InsightsClient(
      server: merchant.sandbox.address, session: SessionFile(merchant.session), language: "en",
      timeout: 0.5)
    let query = InsightsClient.Query(store: "store-1", range: .today, metrics: ["orders"])
    let failure = #expect(throws: SourceFailure.self) {
      try client.answer(to: query, InsightsAnswer.Wanted(metrics: ["orders"]))
    }
    #expect(failure?.reason.hasPrefix("no answer in") == true)
  }

  /// A server that states a time for the next request is asked then, and not before.
  @Test(arguments: ["429", "429-date"])
  func tooManyRequests(fault: String) async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try await scene(merchant)
    try merchant.sandbox.fail(
      "/insights/metrics", with: #"{"name": "\#(fault)", "seconds": 90}"#)
    let before = Date()
    try await scene.reload()
    #expect(scene.failure?.hasPrefix("HTTP 429") == true)
    let next = try #require(scene.nextReload)
    #expect(next > before + 60 && next < Date() + 120)
  }

  /// An expired token is refreshed without notice; one that is refused again is not used forever.
  @Test func anExpiredToken() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try await scene(merchant)
    try merchant.expire()
    try await scene.reload()
    #expect(scene.failure == nil)
    #expect(try merchant.count("refreshes") == 1)
    try merchant.sandbox.fail("/insights/metrics", with: #""401""#)
    try merchant.sandbox.send("DELETE", "/_log")
    try await scene.pass(61)
    try await scene.reload()
    #expect(
      scene.failure == "Sign in to see your shop: In the merchant's app, then press r.")
    #expect(!scene.text.contains("Total sales"))
    let asked = try merchant.sandbox.requests().count { $0.hasSuffix("/metrics") }
    #expect(asked == 2)
  }

  @Test func noPermission() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try await scene(merchant)
    try merchant.sandbox.fail("/insights/metrics", with: #""403""#)
    try await scene.reload()
    #expect(!scene.text.contains("Total sales"))
    #expect(scene.text.contains("This merchant may not see it"))
  }

  /// Clocks that differ change nothing: a token has expired when the server says so.
  @Test(arguments: [7200, -7200])
  func clockSkew(seconds: Int) async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights", with: #"{"name": "skew", "seconds": \#(seconds)}"#)
    let scene = try merchant.scene(
      ", metrics: [orders_to_fulfill, orders], store: store-1", in: .systemMedium)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("0 sec ago") || scene.text.contains("1 sec ago"), "\(scene.text)")
    #expect(!scene.text.contains("oldest -"))
    #expect(try merchant.count("refreshes") == 0)
  }

  @Test func noneAndTenThousand() async throws {
    let merchant = try Merchant(try Sandbox())
    for fault in ["empty", "many"] {
      try merchant.sandbox.fail("/insights/metrics", with: "\"\(fault)\"")
      let scene = try merchant.scene(
        ", store: store-1, metrics: [total_sales, top_products, satisfaction, orders]",
        in: .systemLarge)
      try await scene.settle()
      #expect(scene.failure == nil, "\(fault): \(scene.failure ?? "")")
      #expect(scene.text.contains("Total sales"))
    }
  }

  @Test func aMerchantWithoutAStore() async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights/stores", with: #""empty""#)
    let scene = try merchant.scene()
    try await scene.settle()
    #expect(scene.failure?.hasPrefix("no store") == true)
  }

  @Test(arguments: Fault.texts)
  func textsOfAllKinds(texts: String) async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights", with: "\"text-\(texts)\"")
    let scene = try merchant.scene(in: .systemLarge)
    for family in InsightsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.failure == nil)
      #expect(scene.grid.isHarmless, "\(scene.text)")
      #expect(scene.text.contains { !$0.isWhitespace })
    }
  }

  /// Nothing that a server puts into identifiers, addresses, dates and colours reaches the
  /// terminal.
  @Test func textsInEveryField() async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights", with: #""text-everywhere""#)
    let scene = try merchant.scene(in: .systemLarge)
    for family in InsightsWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.grid.isHarmless, "\(scene.text)")
    }
  }
}
