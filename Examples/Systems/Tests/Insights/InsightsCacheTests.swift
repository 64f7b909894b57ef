import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetSystems

/// Figures are kept for a minute, by configuration and language.
@MainActor
@Suite("Insights of the last minute", .fewAtOnce)
struct InsightsCacheTests {
  /// A widget is asked several times in a row, as systems do; the back end is asked once.
  @Test func askedAgainWithinAMinute() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(", store: store-1")
    try await scene.settle()
    for _ in 0..<5 { try await scene.reload() }
    #expect(try merchant.count("data_calls") == 1)
    try await scene.pass(59)
    try await scene.reload()
    #expect(try merchant.count("data_calls") == 1)
    #expect(scene.text.contains("59 sec ago"), "\(scene.text)")
    try await scene.pass(2)
    try await scene.reload()
    #expect(try merchant.count("data_calls") == 2)
  }

  /// The places of one widget show figures of one answer, though each shows another number of them.
  @Test func placesOfOneWidgetShareOneAnswer() async throws {
    let merchant = try Merchant(try Sandbox())
    let intent = InsightsIntent()
    intent.server = merchant.sandbox.address
    intent.session = merchant.session
    let other = InsightsIntent()
    other.server = merchant.sandbox.address
    other.session = merchant.session
    other.range = .month
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .accessoryInline]
    let places =
      families.map { WidgetInfo(kind: "insights", family: $0, intent: intent) } + [
        // Another widget's places do not count.
        WidgetInfo(kind: "insights", family: .systemLarge, intent: other)
      ]
    var provider = InsightsProvider(.none)
    provider.places = { places }
    var shown: [[InsightCell]] = []
    for family in families {
      let context = TimelineProviderContext(
        family: family, isPreview: false, size: family.tileSize)
      let timeline = try await provider.reload(for: intent, in: context)
      shown.append(try #require(timeline.entries.first).state.cells)
    }
    #expect(shown.map(\.count) == [2, 4, 1])
    #expect(shown.allSatisfy { shown[1].starts(with: $0) })
    #expect(try merchant.count("data_calls") == 1)
  }

  @Test func anotherConfigurationOrLanguage() async throws {
    let merchant = try Merchant(try Sandbox())
    let text = { (settings: String) in
      "{kind: insights, server: \"\(merchant.sandbox.address)\", session: \(merchant.session), "
        + "store: store-1, language: en, metrics: [orders, total_sales]\(settings)}"
    }
    let scene = try Scene(
      """
      version: 1
      widgets:
        one: \(text(""))
        same: \(text(""))
        days: \(text(", range: 30d"))
      stacks: {all: [one, same, days]}
      """, showing: "all", in: .systemSmall)
    try await scene.settle()
    #expect(try merchant.count("data_calls") == 2)
    let german = try merchant.scene(", store: store-1, range: 30d, language: de-AT")
    try await german.settle()
    #expect(try merchant.count("data_calls") == 3)
    #expect(german.text.contains("\u{a0}%") || german.text.contains(" %"), "\(german.text)")
  }

  /// A failure is not kept.
  @Test func failuresAreAskedAgain() async throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.fail("/insights/metrics", with: #""500""#)
    let scene = try merchant.scene()
    try await scene.settle()
    #expect(scene.failure?.hasPrefix("HTTP 500") == true)
    try merchant.sandbox.heal()
    try await scene.reload()
    #expect(scene.failure == nil)
  }

  /// Figures of one merchant are not shown to the next one, nor when nobody is signed in.
  @Test func signingOutAndIn() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene()
    try await scene.settle()
    try merchant.app("sign-out")
    try await scene.reload()
    #expect(scene.text.contains("Sign in to see your shop"))
    try merchant.app("sign-in")
    try await scene.reload()
    #expect(scene.text.contains("Aurora Goods"))
    #expect(try merchant.count("data_calls") == 2)
  }

  /// If the next merchant's figures are unavailable, those of the previous one do not stay, not
  /// even after a restart.
  @Test(arguments: [false, true])
  func noFiguresOfAnotherMerchantStay(isRestarted: Bool) async throws {
    let state = TemporaryFolder()
    let merchant = try Merchant(try Sandbox())
    var scene = try merchant.scene(state: state.path)
    try await scene.settle()
    #expect(scene.text.contains("Aurora Goods"))
    try merchant.signIn()
    try merchant.sandbox.fail("/insights/metrics", with: #""500""#)
    if isRestarted { scene = try merchant.scene(state: state.path) }
    try await scene.reload()
    #expect(!scene.text.contains("Aurora Goods"), "\(scene.text)")
    try merchant.sandbox.heal()
    try await scene.reload()
    #expect(scene.text.contains("Aurora Goods"))
    // The same merchant's figures stay through a failure.
    try merchant.sandbox.fail("/insights/metrics", with: #""500""#)
    try await scene.pass(120)
    try await scene.reload()
    #expect(scene.text.contains("Aurora Goods"), "\(scene.text)")
    withExtendedLifetime(state) {}
  }

  /// A sign-in is not a person: signing in again shows the same data, and another account does not
  /// see it.
  @Test(arguments: [false, true])
  func theAccountCountsAndNotTheSignIn(isRestarted: Bool) async throws {
    let state = TemporaryFolder()
    let merchant = try Merchant(try Sandbox())
    try merchant.app("sign-in", "merchant", "till")
    var scene = try merchant.scene(state: state.path)
    try await scene.settle()
    #expect(scene.text.contains("Aurora Goods"))
    try merchant.sandbox.fail("/insights/metrics", with: #""500""#)
    try merchant.app("sign-in", "merchant", "till")
    try await scene.reload()
    #expect(scene.text.contains("Aurora Goods"), "\(scene.text)")
    #expect(scene.failure?.hasPrefix("HTTP 500") == true)
    // After signing out nothing is shown; after signing in again it comes back, dated.
    try merchant.app("sign-out")
    try await scene.reload()
    #expect(!scene.text.contains("Aurora Goods"))
    try merchant.app("sign-in", "merchant", "till")
    try await scene.reload()
    #expect(scene.text.contains("Aurora Goods"), "\(scene.text)")
    // Another account signs in.
    try merchant.app("sign-in", "deputy", "drawer")
    if isRestarted { scene = try merchant.scene(state: state.path) }
    try await scene.reload()
    #expect(!scene.text.contains("Aurora Goods"), "\(scene.text)")
    withExtendedLifetime(state) {}
  }

  @Test(arguments: [
    ("de", ["LANG": "fr_FR.UTF-8"], "de"), ("", ["LANG": "fr_FR.UTF-8"], "fr-FR"),
    ("", ["LC_ALL": "it_IT@euro", "LANG": "fr_FR"], "it-IT"), ("", ["LANG": "C.UTF-8"], "en"),
    ("", [:], "en"), ("de\r\nX: y", [:], "en"),
  ])
  func language(choice: String, environment: [String: String], language: String) {
    #expect(Language.chosen(choice, environment: environment) == language)
  }
}
