import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// A kettle that counts what is asked of it.
private final class Kettle: Sendable {
  static let shared = Kettle()
  let cups = Mutex(0)
  let isBroken = Mutex(false)
}

private struct Broken: Error, CustomStringConvertible {
  var description: String { "no water" }
}

struct PourIntent: AppIntent {
  static var title: LocalizedStringResource { "Pour" }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if Kettle.shared.isBroken.withLock(\.self) { throw Broken() }
    let cups = Kettle.shared.cups.withLock {
      $0 += 1
      return $0
    }
    return .result(dialog: "\(cups) poured")
  }
}

private struct Cups: TimelineEntry {
  let date: Date
  let count: Int
}

private struct CupsProvider: InlineTimelineProvider {
  func placeholder(in context: Context) -> Cups { Cups(date: start, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Cups) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Cups>) -> Void
  ) {
    let count = Kettle.shared.cups.withLock(\.self)
    completion(Timeline(entries: [Cups(date: start, count: count)], policy: .never))
  }
}

private struct CupsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cups", provider: CupsProvider()) { entry in
      VStack {
        Text("\(entry.count) cups")
        Button("Pour", intent: PourIntent())
      }
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget { CupsWidget() }
}

@MainActor
@Suite("Presses of buttons", .serialized)
struct ButtonPressesTests {
  private let clock = ManualClock(start)
  private let front = PictureFront(size: Size(width: 40, height: 11), theme: Theme(name: "plain"))
  private let dashboard: Dashboard

  init() throws {
    Kettle.shared.cups.withLock { $0 = 0 }
    Kettle.shared.isBroken.withLock { $0 = false }
    let catalog = Catalog(Bundle())
    let file = try BoardFile(
      YAMLFile(
        name: "board.yaml", text: "widgets: {tea: {kind: cups}}\npages: {Home: [tea tea]}"),
      path: "/board.yaml", catalog: catalog)
    dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: catalog, board: file.board, host: "atlas")
    dashboard.onOpen = { [weak dashboard] in dashboard?.open($0, of: $1) }
    dashboard.arrange()
    dashboard.draw()
    dashboard.focus = 0
  }

  private var text: String {
    dashboard.draw()
    return front.grid.text
  }

  private func press() async throws {
    dashboard.openLink()
    try await comesAbout { !dashboard.presses.isUnderWay("tea") }
  }

  /// The first Enter shows the button, and the next presses it; then the widget reloads.
  @Test func enterPressesTheButtonThatItHasShown() async throws {
    #expect(text.contains("0 cups"))
    dashboard.openLink()
    #expect(text.contains("Enter presses “Pour”"))
    #expect(Kettle.shared.cups.withLock(\.self) == 0)
    try await press()
    #expect(text.contains("1 cups"))
    #expect(text.contains("1 poured"))
  }

  @Test func aDoublePressIsSentOnce() async throws {
    dashboard.openLink()
    dashboard.openLink()
    dashboard.openLink()
    #expect(text.contains("Pressed already"))
    #expect(text.contains("sending…"))
    try await comesAbout { !dashboard.presses.isUnderWay("tea") }
    #expect(text.contains("1 cups"))
    // The same picture again: the clock stands, so the reload has not made a later one.
    try await press()
    #expect(text.contains("Done already"))
    #expect(Kettle.shared.cups.withLock(\.self) == 1)
    clock.now += 1
    dashboard.timelines.requestReload(dashboard.tiles[0].instance.id)
    _ = text
    try await press()
    #expect(text.contains("2 cups"))
  }

  @Test func aFailureStandsOnItsTile() async throws {
    Kettle.shared.isBroken.withLock { $0 = true }
    dashboard.openLink()
    try await press()
    #expect(text.contains("⚠ press failed") || text.contains("⚠ no water"), "\(text)")
    #expect(text.contains("Pour: no water"))
    #expect(text.contains("0 cups"))
    clock.now += ButtonPresses.duration
    #expect(!text.contains("⚠"))
    // It can be pressed again.
    Kettle.shared.isBroken.withLock { $0 = false }
    try await press()
    #expect(text.contains("1 cups"))
  }

  /// Presses of different buttons and widgets are counted apart.
  @Test func eachButtonIsCountedByItself() {
    var presses = ButtonPresses()
    #expect(presses.begin("a", of: "tea", loaded: nil) == nil)
    #expect(presses.begin("a", of: "tea", loaded: nil) != nil)
    #expect(presses.begin("b", of: "tea", loaded: nil) == nil)
    #expect(presses.begin("a", of: "water", loaded: nil) == nil)
    presses.end("a", of: "tea", loaded: start)
    #expect(presses.begin("a", of: "tea", loaded: start) != nil)
    #expect(presses.begin("a", of: "tea", loaded: start + 1) == nil)
  }
}
