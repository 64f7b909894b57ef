import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private struct Rows: TimelineEntry {
  let date: Date
  let rows: [String]
}

/// A provider whose second entry has two more rows before the others.
private struct RowsProvider: InlineTimelineProvider {
  let count: Int
  func placeholder(in context: Context) -> Rows { Rows(date: .distantPast, rows: []) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Rows) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Rows>) -> Void
  ) {
    let rows = (0..<count).map { "row \($0 + 1)" }
    completion(
      Timeline(
        entries: [
          Rows(date: DashboardScrollingTests.start, rows: rows),
          Rows(date: DashboardScrollingTests.start + 60, rows: ["new a", "new b"] + rows),
        ], policy: .never))
  }
}

private struct RowsView: View {
  let rows: [String]
  @Environment(\.rowLimit) private var rowLimit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.prefix(rowLimit)), id: \.self) { Text(verbatim: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Long: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "long", provider: RowsProvider(count: 20)) { RowsView(rows: $0.rows) }
      .configurationDisplayName("Long").supportedFamilies([.systemSmall, .systemLarge])
      .scrolling { _ in .start }
  }
}

private struct LongLog: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "log", provider: RowsProvider(count: 20)) { RowsView(rows: $0.rows) }
      .configurationDisplayName("Log").supportedFamilies([.systemSmall, .systemLarge])
      .scrolling { _ in .end }
  }
}

private struct Short: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "short", provider: RowsProvider(count: 2)) { RowsView(rows: $0.rows) }
      .configurationDisplayName("Short").supportedFamilies([.systemSmall, .systemLarge])
      .scrolling { _ in .start }
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Long()
    LongLog()
    Short()
  }
}

/// Scrolling in tiles by keys and by the wheel.
@MainActor
@Suite struct DashboardScrollingTests {
  nonisolated static let start = Date(timeIntervalSince1970: 1_773_481_200)
  private let clock = ManualClock(start)
  private let front = PictureFront(size: Size(width: 60, height: 10), theme: Theme(name: "plain"))
  private let dashboard: Dashboard

  init() {
    let pages = [["long", "log", "short"], ["short"]].map {
      Board.Page("Page \($0.count)", maps: [], names: $0)
    }
    dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()), board: Board(pages: pages), host: "here")
    dashboard.hasStatus = false
    dashboard.arrange()
    dashboard.timelines.scheduler.wake()
    dashboard.draw()
  }

  /// Returns the screen after some keys, without its borders' corners.
  private func shown(after keys: Key...) -> String {
    for key in keys { #expect(dashboard.press(key)) }
    dashboard.draw()
    return front.grid.text
  }

  private func wheel(_ action: MouseEvent.Action, x: Int) {
    dashboard.follow(MouseEvent(action, x: x, y: 4))
    dashboard.draw()
  }

  @Test func theFocusedTileScrollsByItsRows() {
    #expect(
      shown(after: .tab) == """
        ╭ Long ────────────╮╭ Log ─────────────╮╭ Short ───────────╮
        │ row 1            ┃│ row 1            ││ row 1            │
        │ row 2            ┃│ row 2            ││ row 2            │
        │ row 3            ┃│ row 3            ││                  │
        │ row 4            ││ row 4            ││                  │
        │ row 5            ││ row 5            ││                  │
        │ row 6            ││ row 6            ││                  │
        │ row 7            ││ row 7            ││                  │
        │ row 8            ││ row 8            ││                  │
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯

        """)
    #expect(
      shown(after: .pageDown) == """
        ╭ Long ────────────╮╭ Log ─────────────╮╭ Short ───────────╮
        │ row 8            ││ row 1            ││ row 1            │
        │ row 9            ││ row 2            ││ row 2            │
        │ row 10           ││ row 3            ││                  │
        │ row 11           ┃│ row 4            ││                  │
        │ row 12           ┃│ row 5            ││                  │
        │ row 13           ┃│ row 6            ││                  │
        │ row 14           ││ row 7            ││                  │
        │ row 15           ││ row 8            ││                  │
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯

        """)
    // It stops at the end, and turns no page.
    let end = shown(after: .pageDown, .pageDown, .pageDown)
    #expect(end.contains("│ row 20           ┃") && end.contains("│ row 13           │"))
    #expect(dashboard.page == 0)
    #expect(shown(after: .pageUp).contains("│ row 6            │"))
    #expect(shown(after: .home).contains("│ row 1            ┃"))
    #expect(shown(after: .end).contains("│ row 20           ┃"))
  }

  @Test func whereNothingScrollsThePageIsTurned() {
    _ = shown(after: .tab, .tab, .tab, .pageDown)
    #expect(dashboard.page == 1)
    _ = shown(after: .pageUp)
    #expect(dashboard.page == 0)
    // And where no tile has the focus.
    _ = shown(after: .pageDown)
    #expect(dashboard.page == 1)
  }

  @Test func theWheelScrollsWhatIsUnderIt() {
    wheel(.wheelDown, x: 4)
    #expect(dashboard.focus == nil)
    #expect(front.grid.row(1).hasPrefix("│ row 4 "))
    wheel(.wheelUp, x: 4)
    wheel(.wheelUp, x: 4)
    #expect(front.grid.row(1).hasPrefix("│ row 1 "))
    wheel(.wheelDown, x: 44)
    #expect(front.grid.row(1).hasSuffix("│ row 1            │"))
  }

  @Test func aNewEntryMovesNothing() {
    _ = shown(after: .tab, .pageDown)
    clock.now = Self.start + 60
    dashboard.timelines.scheduler.wake()
    // The tile that nobody has scrolled shows the new rows.
    let screen = shown()
    #expect(screen.contains("│ row 8            ││ new a            ││ new a "), "\(screen)")
    // Up to them it is seven pages of a row.
    #expect(shown(after: .home).contains("│ new a            ┃"))
  }

  @Test func aLogBeginsAtItsEnd() {
    #expect(shown(after: .tab, .tab).contains("││ row 20           ┃│"))
    clock.now = Self.start + 60
    dashboard.timelines.scheduler.wake()
    #expect(shown().contains("││ row 20           ┃│"))
    #expect(shown(after: .pageUp).contains("││ row 6            ││"))
  }

  @Test func aZoomedTileScrollsByTheArrows() {
    front.size = Size(width: 60, height: 12)
    dashboard.arrange()
    _ = shown(after: .tab, .character("z"))
    while let zoom = dashboard.zoom, zoom.rect.height < 12 { _ = shown(after: .character("z")) }
    #expect(front.grid.row(1).hasPrefix("│ row 1 "))
    _ = shown(after: .down, .down)
    #expect(front.grid.row(1).hasPrefix("│ row 3 "))
    _ = shown(after: .up)
    #expect(front.grid.row(1).hasPrefix("│ row 2 "))
    // Its place among the others is where it was.
    _ = shown(after: .escape)
    #expect(front.grid.row(1).hasPrefix("│ row 1 "))
  }
}
