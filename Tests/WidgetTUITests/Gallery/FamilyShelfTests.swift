import Testing
import WidgetLayout

@testable import WidgetTUI

@Suite struct FamilyShelfTests {
  private func places(_ families: [WidgetFamily], _ width: Int, _ height: Int) -> [Rect] {
    FamilyShelf(families, in: Rect(x: 3, y: 2, width: width, height: height)).places
  }

  @Test func rowsAreFilledFromTheLeft() {
    #expect(
      places([.accessoryCircular, .systemSmall, .systemMedium, .systemLarge], 62, 42) == [
        Rect(x: 3, y: 2, width: 9, height: 4), Rect(x: 14, y: 2, width: 20, height: 10),
        Rect(x: 3, y: 13, width: 40, height: 10), Rect(x: 3, y: 24, width: 40, height: 20),
      ])
  }

  @Test(arguments: [(62, 64), (39, 60), (0, 0)])
  func withoutRoomForAllThereIsNone(width: Int, height: Int) {
    #expect(
      places([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge], width, height).isEmpty)
  }

  @Test func noFamilies() { #expect(places([], 100, 100).isEmpty) }
}
