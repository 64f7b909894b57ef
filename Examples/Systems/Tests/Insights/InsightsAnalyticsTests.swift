import FoundationEssentials
import TestServers
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetSystems
@testable import WidgetTUI

/// The log of the use of the shop's widgets.
@MainActor
@Suite("Analytics of widgets")
struct InsightsAnalyticsTests {
  private func instance(
    _ id: String, _ kind: String = "insights", _ configuration: [String: String] = [:]
  ) -> WidgetInstance {
    WidgetInstance(id: id, kind: kind, family: .systemSmall, configuration: configuration)
  }

  @Test func addedRemovedAndConfigured() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/analytics-\(UUID().uuidString)"
    try FileAccess.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clock = ManualClock(Date(timeIntervalSinceReferenceDate: 0))
    let widgets = SystemWidgets(clock: clock, state: folder)
    let secret = ["server": "https://secret.example", "session": "/secret"]
    let before = [
      instance("a", "insights", secret.merging(["range": "7d", "metrics": "orders"]) { $1 }),
      instance("b"), instance("c", "activity"),
    ]
    // Two equal instances count as two.
    let after = [
      instance("a", "insights", secret.merging(["range": "30d", "metrics": "orders"]) { $1 }),
      instance("d"), instance("e"), instance("f", "cpu"),
    ]
    widgets.instancesChanged(InstanceChange.changes(from: before, to: after))
    let path = "\(folder)/insights-analytics.jsonl"
    let events = InsightsAnalytics(path: path, clock: clock).events
    #expect(events.map(\.event) == ["removed", "configured", "added", "added"])
    #expect(events[1].range == "30d")
    #expect(events[1].metrics == "orders")
    #expect(events.map(\.family) == ["small", "small", "small", "small"])
    #expect(events[0].size == "20x10")
    #expect(events[0].date == "2001-01-01T00:00:00Z")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("secret"))
  }

  /// Reports the widgets of a board to their bundle, as its host does.
  private func report(_ text: String, _ catalog: Catalog, _ folder: String) throws {
    let board = try BoardFile(
      YAMLFile(name: "board.yaml", text: "version: 1\n\(text)\n"), path: "/board.yaml",
      catalog: catalog
    ).board
    catalog.placing(board, on: "atlas").report(board, in: SharedFolder(path: folder))
  }

  /// A widget whose days are changed on its board is the same widget with another configuration.
  @Test func anEditedBoard() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/analytics-\(UUID().uuidString)"
    try FileAccess.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clock = ManualClock(Date(timeIntervalSinceReferenceDate: 0))
    let catalog = Catalog(SystemWidgets(clock: clock, state: folder))
    for settings in ["", ", range: 7d", ", range: 7d, metrics: [orders]"] {
      try report(
        "widgets: {shop: {kind: insights\(settings)}}\npages: {Home: [shop]}", catalog, folder)
    }
    let analytics = InsightsAnalytics(path: "\(folder)/insights-analytics.jsonl", clock: clock)
    #expect(analytics.events.map(\.event) == ["added", "configured", "configured"])
    #expect(analytics.events.map(\.range) == [nil, "7d", "7d"])
  }

  /// The family is the one that the board draws or names.
  @Test(arguments: [
    ("shop", "", "small", "20x10"), ("shop shop", "", "medium", "40x10"),
    ("shop shop\n    - shop shop", "", "large", "40x20"),
    ("shop shop", ", family: small", "small", "20x10"),
  ])
  func theFamilyOnTheBoard(rows: String, setting: String, family: String, size: String) throws {
    let folder = TemporaryFolder()
    let clock = ManualClock(Date(timeIntervalSinceReferenceDate: 0))
    let catalog = Catalog(SystemWidgets(clock: clock, state: folder.path))
    try report(
      "widgets: {shop: {kind: insights\(setting)}}\npages:\n  Home:\n    - \(rows)", catalog,
      folder.path)
    let events = InsightsAnalytics(
      path: "\(folder.path)/insights-analytics.jsonl", clock: clock
    ).events
    #expect(events.map(\.family) == [family])
    #expect(events.map(\.size) == [size])
    withExtendedLifetime(folder) {}
  }

  @Test func theFileStaysSmall() throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/analytics-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var analytics = InsightsAnalytics(
      path: path, clock: ManualClock(Date(timeIntervalSinceReferenceDate: 0)))
    analytics.limit = 500
    for number in 0..<50 {
      analytics.note([.added(instance("i\(number)", "insights", ["metrics": "\(number)"]))])
    }
    let events = analytics.events
    #expect((1..<10).contains(events.count))
    #expect(events.last?.metrics == "49")
  }

  @Test func nothingIsKeptWithoutAFolder() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/analytics-\(UUID().uuidString)"
    try FileAccess.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clock = ManualClock(Date(timeIntervalSinceReferenceDate: 0))
    for state in [nil, folder] {
      SystemWidgets(clock: clock, state: state).instancesChanged([.added(instance("a"))])
      #expect(
        FileAccess.names(in: folder) == (state == nil ? [] : ["insights-analytics.jsonl"]))
    }
    // Without a folder, the names of its files would be those of the root.
    #expect(FileAccess.stamp("/insights-analytics.jsonl") == nil)
  }
}
