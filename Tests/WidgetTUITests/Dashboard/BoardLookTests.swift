import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// 09:41 in the zone of the tests, whatever that is.
private let start = Date(iso8601: "2026-03-14T09:41:00") ?? .distantPast

private struct SizeRows: View {
  var body: some View {
    GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.size.width) / 8) by \(Int(proxy.size.height) / 16)")
    }
  }
}

private struct Sized: Widget {
  let kind: String
  init() { kind = "" }
  init(_ kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StillProvider()) { _ in SizeRows() }
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Sized("orders")
    Sized("stock")
    Sized("returns")
  }
}

/// Tests of the settings that set a board's tiles apart. Each tile says the size of its content.
@MainActor
@Suite("Looks of boards")
struct BoardLookTests {
  private func board(_ settings: String) throws -> Board {
    let text = """
      \(settings)
      widgets: {}
      pages:
        Shop:
          - orders orders stock
          - orders orders returns
        Quiet: {rows: [orders], borders: none, gaps: 0, header: no}
      """
    return try BoardFile(
      YAMLFile(name: "board.yaml", text: text), path: "board.yaml", catalog: Catalog(Bundle())
    ).board
  }

  private func dashboard(
    _ settings: String, theme: Theme = Theme(name: "plain"), clock: ManualClock,
    size: Size = Size(width: 80, height: 24)
  ) async throws -> (Dashboard, PictureFront) {
    let scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    let front = PictureFront(size: size, theme: theme)
    let dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: clock, catalog: Catalog(Bundle()),
      board: try board(settings), host: "atlas")
    dashboard.arrange()
    try await comesAbout { !scheduler.isAsking }
    dashboard.invalidate()
    dashboard.draw()
    return (dashboard, front)
  }

  private func screen(_ settings: String, theme: Theme = Theme(name: "plain")) async throws
    -> String
  {
    try await dashboard(settings, theme: theme, clock: ManualClock(start)).1.grid.text
  }

  @Test(
    "Each setting at 80x24",
    arguments: [
      ("standard", ""), ("gaps", "gaps: 1"), ("gaps-2x1", "gaps: 2x1"), ("plain", "borders: plain"),
      ("heavy", "borders: heavy"), ("none", "borders: none"), ("header", "header: yes"),
      ("compact", "density: compact"), ("spacious", "density: spacious"),
      ("compact-none", "{density: compact, borders: none}"),
      ("together", "{gaps: 1, borders: none, header: yes}"),
    ])
  func eachSetting(name: String, settings: String) async throws {
    let lines =
      settings.hasPrefix("{")
      ? settings.dropFirst().dropLast().split(separator: ", ").joined(separator: "\n") : settings
    try expectGolden(try await screen(lines), named: name)
  }

  @Test func standardSettingsChangeNothing() async throws {
    let standard = try await screen("")
    #expect(try await screen("gaps: 0\nborders: rounded\ndensity: regular\nheader: no") == standard)
  }

  @Test func theBoardWinsOverTheThemeAndThePageOverTheBoard() async throws {
    var theme = Theme(name: "mine")
    theme.look.borders = .heavy
    theme.look.hasHeader = true
    #expect(
      try await screen("", theme: theme) == screen("borders: heavy\nheader: yes"))
    #expect(
      try await screen("borders: plain\nheader: no", theme: theme) == screen("borders: plain"))
    let (dashboard, front) = try await dashboard(
      "borders: plain\ngaps: 3\nheader: yes", theme: theme, clock: ManualClock(start))
    dashboard.page = 1
    dashboard.arrange()
    dashboard.draw()
    #expect(front.grid.text.hasPrefix(" orders\n"))
  }

  @Test func anotherThemeArrangesThePageAgain() async throws {
    let (dashboard, front) = try await dashboard("", clock: ManualClock(start))
    front.theme.look.gaps = Size(width: 4, height: 2)
    dashboard.followTheme()
    #expect(dashboard.tiles.map(\.rect.x) == [0, 56, 56])
    #expect(dashboard.tiles.map(\.rect.maxY) == [23, 11, 23])
  }

  @Test func theHeaderFollowsTheClock() async throws {
    let clock = ManualClock(start)
    let (dashboard, front) = try await dashboard("header: yes", clock: clock)
    #expect(front.grid.text.hasPrefix(" Shop "))
    #expect(front.grid.text.prefix(79).hasSuffix(" 2026-03-14  09:41"))
    clock.now = start + 60
    dashboard.draw()
    #expect(front.grid.text.prefix(79).hasSuffix(" 2026-03-14  09:42"))
  }

  @Test func onALowScreenThereIsNoHeader() async throws {
    let (dashboard, _) = try await dashboard(
      "header: yes", clock: ManualClock(start), size: Size(width: 80, height: 9))
    #expect(dashboard.tileRect == Rect(x: 0, y: 0, width: 80, height: 8))
  }

  @Test func anEnlargedTileStaysBelowTheHeader() async throws {
    let (dashboard, _) = try await dashboard("header: yes", clock: ManualClock(start))
    dashboard.setFocus(1)
    dashboard.toggleZoom()
    #expect(dashboard.zoom?.rect == Rect(x: 0, y: 1, width: 80, height: 22))
  }

  private func titleRow(
    _ width: Int, _ note: TileNote, _ trouble: TileTrouble, alarm: TileAlarm? = nil
  ) -> String {
    var tile = Tile.box(title: "Orders today", rect: Rect(x: 0, y: 0, width: width, height: 3))
    tile.borders = .hidden
    var painter = Painter(grid: CellGrid(size: tile.rect.size))
    painter.frame(tile, note: note, isFocused: false, trouble: trouble, alarm: alarm)
    return String(painter.grid.text.split(separator: "\n")[0])
  }

  @Test(arguments: [
    (50, " ✕ Orders today       no route to host · of 09:41"),
    (30, " ✕ Orders today       ✕ 09:41"),
    (20, " ✕ Orders…  ✕ 09:41"), (12, " ✕…  ✕09:41"), (8, " ✕09:41"),
  ])
  func theTitleGivesWayToTheDateOfAnOldValue(width: Int, expected: String) {
    let note = TileNote(
      ["of 09:41"], reason: "no route to host", date: "09:41", role: .bad, mark: "✕")
    #expect(titleRow(width, note, .failed) == expected)
  }

  @Test func aDenialHasAMarkOfItsOwn() {
    #expect(titleRow(20, .none, .denied) == " ⊘ Orders today")
  }

  /// A label stands beside the title, in the longest form that leaves a part of the line between them.
  @Test(arguments: [
    (BorderStyle.rounded, 40, "╭ Orders ─────── 12 open · 3 new today ╮"),
    (.rounded, 36, "╭ Orders ─── 12 open · 3 new today ╮"),
    (.rounded, 35, "╭ Orders ── 12 open · 3 new today ╮"),
    (.rounded, 34, "╭ Orders ─────────────── 12 open ╮"),
    (.rounded, 21, "╭ Orders ── 12 open ╮"), (.rounded, 20, "╭ Orders ──────────╮"),
    (.hidden, 40, " Orders           12 open · 3 new today"),
    (.hidden, 20, " Orders     12 open"),
  ])
  func aLabelStandsBesideTheTitle(borders: BorderStyle, width: Int, expected: String) {
    var tile = Tile.box(title: "Orders", rect: Rect(x: 0, y: 0, width: width, height: 3))
    tile.borders = borders
    var painter = Painter(grid: CellGrid(size: tile.rect.size))
    painter.frame(
      tile, note: .none, label: ["12 open · 3 new today", "12 open"], isFocused: false)
    #expect(painter.grid.text.split(separator: "\n")[0] == expected)
  }

  @Test func ofHeavyLinesThoseOfARingingAlarmStandOut() {
    var state = AlertState()
    state.since = start
    state.sounded = start
    var record = AlertRecord()
    record.rules = ["above 90": state]
    var tile = Tile.box(title: "Orders", rect: Rect(x: 0, y: 0, width: 14, height: 3))
    let pictures = BorderStyle.allCases.map { borders in
      tile.borders = borders
      var painter = Painter(grid: CellGrid(size: tile.rect.size))
      painter.frame(
        tile, note: .none, isFocused: false, alarm: TileAlarm(record, at: start + 60))
      return painter.grid.text
    }
    let heavy = "┏ ! Orders ━━┓\n┃            ┃\n┗━━━━━━━━━━━━┛\n"
    #expect(pictures[0] == heavy)
    #expect(pictures[1] == heavy)
    #expect(pictures[2] == "╔ ! Orders ══╗\n║            ║\n╚════════════╝\n")
    #expect(pictures[3].hasPrefix(" ! Orders\n"))
  }

  @Test func mistakesAreToldAtTheirPlace() {
    #expect(
      BoardWords.text(
        """
        gaps: 10
        borders: round
        header: maybe
        widgets: {}
        pages:
          Home: {rows: [cpu], gaps: 1x2x3}
        """)
          == """
          board.yaml:1:7: '10' is not a gap for gaps
            1 | gaps: 10
              |       ^^
              = expected cells from 0 to 9, or columns and rows such as 2x1

          board.yaml:2:10: unknown border 'round' for borders
            2 | borders: round
              |          ^^^^^ did you mean 'rounded'?
              = expected one of rounded, plain, heavy, none

          board.yaml:3:9: unknown answer 'maybe' for header
            3 | header: maybe
              |         ^^^^^
              = expected one of yes, no, true, false, on, off

          board.yaml:6:29: '1x2x3' is not a gap for gaps
            6 |   Home: {rows: [cpu], gaps: 1x2x3}
              |                             ^^^^^
              = expected cells from 0 to 9, or columns and rows such as 2x1
          """)
  }
}
