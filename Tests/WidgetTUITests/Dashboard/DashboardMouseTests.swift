import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private struct Names: WidgetBundle {
  var body: some Widget {
    LinksWidget()
    WordWidget()
  }
}

private struct LinksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "links", provider: StillProvider()) { _ in
      VStack(alignment: .leading) {
        ForEach(["one", "two", "three"], id: \.self) { name in
          if let url = URL(string: "https://a.example/\(name)") {
            Link(name, destination: url)
          }
        }
      }
    }
    .configurationDisplayName("Links").supportedFamilies([.systemSmall, .systemLarge])
  }
}

private struct WordWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "word", provider: StillProvider()) { _ in Text("word") }
      .configurationDisplayName("Word").supportedFamilies([.systemSmall, .systemLarge])
  }
}

/// The mouse on a dashboard of two tiles and three pages.
@MainActor
@Suite struct DashboardMouseTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))
  private let front = PictureFront(size: Size(width: 60, height: 12), theme: Theme(name: "plain"))
  private let dashboard: Dashboard
  private let start = ContinuousClock.now

  private final class Opened {
    var links: [String] = []
  }
  private let opened = Opened()

  init() {
    let pages = ["Home", "Shop", "Lab"].map { name in
      Board.Page(
        name, maps: [], names: name == "Home" ? ["links", "word"] : ["word"])
    }
    dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Names()), board: Board(pages: pages), host: "here")
    dashboard.arrange()
    dashboard.timelines.scheduler.wake()
    dashboard.draw()
    let opened = opened
    dashboard.onOpen = { link, _ in opened.links.append(link) }
  }

  /// Presses the first cell of some words, so many milliseconds after the start.
  private func press(_ words: String, after milliseconds: Int = 0) throws {
    let rows = (0..<front.size.height).map { front.grid.row($0) }
    let y = try #require(rows.firstIndex { $0.contains(words) }, "\(words)")
    let before = try #require(rows[y].range(of: words)).lowerBound
    let x = rows[y].distance(from: rows[y].startIndex, to: before)
    dashboard.follow(
      MouseEvent(.press, x: x, y: y), at: start + .milliseconds(milliseconds))
    dashboard.draw()
  }

  private var page: String { dashboard.board.pages[dashboard.page].name }

  @Test func aPressFocusesATile() throws {
    #expect(dashboard.chosenTile == nil)
    try press("word")
    #expect(dashboard.chosenTile?.name == "word")
    try press("Links ─")
    #expect(dashboard.chosenTile?.name == "links")
  }

  @Test func aLinkIsChosenThenOpened() throws {
    try press("two")
    #expect(opened.links == [])
    #expect(dashboard.chosenLink?.absoluteString == "https://a.example/two")
    #expect(front.grid.row(11).contains("2 of 3: Enter opens https://a.example/two"))
    // However late the second press comes.
    try press("two", after: 10_000)
    #expect(opened.links == ["https://a.example/two"])
    try press("three", after: 20_000)
    #expect(opened.links.count == 1)
    // A press beside the links leaves the choice.
    try press("Links ─", after: 30_000)
    #expect(dashboard.chosenLink == nil)
  }

  @Test func aDoubleClickZoomsAndGoesBack() throws {
    try press("word")
    try press("word", after: 300)
    #expect(dashboard.zoom?.rect == Rect(size: Size(width: 60, height: 11)))
    try press("word", after: 1000)
    #expect(dashboard.zoom != nil)
    try press("word", after: 1300)
    #expect(dashboard.zoom == nil)
  }

  @Test func twoSlowPressesOrTwoTilesAreNoDoubleClick() throws {
    try press("word")
    try press("word", after: 500)
    #expect(dashboard.zoom == nil)
    try press("Links ─", after: 600)
    #expect(dashboard.zoom == nil)
  }

  @Test func theStatusRowNamesThePages() throws {
    #expect(front.grid.row(11).hasPrefix(" ▸Home   Shop   Lab   here   ? help"))
    try press("Lab")
    #expect(page == "Lab")
    #expect(front.grid.row(11).hasPrefix(" Home   Shop   ▸Lab   here"))
    try press("Home")
    #expect(page == "Home")
  }

  @Test func theStatusRowOpensTheHelp() throws {
    try press("? help")
    #expect(dashboard.isHelpShown)
    #expect(front.grid.text.contains("╭ Keys "))
  }

  @Test func whereNotAllPagesFitTheCurrentOneIsNamed() throws {
    front.size = Size(width: 34, height: 12)
    dashboard.arrange()
    dashboard.draw()
    #expect(front.grid.row(11).contains(" Home 1/3 "))
    try press("Home 1/3")
    #expect(page == "Shop")
  }

  @Test func theWheelTurnsNoPage() {
    for y in [2, 11] {
      for action in [MouseEvent.Action.wheelUp, .wheelDown] {
        dashboard.follow(MouseEvent(action, x: 3, y: y))
        dashboard.draw()
      }
    }
    #expect(page == "Home" && dashboard.zoom == nil)
  }

  @Test func aPressBesideABoxClosesIt() throws {
    _ = dashboard.press(.character("?"))
    dashboard.draw()
    #expect(dashboard.isHelpShown)
    dashboard.follow(MouseEvent(.press, x: 0, y: 0))
    #expect(!dashboard.isHelpShown && dashboard.focus == nil)
    dashboard.question = LinkQuestion(widget: "word", address: "a://b", lines: ["ls"])
    dashboard.draw()
    // Inside the box nothing is agreed to.
    dashboard.follow(MouseEvent(.press, x: 30, y: 6))
    #expect(dashboard.question != nil)
    dashboard.follow(MouseEvent(.press, x: 0, y: 0))
    #expect(dashboard.question == nil && dashboard.agreements == [])
  }
}
