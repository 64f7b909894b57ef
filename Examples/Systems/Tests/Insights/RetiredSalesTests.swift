import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

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

  /// Its address shows what to write instead, with its own settings, which a board takes.
  @Test func itOpensWhatReplacesIt() async throws {
    let description = try #require(
      SystemWidgets().descriptions.first { $0.kind == "shop-sales" })
    let route = try #require(description.links.first)
    var place = BoardPlace()
    place.name = "till"
    let settings = InstanceSettings(
      [
        "server": "https://shop.example", "session": "~/to \"me\"", "shop": "store-2",
        "period": "week", "second": "visitors",
      ], at: place)
    let told = Told<LinkRoute.State>()
    await route.open("insights://replacement", settings) { told.add($0) }
    guard case .opened(let page)? = told.all.last else {
      Issue.record("\(told.all)")
      return
    }
    let lines = page.lines
    #expect(lines.first?.contains("is retired since 2026-02-01") == true)
    let board = try BoardFile(
      YAMLFile(
        name: "board.yaml",
        text: "version: 1\nwidgets:\n" + lines.dropFirst(2).map { "  \($0)\n" }.joined()
          + "pages: {Home: [till]}\n"), path: "/board.yaml", catalog: Catalog(SystemWidgets()))
    let widget = try #require(board.board.widgets["till"])
    #expect(widget.kind == "insights")
    #expect(widget.settings["session"]?.text == "~/to \"me\"")
    #expect(widget.settings["store"]?.text == "store-2")
    #expect(widget.settings["range"]?.text == "7d")
    #expect(widget.settings["metrics"]?.items.compactMap(\.text) == ["total_sales", "sessions"])
    await route.open("insights://other", settings) { told.add($0) }
    guard case .failed? = told.all.last else {
      Issue.record("\(told.all)")
      return
    }
  }

  /// A check of a board warns about it, with the day and the kind to write.
  @Test func aCheckWarns() throws {
    let file = try BoardFile(
      YAMLFile(
        name: "board.yaml",
        text: """
          version: 1
          widgets:
            till: {kind: shop-sales}
            week: {kind: insights}
          pages: {Home: [till week]}
          """), path: "/board.yaml", catalog: Catalog(SystemWidgets()))
    let warnings = file.warnings.flatMap(\.all).map { Diagnostic($0) }
    #expect(warnings.map(\.message) == ["kind 'shop-sales' is retired since 2026-02-01"])
    #expect(warnings.map(\.fix) == ["write kind: insights"])
    #expect(warnings.map(\.line) == [3])
    #expect(warnings.map(\.severity) == [.warning])
  }

  @Test func everyOldConfiguration() {
    let old = RetiredSalesIntent()
    (old.server, old.session, old.shop) = ("https://shop.example", "/tokens", "store-2")
    for (period, range) in zip(RetiredSalesIntent.Period.allCases, InsightRange.allCases) {
      for (first, metric) in zip(
        RetiredSalesIntent.Figure.allCases, ["total_sales", "orders", "sessions"])
      {
        (old.period, old.first, old.second) = (period, first, .orders)
        let new = old.migrated
        #expect(new.range == range)
        #expect(new.metrics.map(\.id) == [metric, "orders"])
        #expect(
          (new.server, new.session, new.store?.id) == ("https://shop.example", "/tokens", "store-2")
        )
      }
    }
  }

  /// The defaults of the retired widget are unchanged.
  @Test func theOldDefaults() {
    let new = RetiredSalesIntent().migrated
    #expect(new.metrics.map(\.id) == ["total_sales", "orders"])
    #expect(new.store == nil)
    #expect(new.range == .today)
  }
}
