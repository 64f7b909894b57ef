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
    var body: some Widget {
      Pressure()
      Secret()
      Daily()
      Words()
      Outage()
    }
  }

  /// The number of times that the past was read.
  private static var readings = 0

  /// A widget that nobody may read any more, whose past is still there.
  private struct Secret: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "secret", provider: DeniedProvider()) { _ in Text("in the tile") }
        .history { _ in
          WidgetHistory([
            .init(name: "it", samples: [.init(date: start, value: 1)], text: { "\($0) hPa" })
          ])
        }
        .rawReading { _ in RawReading(date: start, lines: ["row"]) }
    }
  }

  /// A widget with a value of yesterday that is half of today's.
  private struct Daily: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "daily", provider: StillProvider()) { _ in Text("in the tile") }
        .history { _ in
          WidgetHistory([
            .init(
              name: "it",
              samples: [
                .init(date: start - 90_000, value: 30), .init(date: start - 86_400, value: nil),
                .init(date: start - 3600, value: 60), .init(date: start, value: 60),
              ], text: { "\(Int($0)) hPa" })
          ])
        }
    }
  }

  /// A widget that was read and never had a number.
  private struct Words: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "words", provider: StillProvider()) { _ in Text("in the tile") }
        .history { _ in
          WidgetHistory([
            .init(name: "", samples: [.init(date: start - 60, value: nil)], text: { "\($0)" })
          ])
        }
    }
  }

  /// A widget that could never be read.
  private struct Outage: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "outage", provider: StillProvider()) { _ in Text("in the tile") }
        .history { _ in
          WidgetHistory([
            .init(
              name: "it", samples: [.init(date: start - 60, value: nil, isFailed: true)],
              text: { "\($0) hPa" })
          ])
        }
    }
  }

  private struct Pressure: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "pressure", provider: StillProvider()) { _ in Text("in the tile") }
        .configurationDisplayName("Pressure")
        .rawReading { _ in
          RawReading(
            date: start, oldest: start - 7200,
            lines: ["{", "  \"text\": \"row \u{1B}[2J\","] + (1...40).map { "  line \($0)" } + ["}"]
          )
        }
        .history { _ in
          DetailPageTests.readings += 1
          return WidgetHistory([
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

  private func dashboard(showing name: String = "pressure") -> Dashboard {
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(
        pages: [
          Board.Page("Home", maps: [TileMap(drawn: [name])], names: [name])
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
    #expect(page[15].contains("│ min 20 hPa · mean") && page[15].contains("max 79 hPa · 1 outage"))
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
    #expect(shown(dashboard, after: .character("["))[15].contains("max 44 hPa"))
    #expect(shown(dashboard, after: .character("]"))[15].contains("max 79 hPa"))
  }

  @Test func aCursorSaysWhatIsUnderIt() {
    let dashboard = dashboard()
    let last = shown(dashboard, after: .tab, .enter, .left)[15]
    #expect(last.contains(": min 78 hPa · mean 78 hPa · max 79 hPa"), "\(last)")
    #expect(shown(dashboard, after: .home)[15].contains("max 21 hPa"))
    // The first Esc leaves the cursor, the second one the page.
    #expect(shown(dashboard, after: .escape)[15].contains("mean"))
    #expect(!shown(dashboard, after: .escape)[1].contains("[1 h]"))
  }

  /// Nothing of the present is shown at a moment that has passed, and the status row says so.
  @Test func theWholeDashboardGoesToTheMoment() {
    let dashboard = dashboard()
    dashboard.hasStatus = true
    dashboard.arrange()
    let page = shown(dashboard, after: .tab, .enter, .character("["))
    #expect(page[19].contains("◂ PAST ") && page[19].contains(", 30m ago"))
    let tile = shown(dashboard, after: .enter)
    #expect(tile.contains { $0.contains("Nothing archived") } && tile[19].contains("◂ PAST "))
    #expect(!tile.contains { $0.contains("in the tile") })
    #expect(
      shown(dashboard, after: .character("r"))[19].contains("This is the past; End goes back"))
    let now = shown(dashboard, after: .end)
    #expect(now.contains { $0.contains("in the tile") } && !now[19].contains("PAST"))
    // Esc goes back too, before it leaves the page.
    #expect(shown(dashboard, after: .enter, .character("["))[19].contains("PAST"))
    let escaped = shown(dashboard, after: .escape)
    #expect(!escaped[19].contains("PAST") && escaped[1].contains("80 hPa inside"))
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

  /// The series is read anew only when the widget was.
  @Test func theSeriesIsNotReadAtEachFrame() {
    let dashboard = dashboard()
    _ = shown(dashboard, after: .tab, .enter)
    let before = Self.readings
    _ = shown(dashboard, after: .left, .left, .character("-"), .character("["), .escape)
    dashboard.invalidate()
    dashboard.draw()
    #expect(Self.readings == before)
    dashboard.timelines.requestReload("pressure/\(dashboard.tiles[0].instance.family.shortName)")
    dashboard.draw()
    #expect(Self.readings == before + 1)
  }

  @Test func theReadingAndTheSettingsFollowTheCourse() throws {
    let dashboard = dashboard()
    let reading = shown(dashboard, after: .tab, .enter, .character("i"))
    #expect(reading[1].contains("│ As read at ") && reading[3].contains("│ {"))
    let oldest = LocalTime(Self.start - 7200).words(at: LocalTime(Self.start))
    #expect(reading[1].contains(", as of \(oldest) "), "\(reading[1])")
    #expect(reading[4].contains("│   \"text\": \"row ␛[2J\","), "\(reading[4])")
    // It scrolls, but not beyond its end.
    let end = shown(dashboard, after: .end)
    #expect(end[3].contains("│   line 26") && end[18].contains("│ }"), "\(end)")
    #expect(shown(dashboard, after: .home)[3].contains("│ {"))
    let settings = shown(dashboard, after: .character("i"))
    #expect(settings[1].contains("No board configures it: it is the kind pressure"))
    #expect(shown(dashboard, after: .character("i"))[1].contains("80 hPa inside"))
  }

  @Test func dataWhoseAccessIsDeniedShowNoPast() {
    let dashboard = dashboard(showing: "secret")
    let page = shown(dashboard, after: .tab, .enter)
    #expect(page.contains { $0.contains("No values are kept of this widget.") }, "\(page)")
    #expect(!page.contains { $0.contains("hPa") || $0.contains("in the tile") })
    let reading = shown(dashboard, after: .character("i"))
    #expect(reading[1].contains("Access to the data is denied, so none are shown."))
    #expect(!reading.contains { $0.contains("row") })
  }

  /// A chart of what is no number would look as if something was missing.
  @Test func wordsHaveNoChart() {
    let page = shown(dashboard(showing: "words"), after: .tab, .enter)
    #expect(page.contains { $0.contains("No values are kept of this widget.") }, "\(page)")
    #expect(!page.contains { $0.contains("no value ") })
    // What the tile shows is in its place, above the reloads.
    let picture = page.firstIndex { $0.contains("in the tile") }
    let reloads = page.firstIndex { $0.contains("Reloads") }
    #expect(picture == 5 && reloads == 7, "\(page)")
  }

  /// An outage is seen as one, but nothing says between which values the chart would be.
  @Test func anOutageHasNoScale() {
    let page = shown(dashboard(showing: "outage"), after: .tab, .enter)
    #expect(page[1].contains("│ no value it") && page.contains { $0.contains("1 outage") })
    #expect(!page.contains { $0.contains("hPa") }, "\(page)")
  }

  @Test func yesterdayIsADottedLineAndWhatHappenedAMark() throws {
    let dashboard = dashboard(showing: "daily")
    let page = shown(dashboard, after: .tab, .enter, .character("2"))
    try expectGolden(page[2...13].joined(separator: "\n") + "\n", named: "yesterday")
    #expect(page.contains { $0.contains("· dotted: yesterday 30 hPa") })
  }

  @Test func theReloadsAreListed() {
    let page = shown(dashboard(), after: .tab, .enter)
    #expect(page.contains { $0.contains("│ Reloads") })
    #expect(page.contains { $0.contains("first reading") })
  }
}

/// A provider whose data may not be read.
private struct DeniedProvider: ThrowingInlineTimelineProvider {
  func placeholder(in context: Context) -> StillEntry { StillEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StillEntry) -> Void) {}

  func inlineTimeline(in context: Context) throws(ReloadFailure) -> Timeline<StillEntry> {
    throw .denied("signed out")
  }
}
