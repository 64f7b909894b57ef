import FoundationEssentials
import Testing

@testable import WidgetSources

/// Tests of readings that another machine's row holds. By the server's clock it is 10,000.
struct FleetRowReadingTests {
  private let clock = FleetClock(time: 10_000, sent: 500, received: 500)

  /// Returns the reading of a row that was read ten seconds ago.
  ///
  /// - Parameters:
  ///   - skew: The seconds by which the asker's clock is ahead.
  ///   - own: The seconds by which this machine's clock is ahead.
  private func reading(
    _ reading: Reading, skew: TimeInterval, own: TimeInterval
  ) throws -> Reading {
    let row = FleetRow(
      key: FleetKey("load-1"), generation: 3,
      content: try #require(FleetContent.reading(reading).text), asker: "one#1", read: 9_990,
      due: 10_020, skew: skew)
    return try row.result(by: clock, now: .init(timeIntervalSince1970: 10_000 + own), at: 500).get()
  }

  @Test(arguments: [(0.0, 0.0), (3, -2), (-3600, 0), (0, 3600)])
  func entriesOfATimelineComeAtTheirOwnDates(skew: TimeInterval, own: TimeInterval) throws {
    let entries = (0..<4).map { number in
      Reading.Entry(
        date: Date(timeIntervalSince1970: 9_990 + Double(number) * 8),
        datum: .number(Double(number)))
    }
    let shown = try reading(Reading(entries: entries, reload: .never), skew: skew, own: own)
    #expect(shown.entries == entries)
    // Its age is that of the reading.
    #expect(shown.oldest == Date(timeIntervalSince1970: 9_990 + own))
  }

  @Test(arguments: [(0.0, 0.0), (3, -2), (-3600, 0), (0, 3600)])
  func aValueIsAsOldAsItsReading(skew: TimeInterval, own: TimeInterval) throws {
    for late in [-100.0, 0, 30, 1e6] {
      let date = Date(timeIntervalSince1970: 9_990 + skew + late)
      let shown = try reading(Reading(7, at: date), skew: skew, own: own)
      #expect(shown.entries[0].date == Date(timeIntervalSince1970: 9_990 + own + min(late, 0)))
    }
  }
}
