import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// Tests of old readings that cannot be read again.
@MainActor
@Suite struct FailureTimelineTests {
  /// The provider's next answer.
  private final class Answers {
    var next: Result<AnyTimeline, ReloadFailure>
    init(_ next: Result<AnyTimeline, ReloadFailure>) { self.next = next }
  }

  private let clock = ManualClock(start)
  private let scheduler: Scheduler
  private let answers: Answers
  private let size = Size(width: 20, height: 1)

  init() {
    scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    let answers = Answers(.success(Self.timeline("first")))
    self.answers = answers
    var description = WidgetDescription()
    description.source = TimelineSource(
      placeholder: { _ in Self.entry("nothing") }, snapshot: { _, _ in },
      timeline: { _, answer in answer(answers.next) }, isInline: true)
    scheduler.add(
      WidgetInstance(id: "a", kind: "test", family: .accessoryInline), of: description, size: size)
  }

  private static func entry(_ text: String, date: Date = start) -> AnyTimelineEntry {
    AnyTimelineEntry(date: date) { $0.root { Text(verbatim: text) } }
  }

  private static func timeline(
    _ text: String, date: Date = start, read: Date? = nil
  ) -> AnyTimeline {
    AnyTimeline(entries: [entry(text, date: date)], rule: .after(start + 3600), read: read)
  }

  private func answer(_ answer: Result<AnyTimeline, ReloadFailure>, after seconds: TimeInterval) {
    answers.next = answer
    clock.now = start + seconds
    scheduler.requestReload("a")
  }

  private func shown() throws -> ShownTimeline {
    ShownTimeline(try #require(scheduler.state(of: "a")), at: clock.now, asleep: 0)
  }

  private func text() throws -> String {
    try shown().entry.picture(size: size, family: .accessoryInline, at: clock.now).grid.text
  }

  @Test func entriesOfAFailureAreDrawnAndAsOldAsTheyAre() throws {
    let failure = ReloadFailure("HTTP 503")
    answer(
      .success(AnyTimeline(entries: [Self.entry("again")], failure: failure, read: start)),
      after: 60)
    #expect(try text().contains("again"))
    #expect(try shown().loaded == start)
    #expect(try shown().freshness.word == "failed")
    #expect(try shown().freshness.isDoubtful)
    answer(.success(Self.timeline("well")), after: 120)
    #expect(try shown().loaded == start + 120 && shown().freshness == .fresh)
  }

  /// A provider that shows what it kept of another account says when that was read.
  @Test func entriesOfAFailureMayBeOlderThanThoseBefore() throws {
    let failure = ReloadFailure("HTTP 503")
    answer(
      .success(AnyTimeline(entries: [Self.entry("kept")], failure: failure, read: start - 600)),
      after: 60)
    #expect(try text().contains("kept"))
    #expect(try shown().loaded == start - 600)
    #expect(try shown().freshness.word == "failed")
  }

  @Test func aTimelineIsOfWhenItWasRead() throws {
    answer(.success(Self.timeline("kept", read: start - 600)), after: 60)
    #expect(try shown().loaded == start - 600)
    answer(.success(Self.timeline("ahead", read: start + 600)), after: 120)
    #expect(try shown().loaded == start + 120)
  }

  /// Access to one of several sources is denied: what was shown of it before is in earlier entries.
  @Test func whatADenialOfAPartTookIsNotKept() throws {
    func archived(_ previous: ArchivedTimeline? = nil) throws -> ArchivedTimeline {
      try #require(scheduler.state(of: "a")).archive(after: previous, sizes: [size])
    }
    let first = try archived()
    answer(.success(Self.timeline("second", date: start + 60)), after: 60)
    #expect(try archived(first).entries.count == 2)
    var timeline = Timeline(entries: [Dated(date: start + 60)], policy: .never)
    timeline.forgetsPast = true
    answer(
      .success(AnyTimeline(timeline) { _ in Text(verbatim: "a part") }), after: 60)
    #expect(try archived(first).entries.count == 1)
  }

  private struct Dated: TimelineEntry { let date: Date }

  @Test func whatADenialTookComesBackForTheSameAccountAlone() throws {
    let denied = ReloadFailure.denied("Sign in")
    var failure = ReloadFailure("HTTP 500")
    answer(.failure(denied), after: 60)
    #expect(try !text().contains("first"))
    answer(.failure(failure), after: 120)
    #expect(try !text().contains("first"))
    answer(.failure(denied), after: 180)
    failure.isOfSameAccount = true
    answer(.failure(failure), after: 240)
    #expect(try text().contains("first"))
    #expect(try shown().loaded == start && shown().freshness.word == "failed")
  }

  @Test func whatADenialTookIsNotWrittenToAFile() throws {
    answer(.failure(.denied("Sign in")), after: 60)
    let load = try #require(scheduler.state(of: "a"))
    #expect(load.archive(after: nil, sizes: [size]).entries.isEmpty)
  }
}
