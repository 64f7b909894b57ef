import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of pages on screens of all sizes.
@Suite struct ArrangementTests {
  private func page(_ drawings: [String]...) throws -> Board.Page {
    let maps = try drawings.map { try TileMap($0) }
    return Board.Page("Home", maps: maps, names: maps.first?.places.map(\.name) ?? [])
  }

  /// Returns the tiles as `name x,y width×height`.
  private func tiles(_ arrangement: Arrangement) -> [String] {
    arrangement.tiles.map {
      "\($0.name) \($0.rect.x),\($0.rect.y) \($0.rect.width)×\($0.rect.height)"
    }
  }

  @Test func aMapIsStretchedAndSpareCellsGoFirst() throws {
    let page = try page(["a b", "c c"])
    let arrangement = Arrangement(page, in: Size(width: 41, height: 17)) { _ in true }
    #expect(tiles(arrangement) == ["a 0,0 21×9", "b 21,0 20×9", "c 0,9 41×8"])
    #expect(arrangement.screens == 1)
  }

  private func look(gaps columns: Int, _ rows: Int) -> BoardLook {
    var look = BoardLook()
    look.gaps = Size(width: columns, height: rows)
    return look
  }

  @Test func gapsStandBetweenTilesOnly() throws {
    let page = try page(["a b", "c c"])
    let size = Size(width: 41, height: 17)
    let arrangement = Arrangement(page, in: size, look: look(gaps: 2, 1)) { _ in true }
    #expect(tiles(arrangement) == ["a 0,0 20×8", "b 22,0 19×8", "c 0,9 41×8"])
  }

  @Test func gapsGiveWayToTheDrawing() throws {
    let page = try page(["a b", "c c"])
    // The least size of the map, and one column more than it.
    for (width, expected) in [(32, "b 16,0 16×8"), (33, "b 17,0 16×8")] {
      let size = Size(width: width, height: 16)
      let arrangement = Arrangement(page, in: size, look: look(gaps: 1, 1)) { _ in true }
      #expect(tiles(arrangement)[1] == expected)
      #expect(tiles(arrangement)[2].hasPrefix("c 0,8"))
    }
  }

  @Test func unitsKeepTheirSizeBesideGaps() throws {
    let page = try page(["a b b"])
    let unit = Size(width: 20, height: 10)
    let arrangement = Arrangement(
      page, in: Size(width: 80, height: 24), unit: unit, look: look(gaps: 1, 0)
    ) { _ in true }
    #expect(tiles(arrangement) == ["a 0,0 20×10", "b 21,0 41×10"])
  }

  @Test func flowingTilesHaveGaps() throws {
    let page = try page(["a b c", "a b c", "d d d"])
    let arrangement = Arrangement(
      page, in: Size(width: 41, height: 17), look: look(gaps: 1, 1)
    ) { _ in true }
    #expect(
      tiles(arrangement) == ["a 0,0 20×8", "b 21,0 20×8", "c 0,9 20×8", "d 21,9 20×8"])
  }

  @Test(
    "A row that can use less leaves the rest to the others",
    arguments: [
      (30, ["a 0,0 20×8", "b 20,0 20×8", "c 0,8 40×11", "d 0,19 40×11"]),
      // At this height nothing is left over.
      (24, ["a 0,0 20×8", "b 20,0 20×8", "c 0,8 40×8", "d 0,16 40×8"]),
    ])
  func aRowTakesWhatItCanUse(height: Int, expected: [String]) throws {
    let page = try page(["a b", "c c", "d d"])
    let arrangement = Arrangement(
      page, in: Size(width: 40, height: height), usefulRows: { ["a": 6, "b": 4][$0] },
      isThere: { _ in true })
    #expect(tiles(arrangement) == expected)
  }

  @Test func aRowIsAsHighAsItsLargestWidget() throws {
    let rows: (String) -> Int? = { ["a": 10, "b": 4, "c": 3][$0] }
    let page = try page(["a b", "c e", "d e"])
    let arrangement = Arrangement(page, in: Size(width: 40, height: 40), usefulRows: rows) { _ in
      true
    }
    #expect(
      tiles(arrangement)
        == ["a 0,0 20×12", "b 20,0 20×12", "c 0,12 20×8", "e 20,12 20×28", "d 0,20 20×20"])
  }

  @Test func ifNobodyCanUseTheRestAllAreEqual() throws {
    let page = try page(["a b", "c c"])
    let arrangement = Arrangement(
      page, in: Size(width: 40, height: 40), usefulRows: { _ in 5 },
      isThere: { _ in true })
    #expect(tiles(arrangement) == ["a 0,0 20×20", "b 20,0 20×20", "c 0,20 40×20"])
  }

  @Test func aUnitIsNotStretched() throws {
    let page = try page(["a b"])
    let unit = Size(width: 20, height: 10)
    let arrangement = Arrangement(page, in: Size(width: 100, height: 50), unit: unit) { _ in true }
    #expect(tiles(arrangement) == ["a 0,0 20×10", "b 20,0 20×10"])
  }

  @Test func theLargestMapThatFitsIsTaken() throws {
    let page = try page(["a b"], ["a a b b"])
    let wide = Arrangement(page, in: Size(width: 64, height: 8)) { _ in true }
    #expect(tiles(wide) == ["a 0,0 32×8", "b 32,0 32×8"])
    let narrow = Arrangement(page, in: Size(width: 63, height: 8)) { _ in true }
    #expect(tiles(narrow) == ["a 0,0 32×8", "b 32,0 31×8"])
  }

  @Test func aDrawnShapeIsAFamily() throws {
    var page = try page(["a b b c c", "d d d d e", "d d d d e"])
    page.hasDrawnFamilies = true
    let arrangement = Arrangement(page, in: Size(width: 100, height: 30)) { _ in true }
    #expect(
      arrangement.tiles.map(\.family) == [
        .systemSmall, .systemMedium, .systemMedium, .systemExtraLarge, .systemSmall,
      ])
  }

  /// On a screen for which nothing is drawn, the widgets flow.
  @Test func whatDoesNotFitFlowsOverScreens() throws {
    let page = try page(["a b c d e"])
    let size = Size(width: 41, height: 8)
    let screens = (0..<4).map { Arrangement(page, in: size, screen: $0) { _ in true } }
    #expect(screens.map(\.screens) == [3, 3, 3, 3])
    #expect(tiles(screens[0]) == ["a 0,0 21×8", "b 21,0 20×8"])
    #expect(tiles(screens[1]) == ["c 0,0 21×8", "d 21,0 20×8"])
    #expect(tiles(screens[2]) == ["e 0,0 21×8"])
    // A screen that is not there is the last one.
    #expect(screens[3] == screens[2])
  }

  @Test func withoutWidgetsThereIsNothing() throws {
    let arrangement = Arrangement(try page(["a"]), in: Size(width: 80, height: 24)) { _ in false }
    #expect(arrangement.tiles.isEmpty)
    #expect(arrangement.screens == 1)
  }

  /// All widgets are shown once over the screens, each inside the screen, and none over another.
  @Test func everySizeShowsAllOnce() throws {
    let page = try page(["a b c", "d d e", "d d f"])
    for (width, height) in [
      (1, 1), (19, 3), (20, 4), (39, 8), (47, 23), (48, 24), (80, 24), (250, 70),
    ] {
      let size = Size(width: width, height: height)
      var names: [String] = []
      let first = Arrangement(page, in: size) { $0 != "e" }
      for screen in 0..<first.screens {
        let arrangement = Arrangement(page, in: size, screen: screen) { $0 != "e" }
        var taken: Set<[Int]> = []
        for tile in arrangement.tiles {
          names.append(tile.name)
          for y in tile.rect.y..<tile.rect.maxY {
            for x in tile.rect.x..<tile.rect.maxX {
              #expect(taken.insert([x, y]).inserted, "\(tile.name) in \(size)")
              #expect(x < width && y < height, "\(tile.name) in \(size)")
            }
          }
        }
      }
      #expect(names.sorted() == ["a", "b", "c", "d", "f"], "\(size)")
    }
  }

  @Test(arguments: [
    (80, 20, WidgetFamily.systemExtraLarge), (64, 15, .systemExtraLarge), (40, 20, .systemLarge),
    (40, 10, .systemMedium), (20, 10, .systemSmall), (16, 7, .systemSmall),
    (1, 1, .accessoryInline),
  ])
  func theFamilyThatUsesATileBest(width: Int, height: Int, family: WidgetFamily) {
    let size = Size(width: width, height: height)
    #expect(WidgetFamily.best(for: size, of: WidgetFamily.allCases) == family)
  }

  @Test func somethingIsBetterThanNothing() {
    let size = Size(width: 3, height: 1)
    #expect(WidgetFamily.best(for: size, of: [.systemLarge, .systemMedium]) == .systemMedium)
    #expect(WidgetFamily.best(for: size, of: []) == .systemSmall)
  }
}
