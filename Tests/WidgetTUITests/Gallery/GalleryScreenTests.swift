import FoundationEssentials
import Testing
import WidgetArchive
import WidgetCatalog
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the gallery: its pictures, its keys and its mouse.
@MainActor
@Suite struct GalleryScreenTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))

  private func gallery() throws -> GalleryScreen {
    let board = try ComposedBoard(
      path: "/nonexistent/board.yaml", catalog: Catalog(MachineWidgets()))
    return GalleryScreen(board: ComposerSurroundings(board: board), clock: clock)
  }

  private func type(_ words: String, into gallery: GalleryScreen) {
    for scalar in words.unicodeScalars { #expect(gallery.press(.character(scalar))) }
  }

  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 36),
    Size(width: 200, height: 60),
  ])
  func pictures(size: Size) throws {
    let gallery = try gallery()
    type("metr", into: gallery)
    try expectGolden(
      gallery.picture(size: size).text, named: "metric-\(size.width)x\(size.height)")
  }

  @Test func everyKindIsThereInEveryFamily() throws {
    let gallery = try gallery()
    #expect(gallery.items.count > 20)
    for item in gallery.items where !item.isOfAnySource {
      #expect(!item.note.isEmpty, "\(item.kind)")
      #expect(!item.families.isEmpty, "\(item.kind)")
    }
    for _ in gallery.items {
      for _ in 0..<7 {
        for size in [
          Size(width: 80, height: 24), Size(width: 34, height: 8), Size(width: 1, height: 1),
        ] {
          _ = gallery.picture(size: size)
        }
        _ = gallery.press(.right)
      }
      _ = gallery.press(.down)
    }
  }

  @Test func keysWalkFamiliesAndSearch() throws {
    let gallery = try gallery()
    type("gauge", into: gallery)
    let small = gallery.picture(size: Size(width: 120, height: 24)).text
    #expect(small.contains("▸small"), "\(small)")
    _ = gallery.press(.right)
    #expect(gallery.picture(size: Size(width: 120, height: 24)).text.contains("▸medium"))
    _ = gallery.press(.left)
    #expect(gallery.picture(size: Size(width: 120, height: 24)).text == small)
    // Esc clears the search first.
    #expect(gallery.press(.escape))
    #expect(gallery.picture(size: Size(width: 120, height: 24)).text.contains("type to search"))
    #expect(!gallery.press(.escape))
    type("zzzz", into: gallery)
    #expect(gallery.picture(size: Size(width: 120, height: 24)).text.contains("nothing matches"))
  }

  /// A large screen has all families at once, of which a press chooses one and a second composes.
  @Test func aPressChoosesAFamilyOnTheShelf() throws {
    let gallery = try gallery()
    let size = Size(width: 200, height: 60)
    type("gauge", into: gallery)
    let first = gallery.picture(size: size).text
    #expect(first.contains("▸small"))
    let item = try #require(gallery.items.first { $0.kind == "gauge" })
    let medium = try #require(item.families.firstIndex(of: .systemMedium))
    let area = Rect(x: 60, y: 5, width: 140, height: 54)
    let place = FamilyShelf(item.families, in: area).places[medium]
    let press = Key.mouse(MouseEvent(.press, x: place.x + 2, y: place.y + 2))
    _ = gallery.press(press)
    let chosen = gallery.picture(size: size).text
    #expect(chosen.contains("▸medium"))
    // Only the mark has moved.
    let changed = zip(first.split(separator: "\n"), chosen.split(separator: "\n")).filter {
      $0 != $1
    }
    #expect(changed.count == 1)
    _ = gallery.press(press)
    #expect(gallery.picture(size: size).text.contains("Ctrl-O result"))
  }

  @Test func theMouse() throws {
    let gallery = try gallery()
    let size = Size(width: 80, height: 24)
    let first = gallery.picture(size: size)
    #expect(first.text.contains("Any source"))
    _ = gallery.press(.mouse(MouseEvent(.wheelDown, x: 3, y: 5)))
    let second = gallery.picture(size: size).text
    #expect(second != first.text)
    _ = gallery.press(.mouse(MouseEvent(.press, x: 3, y: 2)))
    #expect(gallery.picture(size: size).text == first.text)
    // A second press composes.
    _ = gallery.press(.mouse(MouseEvent(.press, x: 3, y: 2)))
    #expect(gallery.picture(size: size).text.contains("Ctrl-O result"))
    _ = gallery.press(.escape)
    #expect(gallery.picture(size: size).text == first.text)
  }

  @Test func aDashboardOpensIt() throws {
    let front = PictureFront(size: Size(width: 80, height: 24), theme: Theme(name: "plain"))
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(MachineWidgets()),
      board: Board(pages: [Board.Page("Home", maps: [], names: ["cpu"])]), host: "here")
    dashboard.makeGallery = { [self] in try? gallery() }
    dashboard.arrange()
    dashboard.draw()
    let before = front.grid.text
    #expect(dashboard.press(.character("a")))
    dashboard.draw()
    #expect(front.grid.text.contains("╭ Gallery "))
    // What would change on the tiles wakes nobody up.
    #expect(dashboard.nextOwnChange == nil)
    #expect(dashboard.press(.character("q")))
    dashboard.draw()
    #expect(front.grid.text.contains("q▏"))
    _ = dashboard.press(.escape)
    _ = dashboard.press(.escape)
    dashboard.draw()
    #expect(front.grid.text == before)
  }
}
