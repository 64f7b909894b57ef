import Testing
import WidgetSettings
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the page that shows all widgets of a bundle.
@MainActor
@Suite struct BundlePageTests {
  private func page(_ widgets: [(String, [String])], taken: Set<String> = []) throws -> BundlePage {
    let json = widgets.map { kind, families in
      let names = families.map { "\"\($0)\"" }.joined(separator: ",")
      return "{\"kind\": \"\(kind)\", \"families\": [\(names)]}"
    }
    let text = "{\"widgettui-bundle\": 1, \"widgets\": [\(json.joined(separator: ","))]}"
    let description = try BundleDescription(json: Array(text.utf8))
    return BundlePage(description.widgets, bundle: "shop", taken: taken)
  }

  @Test func eachWidgetHasAFamilyThatSuitsABoard() throws {
    let page = try page([
      ("com.x.Small", ["small"]), ("com.x.Wide", ["small", "medium", "large"]),
      ("com.x.Tall", ["large"]), ("com.x.Lock", ["inline", "circular"]), ("Other one", ["small"]),
    ])
    #expect(page.rows == ["wide wide", "tall tall", "tall tall", "small lock", "other-one ."])
    #expect(page.widgets.map(\.name) == ["small", "wide", "tall", "lock", "other-one"])
    #expect(page.widgets[3].setting == ["kind": "shop/com.x.Lock", "family": "circular"])
    #expect(page.widgets[0].setting == ["kind": "shop/com.x.Small"])
  }

  @Test func namesAreNewOnTheBoard() throws {
    let page = try page(
      [("a.Cup", ["small"]), ("b.Cup", ["small"]), ("9", ["small"])], taken: ["cup"])
    #expect(page.widgets.map(\.name) == ["cup-2", "cup-3", "widget"])
  }

  @Test func aBoardKeepsAllOtherText() throws {
    let board = """
      theme: nord  # dark
      bundles: {old: ./old}

      # Ours.
      widgets:
        now: {kind: clock}
      pages:
        Home: [now]
      status: {right: [now]}
      """
    let page = try page([("cup", ["medium"])])
    let addition = try BoardAddition(
      of: page.widgets,
      bundle: ("shop", ["program": "./Shop", "allow": ["network": "yes"]]), page: "Shop",
      rows: page.rows, to: YAMLFile(name: "board.yaml", text: board), path: "/b/board.yaml")
    #expect(
      addition.after == """
        theme: nord  # dark
        bundles: {old: ./old, shop: {allow: {network: yes}, program: ./Shop}}

        # Ours.
        widgets:
          now: {kind: clock}
          cup:
            kind: shop/cup
        pages:
          Home: [now]
          Shop: ["cup cup"]
        status: {right: [now]}
        """)
  }

  @Test func aTakenNameIsAnObstacle() throws {
    #expect(throws: BoardText.Obstacle.self) {
      try BoardAddition(
        of: [], bundle: ("shop", "./Shop"), page: "Home", rows: ["."],
        to: YAMLFile(name: "board.yaml", text: "pages:\n  Home: [a]\n"), path: "/b/board.yaml")
    }
  }
}
