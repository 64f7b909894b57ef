import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private struct Orders: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: StillProvider()) { _ in
      VStack(alignment: .leading) {
        Text("1,284")
        Text(" ▲ 4 %")
        Text("▂▃▅▆▇")
        if let url = URL(string: "https://a.example/1") { Link("details", destination: url) }
        if let url = URL(string: "https://a.example/2") { Link("more", destination: url) }
      }
    }
    .configurationDisplayName("Orders").supportedFamilies([.systemSmall])
  }
}

private struct ManyRows: View {
  @Environment(\.rowLimit) private var rowLimit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(1...min(300, rowLimit), id: \.self) { Text(verbatim: "row \($0)") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Many: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "many", provider: StillProvider()) { _ in ManyRows() }
      .configurationDisplayName("Many").supportedFamilies([.systemSmall])
      .scrolling { _ in .start }
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Orders()
    Many()
  }
}

/// What is copied, and what the status row says of it.
@MainActor
@Suite struct DashboardCopyTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))
  private let front = PictureFront(size: Size(width: 70, height: 12), theme: Theme(name: "plain"))
  private let dashboard: Dashboard

  init() {
    dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(pages: [Board.Page("Home", maps: [], names: ["orders", "many"])]), host: "here")
    dashboard.arrange()
    dashboard.timelines.scheduler.wake()
    dashboard.draw()
  }

  private func press(_ keys: Key...) {
    for key in keys {
      #expect(dashboard.press(key))
      dashboard.draw()
    }
  }

  private var status: String { front.grid.row(11) }

  @Test func theWordsOfATile() {
    press(.tab, .character("y"))
    // A chart is no words.
    #expect(front.copied == ["1,284\n ▲ 4 %\ndetails\nmore"])
    #expect(status.hasPrefix(" Sent to the clipboard: 4 rows of Orders"))
  }

  @Test func theChosenLink() {
    press(.tab, .enter, .down, .character("y"))
    #expect(front.copied == ["https://a.example/2"])
    #expect(status.hasPrefix(" Sent to the clipboard: https://a.example/2"))
  }

  @Test func allRowsOfWhatScrolls() throws {
    press(.tab, .tab, .character("y"))
    let copied = try #require(front.copied.first)
    #expect(copied.hasPrefix("row 1\nrow 2\n") && copied.hasSuffix("\nrow 300"))
    #expect(status.contains("300 rows of Many"))
  }

  @Test func theRowThatWasSearchedFor() {
    press(.tab, .tab, .character("/"), .character("2"), .character("1"), .enter, .character("y"))
    #expect(front.copied == ["row 21"])
  }

  @Test func withoutAFocusItSaysSo() {
    press(.character("y"))
    #expect(front.copied == [] && status.hasPrefix(" Choose a tile to copy from"))
  }
}
