import FoundationEssentials
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of when several sources are read again, each of which wants it at another time.
@Suite struct ReadingPaceTests {
  private typealias Part = KeptReading.Part

  /// A Saturday, nine o'clock.
  private let start = Date(timeIntervalSince1970: 1_773_478_800)
  private static let farthest = Date(timeIntervalSince1970: 253_402_214_400)

  private func pace(_ more: [String: Setting] = [:]) throws -> ReadingPace<MetricKind> {
    let setting: [String: Setting] = ["source": [["file": "a"], ["file": "b"]]]
    return ReadingPace(
      try ReadingSettings(InstanceSettings(.mapping(setting.merging(more) { $1 }))))
  }

  private func part(_ reload: Reading.Reload, until end: Date? = nil) -> Part {
    var reading = Reading(1, at: start, reload: reload)
    if let end { reading.entries.append(Reading.Entry(date: end, datum: 2)) }
    return .success(reading)
  }

  /// What one server or timeline says of itself holds for no other source.
  @Test(
    arguments: [
      .notBefore(Date(timeIntervalSince1970: 1_773_478_800 + 604_800)), .never, .after(farthest),
      .atEnd,
    ] as [Reading.Reload])
  func noSourceKeepsAnotherWaiting(reload: Reading.Reload) throws {
    let parts = [part(reload, until: Self.farthest), part(.asScheduled)]
    for parts in [parts, parts.reversed()] {
      let (usual, often) = (try pace(), try pace(["every": "2s"]))
      #expect(usual.rule(of: parts, at: start, isFirst: false) == .after(start + 300))
      #expect(often.rule(of: parts, at: start, isFirst: false) == .after(start + 2))
    }
  }

  @Test func aSourceBringsTheReadingForward() throws {
    let parts = [part(.asScheduled), part(.after(start + 7))]
    #expect(try pace().rule(of: parts, at: start, isFirst: false) == .after(start + 7))
    #expect(
      try pace(["every": "5s"]).rule(of: parts, at: start, isFirst: false) == .after(start + 5))
  }

  @Test func theEndOfOneBringsNoReadingMoreOftenThanUsual() throws {
    for seconds in [-10.0, 0, 1, 299] {
      let parts = [part(.atEnd, until: start + seconds), part(.asScheduled)]
      #expect(try pace().rule(of: parts, at: start, isFirst: false) == .after(start + 300))
    }
  }

  @Test func whatAllWantHolds() throws {
    func rule(_ reloads: Reading.Reload...) throws -> ReloadRule {
      try pace().rule(of: reloads.map { part($0) }, at: start, isFirst: false)
    }
    #expect(try rule(.never, .never) == .never)
    #expect(try rule(.notBefore(start + 301), .notBefore(start + 900)) == .after(start + 600))
    #expect(try rule(.notBefore(start + 301), .never) == .after(start + 600))
  }

  /// A source that failed is tried again, whatever the other one says.
  @Test func aFailureBesideOneThatIsNeverReadAgainIsTriedAgain() throws {
    let parts: [Part] = [part(.never), .failure(SourceFailure("gone"))]
    #expect(try pace().rule(of: parts, at: start, isFirst: false) == .after(start + 300))
  }

  /// A server that asks for a week of time speaks for itself only.
  @Test func ofFailuresTheSoonestAttemptCounts() throws {
    func retry(_ dates: [TimeInterval?]) throws -> TimeInterval? {
      let parts = dates.map { seconds -> Part in
        .failure(SourceFailure("busy", retryAfter: seconds.map { start + $0 }))
      }
      let failure = try #require(try pace().failure(of: parts, at: start))
      return failure.retryAfter?.timeIntervalSince(start)
    }
    #expect(try retry([604_800, nil]) == nil)
    #expect(try retry([nil, 5]) == 5)
    #expect(try retry([604_800, 900]) == 900)
    #expect(try retry([604_800]) == 604_800)
    #expect(try pace().failure(of: [.failure(SourceFailure("a")), part(.never)], at: start) == nil)
    #expect(try pace().failure(of: [], at: start) == nil)
  }

  @Test func aPartStandsForAsLongAsItsSourceSays() throws {
    let (own, board) = (try pace(), try pace(["every": "5m"]))
    #expect(own.end(of: part(.asScheduled)) == nil)
    #expect(own.end(of: part(.notBefore(start + 9))) == start + 9)
    #expect(own.end(of: part(.after(start + 9))) == start + 9)
    #expect(own.end(of: part(.atEnd, until: start + 9)) == start + 9)
    #expect(own.end(of: part(.never)) == .distantFuture)
    // The board's times are for all that it names; only a cache is spared.
    #expect(board.end(of: part(.notBefore(start + 9))) == start + 9)
    for reload in [.after(start + 9), .atEnd, .never] as [Reading.Reload] {
      #expect(board.end(of: part(reload, until: start + 9)) == nil)
    }
    let busy = SourceFailure.http(429, retryAfter: start + 9)
    #expect(own.end(of: .failure(busy)) == start + 9)
    #expect(own.end(of: .failure(SourceFailure("gone", retryAfter: start + 9))) == nil)
  }

  /// Where there are more dates to come than entries, the sources are read again before they are used up.
  @Test func tooManyDatesToComeBringAReading() throws {
    let parts = [1.0, 2].map { first -> Part in
      let entries = (0..<3000).map { index in
        Reading.Entry(date: start + first + Double(index) * 2, datum: .number(Double(index)))
      }
      return .success(Reading(entries: entries, reload: .never))
    }
    let (dates, rest) = ReadingParts(parts, at: start).foreseen()
    #expect(dates.count == 2500 && dates.first == start + 3 && dates.last == start + 2502)
    #expect(rest == start + 2503)
    #expect(try pace().rule(of: parts, at: start, isFirst: false) == .after(start + 2503))
    // Another source is not asked more often than each minute because of that.
    let dense = Reading(
      entries: (0..<3000).map { index in
        Reading.Entry(date: start + Double(index) / 1000, datum: 1)
      }, reload: .never)
    let both = [.success(dense), part(.never)]
    #expect(try pace().rule(of: both, at: start, isFirst: false) == .after(start + 60))
  }
}
