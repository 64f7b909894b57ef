import Testing
import WidgetCatalog
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of every built-in kind as a tile of the recorded machine.
@MainActor
@Suite("Built-in kinds")
struct KindTests {
  private static let recording = "\(#filePath)".replacing(
    "WidgetCatalogTests/KindTests.swift", with: "Fixtures/machine.recording")

  private static let stage = Result {
    try Stage(
      Options(["widgettui", "--machine", recording, "--at", "2026-03-14T09:26:00Z"]))
  }

  private static func catalog() throws -> Catalog {
    let stage = try stage.get()
    return Catalog(MachineWidgets(monitor: stage.monitor, clock: stage.clock))
  }

  nonisolated static let kinds = [
    "cpu", "cores", "memory", "load", "disks", "diskio", "network", "temperature", "battery",
    "system", "processes", "hogs",
  ]

  /// Returns a dashboard of one kind, to be drawn in the sizes of its front end.
  private static func dashboard(_ kind: String, _ front: PictureFront) throws -> Dashboard {
    let stage = try stage.get()
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: stage.clock, alarm: ManualAlarm()),
      clock: stage.clock, catalog: try catalog(),
      board: Board(pages: [Board.Page(kind, maps: [], names: [kind])]), host: "atlas")
    dashboard.hasStatus = false
    return dashboard
  }

  @Test func noKindIsForgotten() throws {
    let kinds = try Self.catalog()
    #expect(kinds.kinds.filter { kinds[$0]?.settings == nil } == Self.kinds)
  }

  @Test(arguments: kinds)
  func everyFamily(kind: String) throws {
    let front = PictureFront(size: .zero, theme: .standard)
    let dashboard = try Self.dashboard(kind, front)
    let families = try #require(try Self.catalog()[kind]).families
    let pictures = WidgetFamily.allCases.filter { families.contains($0) }.map { family in
      front.size = family.tileSize
      dashboard.forcedFamily = family
      dashboard.arrange()
      dashboard.draw()
      return GoldenPicture("\(family), \(family.tileSize)", front.grid)
    }
    try expectGolden(pictures, named: kind)
  }

  @Test(arguments: kinds)
  func somethingIsReadAtOddSizes(kind: String) throws {
    let front = PictureFront(size: .zero, theme: .standard)
    let dashboard = try Self.dashboard(kind, front)
    let sizes =
      (1...12).flatMap { width in (1...12).map { Size(width: width, height: $0) } }
      + [(80, 1), (80, 2), (200, 1), (200, 3), (1, 40), (2, 60), (3, 100), (37, 1), (1, 13)]
      .map { Size(width: $0, height: $1) }
    for size in sizes {
      front.size = size
      dashboard.arrange()
      dashboard.draw()
      #expect(front.grid.size == size)
      let shown = front.grid.text.unicodeScalars.filter { !" \n╭╮╰╯─│".unicodeScalars.contains($0) }
      #expect(!shown.isEmpty, "\(size):\n\(front.grid.text)")
      // Three columns hold two characters of a value, and must not be a mere ellipsis.
      if size.width >= 3 { #expect(shown.contains { $0 != "…" }, "\(size):\n\(front.grid.text)") }
    }
  }
}
