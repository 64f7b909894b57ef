import FoundationEssentials
import Testing
import WidgetBase

@Suite("Dates in words")
struct LocalTimeTests {
  @Test(arguments: [
    ("2026-03-14T09:26:00Z", 1_773_480_360.0), ("2026-03-14T10:26:00+01:00", 1_773_480_360),
    ("2028-02-29T00:00:00Z", 1_835_395_200),
    ("2026-03-14 04:26-0500", 1_773_480_360), ("2026-03-14T09:26Z", 1_773_480_360),
  ])
  func isRead(text: String, seconds: Double) {
    #expect(Date(iso8601: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "now", "2026-03-14", "2026-03-14T09:26:00X", "2026-03-14T09:26:00+1",
    "2026-02-30T09:26:00Z", "2026-02-29T09:26", "2026-04-31T00:00:00+01:00",
    "2026-03-14T09:26:00+25:00",
  ])
  func isRefused(text: String) {
    #expect(Date(iso8601: text) == nil)
  }

  @Test func withoutAZoneItIsTheProcesss() throws {
    let date = try #require(Date(iso8601: "2026-03-14T09:05:03"))
    #expect(LocalTime(date).clock == "09:05:03")
    #expect(LocalTime(date).hourAndMinute == "09:05")
  }

  /// Every date can be shown, however far away.
  @Test(arguments: [-Double.infinity, -1e300, -1e12, 1e12, 1e19, 1e300, .infinity, .nan])
  func anyDateIsShown(seconds: Double) {
    let time = LocalTime(Date(timeIntervalSince1970: seconds))
    // A zone may shift the date a day beyond either limit.
    #expect((0...10_000).contains(time.year))
    #expect(time.hourAndMinute.count == 5)
  }
}
