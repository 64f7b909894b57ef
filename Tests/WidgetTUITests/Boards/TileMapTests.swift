import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of drawn pages.
@Suite struct TileMapTests {
  /// Draws places as a page has them, with `.` for what is empty.
  private func drawing(_ places: [TileMap.Place], of map: TileMap) -> [String] {
    var rows = Array(repeating: Array(repeating: ".", count: map.columns), count: map.rows)
    for place in places {
      for y in place.rect.y..<place.rect.maxY {
        for x in place.rect.x..<place.rect.maxX { rows[y][x] = place.name }
      }
    }
    return rows.map { $0.joined(separator: " ") }
  }

  @Test(arguments: [
    ["a"], ["a b", "a c"], ["a a b", "a a ."], [". .", ". a"], ["a a a a", "a a a a"], [],
  ])
  func isWhatIsDrawn(rows: [String]) throws {
    let map = try TileMap(rows)
    #expect(drawing(map.places, of: map) == rows)
  }

  @Test func blanksBetweenNamesAreOne() throws {
    let plain = try TileMap(["a b", "a b"])
    #expect(try TileMap(["  a   b", "a\tb "]) == plain)
  }

  @Test(arguments: [
    (["a b", "a"], TileMapError.unevenRow(row: 1, count: 1, expected: 2)),
    (["a", "a b", "c"], .unevenRow(row: 1, count: 2, expected: 1)),
    (["a", ""], .unevenRow(row: 1, count: 0, expected: 1)),
    (["a b a"], .notARectangle(name: "a")),
    (["a a", "a b"], .notARectangle(name: "a")),
    (["a .", ". a"], .notARectangle(name: "a")),
  ])
  func isNoPage(rows: [String], error: TileMapError) {
    #expect(throws: error) { try TileMap(rows) }
  }

  /// The page, the widgets that are missing, and what is drawn instead.
  @Test(arguments: [
    (["a b"], "b", ["a a"]),
    (["a b"], "a", ["b b"]),
    (["a b c"], "b", ["a a c"]),
    (["a", "b"], "a", ["b", "b"]),
    (["a b", "a c"], "a", ["b b", "c c"]),
    // Nobody on the left or right covers the whole side, somebody above does.
    (["a a", "b c"], "b", ["a a", "c c"]),
    (["a a", "b b"], "b", ["a a", "a a"]),
    // Missing neighbours are one hole.
    (["a b c"], "bc", ["a a a"]),
    (["a a b", "a a c"], "bc", ["a a a", "a a a"]),
    // What was drawn empty stays empty.
    (["a . b"], "b", ["a . ."]),
    (["a"], "a", ["."]),
  ])
  func theNeighboursTakeWhatIsMissing(rows: [String], missing: String, expected: [String]) throws {
    let map = try TileMap(rows)
    #expect(drawing(map.places { !missing.contains($0) }, of: map) == expected)
  }
}
