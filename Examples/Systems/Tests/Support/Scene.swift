import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// A board, mostly of one widget, as a dashboard shows it, at a moment that the test advances.
@MainActor
final class Scene {
  let clock: ManualClock
  let front = PictureFront(size: .zero, theme: .standard)
  private let scheduler: Scheduler
  private let dashboard: Dashboard

  /// Creates a scene of the widget `name` on a board; `state` is the folder for data kept between
  /// runs, and `patience` the seconds for which widgets wait for their back ends.
  convenience init(
    _ text: String, showing name: String, in family: WidgetFamily = .systemMedium,
    at moment: String = "2026-03-14T09:26:00Z", state: String? = nil, patience: TimeInterval = 60,
    path: String = "/board.yaml"
  ) throws {
    try self.init(text + "\npages: {Home: [\(name)]}\n", moment, state, patience, path)
    show(in: family)
  }

  /// Creates a scene of a whole board in `size` cells.
  convenience init(
    board text: String, size: Size = Size(width: 100, height: 20),
    at moment: String = "2026-03-14T09:26:00Z"
  ) throws {
    try self.init(text, moment, nil)
    front.size = size
    dashboard.arrange()
  }

  /// Creates a scene that shows nothing yet.
  private init(
    _ text: String, _ moment: String, _ state: String?, _ patience: TimeInterval = 60,
    _ path: String = "/board.yaml"
  ) throws {
    clock = ManualClock(try #require(Date(iso8601: moment)))
    let catalog = Catalog(
      SystemWidgets(SystemSurroundings(clock: clock, state: state, patience: patience)))
    let file = try BoardFile(
      YAMLFile(name: "board.yaml", text: text), path: path, catalog: catalog)
    scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: clock, catalog: catalog, board: file.board,
      host: "atlas")
    dashboard.hasStatus = false
  }

  /// Shows the widget in a family, or in a tile of another size.
  func show(in family: WidgetFamily, size: Size? = nil) {
    dashboard.forcedFamily = family
    front.size = size ?? family.tileSize
    dashboard.arrange()
  }

  /// Waits until all providers have answered.
  func settle() async throws {
    try await comesAbout { !scheduler.isAsking }
  }

  /// Asks the providers now, and waits for their answers.
  func reload() async throws {
    for id in scheduler.instances { scheduler.requestReload(id) }
    try await settle()
  }

  /// The addresses of the widget's buttons with this title, in reading order.
  func buttons(_ title: String) -> [String] {
    grid.links.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
      .map(\.url.absoluteString).filter { IntentAddress($0)?.title == title }
  }

  /// Presses the first button with this title, and waits for its answer and the reload.
  func press(_ title: String) async throws {
    try await press(address: try #require(buttons(title).first))
  }

  /// Presses a button by its address, which may be that of an earlier picture.
  func press(address: String) async throws {
    let widget = try #require(dashboard.tiles.first).widget
    dashboard.open(address, of: widget)
    try await comesAbout { !dashboard.presses.isUnderWay(widget) }
    try await settle()
  }

  /// The words of the status row about the last press.
  var notice: String { dashboard.notice?.words ?? "" }

  /// Advances the time, does what is due, and waits for the answers.
  func pass(_ seconds: TimeInterval) async throws {
    clock.now += seconds
    scheduler.wake()
    try await settle()
  }

  /// The current picture.
  var grid: CellGrid {
    dashboard.invalidate()
    dashboard.draw()
    return front.grid
  }

  /// The text of the picture.
  var text: String { grid.text }

  /// The sentence about the last reload's failure; `nil` if it succeeded.
  var failure: String? {
    let load = scheduler.instances.first.flatMap { scheduler.state(of: $0) }
    return load?.failure.flatMap { _ in load?.outcomes.last?.failure }
  }

  /// The date of the provider's next reload.
  var nextReload: Date? { scheduler.nextReload }

  /// Returns the picture in each family, after all have answered and `event` has happened.
  func pictures(
    of families: [WidgetFamily], after event: () async throws -> Void = {}
  ) async throws -> [GoldenPicture] {
    var pictures: [GoldenPicture] = []
    for family in families {
      show(in: family)
      try await settle()
      try await event()
      pictures.append(GoldenPicture("\(family), \(family.tileSize)", grid))
    }
    return pictures
  }
}
