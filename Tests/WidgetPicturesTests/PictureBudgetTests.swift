import Testing

@testable import WidgetPictures

@Suite struct PictureBudgetTests {
  /// All tiles hold up one thread, so ten of them may not take ten times the time of one.
  @Test func manyTilesShareTheTimeOfThree() {
    let start = ContinuousClock.now
    let tiles = (0..<12).map { _ in PictureBudget() }
    let first = tiles.map { $0.seconds(at: start) }
    #expect(first.reduce(0, +) <= 6.5)
    #expect(first.allSatisfy { $0 > 0.1 })
    // What one spends counts for it as for four.
    for tile in tiles { tile.spend(.milliseconds(500)) }
    #expect(tiles.allSatisfy { $0.seconds(at: start) < 0.05 })
    let later = tiles.map { $0.seconds(at: start + .seconds(10)) }
    #expect(later.reduce(0, +) <= 3.5)
    #expect(later.allSatisfy { $0 > 0 })
  }
}
