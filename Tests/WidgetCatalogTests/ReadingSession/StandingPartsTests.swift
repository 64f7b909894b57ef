import FoundationEssentials
import Testing
import WidgetSources

@testable import WidgetCatalog

/// Tests of readings that are used again because their sources asked for time.
@Suite struct StandingPartsTests {
  private let start = Date(timeIntervalSince1970: 1_773_478_800)

  @Test func whatStandsIsUsedAgainWithItsAge() throws {
    var standing = StandingParts()
    standing.note(.success(Reading(7, at: start)), of: 1, until: start + 60, at: start, in: nil)
    #expect(standing.date(of: 1, at: start + 59, in: nil) == start)
    #expect(standing.date(of: 0, at: start + 59, in: nil) == nil)
    #expect(standing.date(of: 1, at: start + 60, in: nil) == nil)
    #expect(standing.date(of: 1, at: start - 1, in: nil) == nil)
    #expect(standing.date(of: 1, at: start + 59, in: EnvironmentMark(["TOKEN=x"])) == nil)
    let reading = try #require(try standing[1]?.get())
    #expect(reading.entries[0].datum == 7 && reading.isKept)
    #expect(reading.date == start && reading.oldest == start)
  }

  /// What a cache had kept before is no younger for that.
  @Test func theAgeThatASourceTellsRemains() throws {
    var standing = StandingParts()
    var reading = Reading(7, at: start)
    (reading.date, reading.oldest) = (start - 900, start - 900)
    standing.note(.success(reading), of: 0, until: start + 60, at: start, in: nil)
    let again = try #require(try standing[0]?.get())
    #expect(again.date == start - 900 && again.oldest == start - 900)
  }

  /// What has no value is tried again, whatever its server says; a server that refuses has its time.
  @Test func whatHasNoValueDoesNotStandForLong() {
    var standing = StandingParts()
    let busy = SourceFailure.http(429)
    standing.note(.success(Reading(7, at: start)), of: 0, until: start + 900, at: start, in: nil)
    standing.note(.failure(busy), of: 1, until: start + 900, at: start, in: nil)
    for number in 0..<2 { standing.distrust(number, after: start + 60) }
    #expect(standing.date(of: 0, at: start + 59, in: nil) == start)
    #expect(standing.date(of: 0, at: start + 60, in: nil) == nil)
    #expect(standing.date(of: 1, at: start + 60, in: nil) == start)
    standing.distrust(0, after: start + 300)
    #expect(standing.date(of: 0, at: start + 60, in: nil) == nil)
  }

  @Test func theNextReadingTakesItsPlace() {
    var standing = StandingParts()
    let part = KeptReading.Part.success(Reading(7, at: start))
    #expect(standing.note(part, of: 0, until: start + 60, at: start, in: nil) == nil)
    #expect(standing.note(part, of: 0, until: nil, at: start + 60, in: nil) == start)
    #expect(standing.date(of: 0, at: start + 61, in: nil) == nil)
    #expect(standing[0] == nil)
  }
}
