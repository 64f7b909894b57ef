import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

/// The page of a link over a dashboard, and the keys that turn it.
@MainActor
@Suite struct PageOverlayTests {
  private static let start = Date(timeIntervalSince1970: 1_773_481_200)
  private let clock = ManualClock(start)
  private let front = PictureFront(size: Size(width: 34, height: 8), theme: Theme(name: "plain"))

  private struct NoWidgets: WidgetBundle {
    var body: some Widget { EmptyWidget() }
  }

  private struct EmptyWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private func dashboard(_ page: LinkedPage) -> Dashboard {
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(NoWidgets()),
      board: Board(pages: [Board.Page("Home", maps: [], names: [])]), host: "here")
    dashboard.hasStatus = false
    dashboard.arrange()
    dashboard.openedPage = OpenedPage(page: page, date: clock.now)
    return dashboard
  }

  private func shown(_ dashboard: Dashboard, after keys: Key...) -> String {
    for key in keys { #expect(dashboard.press(key)) }
    dashboard.draw()
    return front.grid.text
  }

  private static let list: LinkedPage = [
    "Chats", "one", "", "three", "a line that is longer than the page is wide", "six", "seven", "e",
  ]

  @Test func wordsAreScrolled() {
    let dashboard = dashboard(Self.list)
    #expect(
      shown(dashboard) == """
        ╭ Chats ─────────────────────────╮
        │ one                            │
        │                                │
        │ three                          │
        │ a line that is longer than the │
        │ page is wide                   │
        │ six                            │
        ╰\(Self.note("1–6 of 8"))╯

        """)
    #expect(!shown(dashboard, after: .down).contains("│ one "))
    let end = shown(dashboard, after: .pageDown, .down, .end)
    #expect(end.contains("│ e  ") && end.contains(Self.note("3–8 of 8")), "\(end)")
    #expect(shown(dashboard, after: .home).contains("│ one  "))
    #expect(!shown(dashboard, after: .character("r"), .escape).contains("Chats"))
    #expect(dashboard.openedPage == nil)
  }

  private static func note(_ rows: String) -> String {
    let words = " \(rows) · \(LocalTime(start).hourAndMinute) · Esc back "
    return String(repeating: "─", count: 32 - words.count) + words
  }

  /// The box of a view is as high as its content.
  @Test func aViewIsDrawnInThePage() {
    let page = LinkedPage(["Card"]) {
      VStack {
        Text("12345")
        Text("below")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    let time = LocalTime(Self.start).hourAndMinute
    #expect(
      shown(dashboard(page)).split(separator: "\n", omittingEmptySubsequences: false)[2...5] == [
        "╭ Card ──────────────────────────╮", "│             12345              │",
        "│             below              │", "╰────────────── \(time) · Esc back ╯",
      ])
  }

  /// A picture that another program drew for a larger screen gives way to its words.
  @Test func aScreenThatBecameSmallerHasTheWords() {
    var archive = ArchivedTimeline(
      instance: WidgetInstance(id: "page", kind: "card", family: .systemLarge), title: "")
    var painter = Painter(grid: CellGrid(size: Size(width: 60, height: 20)))
    painter.write("drawn", x: 0, y: 0, width: 10, style: 0)
    let grid = painter.grid
    archive.entries = [
      ArchivedEntry(date: .distantPast, pictures: [archive.pictures.add(grid)])
    ]
    let page = LinkedPage(["Card", "12345"], archive: archive)
    front.size = Size(width: 64, height: 22)
    #expect(shown(dashboard(page)).contains("│ drawn "))
    front.size = Size(width: 34, height: 8)
    #expect(shown(dashboard(page)).contains("│ 12345 "))
  }

  @Test func theKeyThatQuitsStillQuits() {
    #expect(!dashboard(Self.list).press(.character("q")))
  }

  /// A terminal of a few cells shows what it can.
  @Test(arguments: [(1, 1), (2, 3), (5, 2), (10, 4)])
  func anySize(width: Int, height: Int) {
    front.size = Size(width: width, height: height)
    let dashboard = dashboard(Self.list)
    for key in [Key.down, .pageDown, .end, .home, .escape] { _ = shown(dashboard, after: key) }
  }
}
