import Testing
import WidgetCatalog
import WidgetLayout
import WidgetSettings
import WidgetTimeline

@testable import WidgetTUI

/// Tests of boards without mistakes: what their keys become. Mistakes have tests of their own.
@MainActor
@Suite struct BoardReadingTests {
  private func board(_ text: String, path: String = "/home/me/board.yaml") throws -> Board {
    try BoardFile(
      YAMLFile(name: path, text: text), path: path, catalog: Catalog(MachineWidgets())
    ).board
  }

  private func widget(_ settings: String, before: String = "") throws -> BoardWidget {
    let board = try board("\(before)\nwidgets: {a: \(settings)}\npages: {Home: [a]}\n")
    return try #require(board.widgets["a"])
  }

  /// Returns the settings of a widget that its kind takes.
  private func settings(_ settings: String, before: String = "") throws -> Setting {
    try widget(settings, before: before).settings.own
  }

  @Test func whatAWidgetIs() throws {
    let widget = try widget(
      """
      {kind: metric, source: system.cpu, title: Load, family: large, link: "https://a.example/",
        optional: yes}
      """)
    #expect(widget.name == "a")
    #expect(widget.kind == "metric")
    #expect(widget.title == "Load")
    #expect(widget.family == .systemLarge)
    #expect(widget.link == "https://a.example/")
    #expect(widget.isOptional)
    #expect(widget.settings.own == ["source": "system.cpu"])
  }

  /// A widget's place on the board is where its paths and secrets come from.
  @Test func whereAWidgetIs() throws {
    let place = try widget(
      "{kind: text, source: {http: \"https://a.example/${secret:shop}\"}}",
      before: "secrets: {shop: {env: SHOP}, other: {env: OTHER}}"
    ).settings.place
    #expect(place.name == "a")
    #expect(place.folder == "/home/me")
    // Secrets that it does not use are not its business.
    #expect(place.secrets == ["shop": ["env": "SHOP"]])
  }

  @Test(arguments: [
    ("orders", "Orders"), ("cpu", "CPU"), ("Disk", "Disk"), ("my-disk", "My disk"),
    ("ähre", "ähre"), ("api-latency-p99", "API latency p99"), ("orders_today", "Orders today"),
  ])
  func aNameIsATitle(name: String, title: String) throws {
    let board = try board("widgets: {\(name): {kind: clock}}\npages: {Home: [\(name)]}\n")
    #expect(board.widgets[name]?.title == title)
  }

  @Test(arguments: [
    ("{kind: clock}", BoardCondition()),
    ("{kind: clock, when: {host: atlas}}", BoardCondition(hosts: ["atlas"])),
    ("{kind: clock, when: {host: [atlas, zeus]}}", BoardCondition(hosts: ["atlas", "zeus"])),
    ("{kind: clock, when: {env: DISPLAY}}", BoardCondition(variable: "DISPLAY")),
    ("{kind: clock, when: {file: cal.ics}}", BoardCondition(file: "/home/me/cal.ics")),
    ("{kind: clock, when: {command: docker}}", BoardCondition(command: "docker")),
  ])
  func whenAWidgetIsShown(settings: String, condition: BoardCondition) throws {
    #expect(try widget(settings).condition == condition)
  }

  /// Defaults fill in what a widget does not set, and what its kind knows.
  @Test func defaults() throws {
    let defaults = "defaults: {every: 5m, timeout: 3s}"
    let source = "source: {run: [df]}"
    #expect(
      try settings("{kind: text, \(source)}", before: defaults)
        == settings("{kind: text, \(source), every: 5m, timeout: 3s}"))
    #expect(
      try settings("{kind: text, \(source), timeout: 1s}", before: defaults)
        == settings("{kind: text, \(source), every: 5m, timeout: 1s}"))
    // It has a schedule of its own.
    #expect(
      try settings("{kind: text, \(source), at: \"07:00\"}", before: defaults)
        == settings("{kind: text, \(source), at: \"07:00\", timeout: 3s}"))
  }

  @Test func pagesInTheirOrder() throws {
    let board = try board(
      """
      widgets: {a: {kind: clock}, b: {kind: clock}, c: {kind: clock}}
      pages:
        Two: [a b, c c]
        One: {rows: [a], wide: [a b c], status: {right: b}}
      """)
    #expect(board.pages.map(\.name) == ["Two", "One"])
    #expect(board.pages[0].names == ["a", "b", "c"])
    let two = try [TileMap(["a b", "c c"])]
    #expect(board.pages[0].maps == two)
    #expect(board.pages[0].status == nil)
    #expect(board.pages[1].names == ["a", "b", "c"])
    let one = try [TileMap(["a"]), TileMap(["a b c"])]
    #expect(board.pages[1].maps == one)
    #expect(board.status(on: 1) == Board.StatusNames(right: ["b"]))
    #expect(board.pages.map(\.hasDrawnFamilies) == [true, true])
  }

  @Test func theRestOfABoard() throws {
    let board = try board(
      """
      version: 1
      tile: 20x10
      widgets:
        a: {kind: clock}
        b: {kind: clock}
        c: {kind: clock}
        d: {kind: metric, source: system.load, alert: {above: 9, bell: yes}}
        e: {kind: clock}
      stacks: {both: [a, b]}
      pages: {Home: [both both]}
      status: {left: [c], right: [a]}
      """)
    #expect(board.tile == Size(width: 20, height: 10))
    #expect(board.stacks == ["both": ["a", "b"]])
    #expect(board.status(on: 0) == Board.StatusNames(left: ["c"], right: ["a"]))
    #expect(board.file == "/home/me/board.yaml")
    #expect(board.name == "/home/me/board.yaml")
    // Those that are drawn, stacked or in the status row, and those that may sound.
    #expect(board.shownWidgets == ["a", "b", "c", "d"])
  }

  @Test func aTileThatStretchesHasNoSize() throws {
    #expect(try board("tile: stretch\npages: {Home: [cpu]}\n").tile == nil)
  }

  /// Widgets with equal names and settings share an instance, others do not.
  @Test func instances() throws {
    let one = try widget("{kind: metric, source: system.cpu}")
    let same = try widget("{source: system.cpu, kind: metric}")
    let other = try widget("{kind: metric, source: system.load}")
    #expect(one.instance(in: .systemSmall) == same.instance(in: .systemSmall))
    #expect(one.instance(in: .systemSmall).id != one.instance(in: .systemLarge).id)
    #expect(one.instance(in: .systemSmall).id != other.instance(in: .systemSmall).id)
    #expect(one.instance(in: .systemSmall).id.hasPrefix("a-"))
    #expect(one.instance(in: .systemSmall).id.hasSuffix("/small"))
    #expect(BoardWidget(name: "cpu", kind: "cpu").instance(in: .systemSmall).id == "cpu/small")
  }
}
