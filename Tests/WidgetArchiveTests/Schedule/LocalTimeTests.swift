import FoundationEssentials
import Testing

@testable import WidgetArchive

@Suite("Local time")
struct LocalTimeTests {
  /// No date is too far for a line of text.
  @Test(arguments: [-Double.infinity, -1e300, -1e12, 1e12, 1e19, 1e300, .infinity, .nan])
  func anyDateIsShown(seconds: Double) {
    let time = LocalTime(Date(timeIntervalSince1970: seconds))
    // Zones may be a day to either side of the edge.
    #expect((0...10_000).contains(time.year))
    #expect(time.hourAndMinute.count == 5)
  }
}
