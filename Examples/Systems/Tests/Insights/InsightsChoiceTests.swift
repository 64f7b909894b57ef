import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems

/// The choice of metrics and stores, which the back end lists.
@MainActor
@Suite("Choices of Insights", .fewAtOnce)
struct InsightsChoiceTests {
  private func options(
    _ key: String, _ words: String?, _ merchant: Merchant, language: String = "en"
  ) async throws -> [ParameterOption] {
    let description = try #require(SystemWidgets().descriptions.first { $0.kind == "insights" })
    let parameters = try #require(description.parameters)
    let values = parameters.values(
      InstanceSettings([
        "server": .text(merchant.sandbox.address), "session": .text(merchant.session),
        "language": .text(language),
      ]))
    return try await parameters.options(key, words, values)
  }

  @Test func metricsAreLookedFor() async throws {
    let merchant = try Merchant(try Sandbox())
    let found = try await options("metrics", "order", merchant)
    #expect(
      found.map(\.value) == [
        .text("orders"), .text("average_order_value"), .text("orders_to_fulfill"),
      ])
    #expect(found.map(\.title) == ["Orders", "Average order", "Orders to fulfil"])
    #expect(
      try await options("metrics", "gesamt", merchant, language: "de").map(\.title)
        == ["Gesamtumsatz"])
    let all = try await options("metrics", nil, merchant)
    #expect(all.count == 13 && all.last?.value == .text("none"))
    #expect(try await options("metrics", "nothing like it", merchant).isEmpty)
  }

  @Test func storesAreLookedFor() async throws {
    let merchant = try Merchant(try Sandbox())
    #expect(
      try await options("store", nil, merchant).map(\.title) == ["Aurora Goods", "Aurora Tōkyō"])
    #expect(
      try await options("store", "tokyo", merchant).map(\.value) == [.text("store-2")])
    try merchant.app("sign-out")
    await #expect(throws: SessionFile.signedOut) { try await options("store", nil, merchant) }
  }

  /// An unknown store or metric is refused with those that exist.
  @Test(arguments: [
    (", store: store-9", "no such store", "store-1 (Aurora Goods), store-2 (Aurora Tōkyō)"),
    (", metrics: [ordres]", "no such metric", "total_sales, orders, average_order_value"),
  ])
  func anUnknownChoice(settings: String, reason: String, those: String) async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(settings, in: .systemLarge)
    try await scene.settle()
    let failure = try #require(scene.failure)
    #expect(failure.hasPrefix(reason) && failure.contains(those), "\(failure)")
    #expect(scene.text.contains(reason), "\(scene.text)")
  }

  /// A metric of a type that the widget does not know has no cell, and a notice says so.
  @Test func aMetricOfTomorrowOnABoard() async throws {
    let merchant = try Merchant(try Sandbox())
    let some = try merchant.scene(
      ", language: en, metrics: [orders, busy_hours, sessions]", in: .systemMedium)
    try await some.settle()
    #expect(some.failure == nil)
    #expect(some.text.contains("Orders") && some.text.contains("Sessions"), "\(some.text)")
    #expect(some.text.contains("Of a newer version: Busy hours"), "\(some.text)")
    #expect(!some.text.contains("–"), "\(some.text)")
    let alone = try merchant.scene(
      ", language: de, metrics: [busy_hours]", in: .accessoryRectangular)
    try await alone.settle()
    #expect(alone.text.contains("neueren"), "\(alone.text)")
  }
}
