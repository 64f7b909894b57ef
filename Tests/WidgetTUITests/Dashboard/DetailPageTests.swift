import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// The page of details of a tile, and the keys that turn it.
@MainActor
@Suite struct DetailPageTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_773_481_200)
  private let clock = ManualClock(start)
  private let front = PictureFront(size: Size(width: 70, height: 20), theme: Theme(name: "plain"))

  private struct Bundle: WidgetBundle {
    var body: some Widget { Pressure() }
  }

  private struct Pressure: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "pressure", provider: StillProvider()) { _ in Text("in the tile") }
        .configurationDisplayName("Pressure")
        .history { _ in
          WidgetHistory([
            series("inside", { $0 }), series("outside", { $0 * 2 }),
          ])
        }
    }

    /// A rise over an hour with an outage in its middle.
    private func series(
      _ name: String, _ scale: (Double) -> Double
    ) -> WidgetHistory.Series {
      .init(
        name: name,
        samples: (0...60).map { minute in
          let isFailed = (25..<35).contains(minute)
          return .init(
            date: start - Double(60 - minute) * 60,
            value: isFailed ? nil : scale(Double(minute + 20)), isFailed: isFailed)
        }, text: { "\(Int($0)) hPa" })
    }
  }

  private func dashboard() -> Dashboard {
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(
        pages: [
          Board.Page("Home", maps: [TileMap(drawn: ["pressure"])], names: ["pressure"])
        ]), host: "here")
    dashboard.hasStatus = false
    dashboard.arrange()
    dashboard.draw()
    return dashboard
  }

  private func shown(_ dashboard: Dashboard, after keys: Key...) -> [String] {
    for key in keys { #expect(dashboard.press(key)) }
    dashboard.draw()
    return front.grid.text.split(separator: "\n").map(String.init)
  }

  @Test func enterShowsTheHistoryAndEscTheTileAgain() throws {
    let dashboard = dashboard()
    let page = shown(dashboard, after: .tab, .enter)
    #expect(page[0].hasPrefix("╭ Pressure ─"))
    #expect(page[1].contains("│ 80 hPa inside at ") && page[1].contains("5 min [1 h] 6 h 24 h 7 d"))
    // The times of the axis depend on the time zone.
    try expectGolden(page[2...12].joined(separator: "\n") + "\n", named: "history")
    #expect(page[14].contains("│ min 20 hPa · mean") && page[14].contains("max 79 hPa · 1 outage"))
    let tile = shown(dashboard, after: .escape)
    #expect(tile.contains { $0.contains("in the tile") })
  }

  @Test func spansValuesAndTimes() {
    let dashboard = dashboard()
    #expect(shown(dashboard, after: .tab, .enter, .character("-"))[1].contains("[6 h]"))
    #expect(shown(dashboard, after: .character("4"))[1].contains("[24 h]"))
    #expect(shown(dashboard, after: .character("+"), .character("+"))[1].contains("[1 h]"))
    #expect(shown(dashboard, after: .tab)[1].contains("160 hPa outside"))
    #expect(shown(dashboard, after: .tab)[1].contains("80 hPa inside"))
    // Half an hour earlier the rise is at half.
    #expect(shown(dashboard, after: .character("["))[14].contains("max 44 hPa"))
    #expect(shown(dashboard, after: .character("]"))[14].contains("max 79 hPa"))
  }

  @Test func aCursorSaysWhatIsUnderIt() {
    let dashboard = dashboard()
    let last = shown(dashboard, after: .tab, .enter, .left)[14]
    #expect(last.contains(": min 78 hPa · mean 78 hPa · max 79 hPa"), "\(last)")
    #expect(shown(dashboard, after: .home)[14].contains("max 21 hPa"))
    // The first Esc leaves the cursor, the second one the page.
    #expect(shown(dashboard, after: .escape)[14].contains("mean"))
    #expect(!shown(dashboard, after: .escape)[1].contains("[1 h]"))
  }

  /// What came after the moment that is shown is not known then.
  @Test func theNewestValueIsThatOfTheMoment() {
    clock.now = Self.start - 600
    let page = shown(dashboard(), after: .tab, .enter)
    #expect(page[1].contains("│ 70 hPa inside at "), "\(page[1])")
  }

  @Test func keysOfTheBoardReloadAndClose() {
    let dashboard = dashboard()
    dashboard.keys[.back] = [.character("x")]
    dashboard.keys[.reload] = [.character("R")]
    _ = shown(dashboard, after: .tab, .enter)
    let reloaded = shown(dashboard, after: .character("R"))
    #expect(reloaded.contains { $0.contains("requested") })
    #expect(shown(dashboard, after: .character("x")).contains { $0.contains("in the tile") })
  }

  @Test func theReloadsAreListed() {
    let page = shown(dashboard(), after: .tab, .enter)
    #expect(page.contains { $0.contains("│ Reloads") })
    #expect(page.contains { $0.contains("first reading") })
  }
}
