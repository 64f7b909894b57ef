import FoundationEssentials
import Synchronization
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

@MainActor
@Suite("Live texts on a dashboard", .serialized)
struct LiveTextDashboardTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_773_481_200)
  /// The number of calls of the provider.
  private nonisolated static let asked = Mutex(0)

  private struct Entry: TimelineEntry {
    let date: Date
    let departure: Date
  }

  private struct Provider: InlineTimelineProvider {
    func placeholder(in context: Context) -> Entry { entry }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(entry)
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      asked.withLock { $0 += 1 }
      completion(Timeline(entries: [entry], policy: .never))
    }

    private var entry: Entry { Entry(date: start, departure: start + 3663) }
  }

  private struct Train: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "train", provider: Provider()) { entry in
        Text(entry.departure, style: .relative)
      }
      .supportedFamilies([.accessoryInline])
    }
  }

  private struct Quiet: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "quiet", provider: Provider()) { _ in Text("no dates") }
        .supportedFamilies([.accessoryInline])
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Train()
      Quiet()
    }
  }

  private let clock = ManualClock(start)
  private let alarm = ManualAlarm()
  private let front = PictureFront(
    size: Size(width: 20, height: 4), theme: Theme(name: "plain"))

  private func dashboard(of kinds: [String]) -> Dashboard {
    Self.asked.withLock { $0 = 0 }
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: alarm), clock: clock,
      catalog: Catalog(Bundle()), board: Board(pages: [Board.Page("Home", maps: [], names: kinds)]),
      host: "here")
    dashboard.hasStatus = false
    dashboard.arrange()
    dashboard.draw()
    return dashboard
  }

  private var shown: String { front.grid.text.filter { $0 != "\n" }.trimmed }

  @Test func changeOnTheirSecondWithoutAReload() throws {
    let dashboard = dashboard(of: ["train"])
    #expect(shown == "1 hr, 1 min")
    var seen: [String] = []
    for _ in 0..<4 {
      let next = try #require(dashboard.nextOwnChange)
      clock.now = next - 0.5
      dashboard.timelines.scheduler.wake()
      dashboard.draw()
      seen.append("until \(Int(next.timeIntervalSince(Self.start))): \(shown)")
      clock.now = next
      dashboard.timelines.scheduler.wake()
      dashboard.draw()
    }
    #expect(
      seen == [
        "until 4: 1 hr, 1 min", "until 64: 1 hr", "until 65: 59 min, 59 sec",
        "until 66: 59 min, 58 sec",
      ])
    let asked = Self.asked.withLock { $0 }
    #expect(asked == 1)
    #expect(alarm.date == nil)
    #expect(front.presented.count == 5)
  }

  @Test func nothingIsDueWhereThereIsNone() {
    #expect(dashboard(of: ["quiet"]).nextOwnChange == nil)
  }

  @Test func onlyTheTileThatChangedIsPresented() throws {
    let dashboard = dashboard(of: ["train", "quiet"])
    let train = try #require(dashboard.tiles.first)
    clock.now = try #require(dashboard.nextOwnChange)
    dashboard.draw()
    #expect(front.presented.last == [train.rect])
  }

  @Test func aTileThatIsGoneIsForgotten() {
    let dashboard = dashboard(of: ["train"])
    dashboard.tiles = []
    dashboard.keepInstances()
    #expect(dashboard.nextOwnChange == nil)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
