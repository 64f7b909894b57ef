import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private struct Lines: TimelineEntry {
  let date: Date
  let lines: [String]
}

private struct LinesProvider: InlineTimelineProvider {
  func placeholder(in context: Context) -> Lines { Lines(date: .distantPast, lines: []) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Lines) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Lines>) -> Void
  ) {
    let lines = (1...30).map { $0 % 10 == 0 ? "Error \($0)" : "line \($0)" }
    completion(Timeline(entries: [Lines(date: .distantPast, lines: lines)], policy: .never))
  }
}

private struct LinesView: View {
  let lines: [String]
  @Environment(\.rowLimit) private var rowLimit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.prefix(rowLimit)), id: \.self) { Text(verbatim: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Errors: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "errors", provider: LinesProvider()) { LinesView(lines: $0.lines) }
      .configurationDisplayName("Errors").supportedFamilies([.systemSmall])
      .scrolling { _ in .start }
  }
}

private struct Fixed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "fixed", provider: LinesProvider()) { _ in Text("No error here") }
      .configurationDisplayName("Fixed").supportedFamilies([.systemSmall])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Errors()
    Fixed()
  }
}

/// The search in a tile, and the list of pages and widgets.
@MainActor
@Suite struct DashboardSearchTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))
  private let front = PictureFront(size: Size(width: 46, height: 9), theme: Theme(name: "plain"))
  private let dashboard: Dashboard

  init() {
    let pages = [
      Board.Page("Home", maps: [], names: ["errors", "fixed"]),
      Board.Page("Work", maps: [], names: ["fixed"]),
    ]
    dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()), board: Board(pages: pages), host: "here")
    dashboard.arrange()
    dashboard.timelines.scheduler.wake()
    dashboard.draw()
  }

  private func press(_ keys: Key...) {
    for key in keys { #expect(dashboard.press(key)) }
    dashboard.draw()
  }

  private func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(scalar)) }
  }

  private var status: String { front.grid.row(8) }

  /// Returns the reversed cells: the current match.
  private var current: [String] {
    (0..<front.grid.size.height).flatMap { y -> [String] in
      let text = (0..<front.grid.size.width).filter { x in
        let style = front.grid.styles[Int(front.grid[x, y].style)]
        return style.attributes.contains(.reverse)
      }.map { front.grid.text(of: front.grid[$0, y]) }.joined()
      return text.isEmpty ? [] : ["\(y):\(text)"]
    }
  }

  @Test func itIsIncremental() {
    press(.tab, .character("/"))
    #expect(status.hasPrefix(" /▏   type what to find, Esc ends"))
    type("e")
    // A letter in every line.
    #expect(status.contains("/e▏   1 of 30"))
    #expect(current == ["1:e"])
    type("rr")
    #expect(status.contains("/err▏   1 of 3"))
    // The first one is out of view, and comes into it.
    #expect(current == ["4:Err"], "\(front.grid.text)")
    type("x")
    #expect(status.contains("/errx▏   not found"))
    press(.backspace)
    #expect(status.contains("/err▏   1 of 3"))
  }

  @Test func nextAndPrevious() {
    press(.tab, .character("/"))
    type("error")
    press(.enter)
    #expect(status.contains("/error   1 of 3"))
    press(.character("n"))
    #expect(status.contains("2 of 3") && current.first?.hasSuffix("Error") == true)
    #expect(front.grid.text.contains("Error 20"))
    press(.character("n"), .character("n"))
    #expect(status.contains("1 of 3"))
    press(.character("N"))
    #expect(status.contains("3 of 3") && front.grid.text.contains("Error 30"))
    // Keys that have nothing to do with it act as ever.
    press(.character("?"))
    #expect(dashboard.isHelpShown)
    press(.escape, .escape)
    #expect(dashboard.search == nil && current == [] && dashboard.focus == 0)
    // Then `n` turns the page again.
    press(.character("n"))
    #expect(dashboard.page == 1)
  }

  @Test func itEndsWithAnotherTile() {
    press(.tab, .character("/"))
    type("line")
    press(.enter, .tab)
    #expect(dashboard.search == nil && !status.contains("/line"))
  }

  @Test func inATileThatDoesNotScroll() {
    press(.tab, .tab, .character("/"))
    type("error")
    #expect(status.contains("1 of 1") && current.count == 1)
  }

  @Test func lettersAreTypedAndNoCommands() {
    press(.character("/"))
    type("qrz1n?")
    #expect(dashboard.search?.words == "qrz1n?")
    #expect(dashboard.page == 0 && dashboard.zoom == nil && !dashboard.isHelpShown)
    for _ in 1...6 { press(.backspace) }
    #expect(dashboard.search?.words == "")
    press(.backspace)
    #expect(dashboard.search == nil)
  }

  @Test func theListGoesToAPageAndToAWidget() {
    press(.character(":"))
    #expect(front.grid.text.contains("╭ Go to "))
    type("work")
    press(.enter)
    #expect(dashboard.finder == nil && dashboard.page == 1)
    press(.character("\u{10}"))
    type("err")
    press(.enter)
    #expect(dashboard.page == 0 && dashboard.chosenTile?.widget == "errors")
    press(.character(":"))
    type("fixed work")
    press(.enter)
    #expect(dashboard.page == 1 && dashboard.chosenTile?.widget == "fixed")
    press(.character(":"), .escape)
    #expect(dashboard.finder == nil && dashboard.page == 1)
  }

  @Test func theMouseChoosesInTheList() throws {
    press(.character(":"))
    let rows = (0..<9).map { front.grid.row($0) }
    let y = try #require(rows.firstIndex { $0.contains("Work ") && $0.contains(" page") })
    dashboard.follow(MouseEvent(.press, x: 10, y: y))
    #expect(dashboard.finder == nil && dashboard.page == 1)
    front.size = Size(width: 80, height: 24)
    press(.character(":"))
    dashboard.follow(MouseEvent(.press, x: 0, y: 0))
    #expect(dashboard.finder == nil)
  }

  @Test func aWidgetOnAnotherScreenOfItsPage() {
    front.size = Size(width: 22, height: 9)
    dashboard.arrange()
    dashboard.draw()
    #expect(dashboard.screens == 2)
    press(.character(":"))
    type("fixed home")
    press(.enter)
    #expect(dashboard.screenIndex == 1 && dashboard.chosenTile?.widget == "fixed")
  }
}
