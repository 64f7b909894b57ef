import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private let start = Date(timeIntervalSince1970: 1_773_480_000)

private struct Moment: TimelineEntry {
  let date: Date
  let text: String
  let relevance: TimelineEntryRelevance?
}

/// A provider whose entry is relevant for a minute, ten minutes from the start.
private struct MeetingProvider: InlineTimelineProvider {
  func placeholder(in context: Context) -> Moment {
    Moment(date: start, text: "soon", relevance: nil)
  }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    completion(
      Timeline(
        entries: [
          Moment(date: start, text: "no meeting", relevance: nil),
          Moment(
            date: start + 600, text: "meeting", relevance: .init(score: 5, duration: 60)),
        ], policy: .never))
  }
}

private struct OrdersProvider: InlineTimelineProvider {
  func placeholder(in context: Context) -> Moment {
    Moment(date: start, text: "soon", relevance: nil)
  }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    completion(
      Timeline(
        entries: [Moment(date: start, text: "12 orders", relevance: .init(score: 1))],
        policy: .never))
  }
}

private struct Meeting: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "meeting", provider: MeetingProvider()) { Text($0.text) }
      .configurationDisplayName("Meeting").supportedFamilies([.systemSmall])
  }
}

private struct Orders: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: OrdersProvider()) { Text($0.text) }
      .configurationDisplayName("Orders").supportedFamilies([.systemSmall])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Meeting()
    Orders()
  }
}

@MainActor
@Suite("Stacks on a dashboard")
struct StackDashboardTests {
  private let clock = ManualClock(start)
  private let front = PictureFront(size: Size(width: 24, height: 8), theme: Theme(name: "plain"))

  private func dashboard() -> Dashboard {
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(
        pages: [
          Board.Page("Home", maps: [], names: ["both"]),
          Board.Page("Other", maps: [], names: ["orders"]),
        ],
        stacks: ["both": ["meeting", "orders"]]), host: "here")
    dashboard.hasStatus = false
    dashboard.arrange()
    return dashboard
  }

  private func shown(_ dashboard: Dashboard, at seconds: TimeInterval) -> String {
    clock.now = start + seconds
    dashboard.timelines.scheduler.wake()
    dashboard.draw()
    let rows = (0..<8).map { front.grid.row($0) }
    return rows[0].prefix(18) + "|"
      + (rows.first { $0.contains("meeting") || $0.contains("orders") } ?? "")
      .filter { $0 != "│" && $0 != " " }
  }

  @Test func turnByThemselvesAndByKey() {
    let dashboard = dashboard()
    #expect(shown(dashboard, at: 0).contains("Orders 2/2"))
    #expect(shown(dashboard, at: 600).contains("Meeting 1/2"))
    // A minute later it is not relevant any more.
    #expect(dashboard.nextOwnChange == start + 660)
    #expect(shown(dashboard, at: 660).contains("Orders 2/2"))
    _ = dashboard.press(.character("]"))
    #expect(shown(dashboard, at: 661).contains("Meeting 1/2"))
    #expect(shown(dashboard, at: 700).contains("Meeting 1/2"))
  }

  /// It stays also where the tiles are arranged anew, and on the way over another page.
  @Test func whatTheUserChoseStaysForTenMinutes() {
    let dashboard = dashboard()
    #expect(shown(dashboard, at: 590).contains("Orders 2/2"))
    _ = dashboard.press(.character("]"))
    _ = dashboard.press(.character("]"))
    #expect(shown(dashboard, at: 600).contains("Orders 2/2"))
    dashboard.arrange()
    #expect(shown(dashboard, at: 610).contains("Orders 2/2"))
    dashboard.turn(toPage: 1)
    #expect(!shown(dashboard, at: 620).contains("2/2"))
    dashboard.turn(toPage: 0)
    #expect(shown(dashboard, at: 630).contains("Orders 2/2"))
    // Then the widgets decide again, without any other event.
    #expect(shown(dashboard, at: 670).contains("Orders 2/2"))
    #expect(dashboard.nextOwnChange == start + 1190)
    #expect(shown(dashboard, at: 1190).contains("Orders 2/2"))
    #expect(dashboard.nextOwnChange != start + 1190)
  }
}
