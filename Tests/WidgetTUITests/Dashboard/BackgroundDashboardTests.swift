import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

@MainActor
@Suite("Backgrounds of tiles")
struct BackgroundDashboardTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_773_481_200)

  /// A text that fills its room, in front of dots.
  private struct Content: View {
    var body: some View {
      HStack(spacing: 0) {
        Text("ab")
        Spacer()
        Text("yz")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(for: .widget) {
        Text(String(repeating: ".", count: 2000))
      }
    }
  }

  private struct Inset: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "inset", provider: StillProvider()) { _ in Content() }
    }
  }

  private struct Whole: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "whole", provider: StillProvider()) { _ in Content() }
        .contentMarginsDisabled()
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Inset()
      Whole()
    }
  }

  private func picture(of kind: String) -> String {
    let clock = ManualClock(Self.start)
    let front = PictureFront(size: Size(width: 20, height: 10), theme: Theme(name: "plain"))
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(pages: [Board.Page("Home", maps: [], names: [kind])]),
      host: "")
    dashboard.hasStatus = false
    dashboard.forcedFamily = .systemSmall
    dashboard.arrange()
    dashboard.draw()
    return front.grid.text
  }

  @Test("A background fills the tile up to the border, and the content keeps its margins")
  func margins() throws {
    try expectPicture(
      picture(of: "inset"),
      equals: """
        ╭ inset ───────────╮
        │..................│
        │..................│
        │..................│
        │.ab............yz.│
        │..................│
        │..................│
        │..................│
        │.................…│
        ╰──────────────────╯
        """)
  }

  @Test("Without margins the content begins at the border")
  func noMargins() throws {
    try expectPicture(
      picture(of: "whole"),
      equals: """
        ╭ whole ───────────╮
        │..................│
        │..................│
        │..................│
        │ab..............yz│
        │..................│
        │..................│
        │..................│
        │.................…│
        ╰──────────────────╯
        """)
  }
}
