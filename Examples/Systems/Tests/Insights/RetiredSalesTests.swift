import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems

/// The widget that Insights replaces.
@MainActor
@Suite("A retired widget", .fewAtOnce)
struct RetiredSalesTests {
  /// It neither goes blank nor disappears: it works, and says what to write instead.
  @Test func itSaysWhatReplacedIt() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try merchant.scene(
      ", shop: store-1, period: week, second: visitors", kind: "shop-sales", in: .systemSmall)
    try expectGolden(
      try await scene.pictures(of: [.systemSmall, .systemMedium]), named: "retired")
    let asked = try merchant.sandbox.get("/_log")["requests"]?.items?.last?["query"]
    #expect(asked?["metrics"] == "total_sales,sessions")
    #expect(asked?["range"] == "7d")
    #expect(asked?["store"] == "store-1")
    let description = try #require(
      SystemWidgets().descriptions.first { $0.kind == "shop-sales" })
    #expect(description.description.hasPrefix("Replaced by insights"))
  }

  @Test func everyOldConfiguration() {
    let old = RetiredSalesIntent()
    (old.server, old.session, old.shop) = ("https://shop.example", "/tokens", "store-2")
    for (period, range) in zip(RetiredSalesIntent.Period.allCases, InsightRange.allCases) {
      for (first, metric) in zip(
        RetiredSalesIntent.Figure.allCases, [InsightMetric.totalSales, .orders, .sessions])
      {
        (old.period, old.first, old.second) = (period, first, .orders)
        let new = old.migrated
        #expect(new.range == range)
        #expect(new.metrics == [metric, .orders])
        #expect(
          (new.server, new.session, new.store) == ("https://shop.example", "/tokens", "store-2"))
      }
    }
  }

  /// The defaults of the retired widget are unchanged.
  @Test func theOldDefaults() {
    let new = RetiredSalesIntent().migrated
    #expect(new.metrics == [.totalSales, .orders])
    #expect(new.range == .today)
  }
}
