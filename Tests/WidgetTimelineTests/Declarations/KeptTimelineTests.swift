import FoundationEssentials
import Testing
import WidgetArchive

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// When the data that a source kept may be drawn in place of a timeline.
@MainActor
@Suite struct KeptTimelineTests {
  private func source(
    keptAt seconds: TimeInterval?, deadline: TimeInterval?
  ) -> TimelineSource {
    var source = TimelineSource.empty
    source.deadline = deadline
    source.kept = {
      seconds.map {
        KeptTimeline(AnyTimeline(entries: [], rule: .never), loaded: start + $0)
      }
    }
    return source
  }

  /// The seconds from a timeline to a kept reading, the seconds that a question may take, and whether
  /// the reading is as new.
  nonisolated static let ages: [(seconds: TimeInterval, deadline: TimeInterval?, isAsNew: Bool)] = [
    (1, 15, true), (0, 15, true), (-15, 15, true), (-15.5, 15, false), (-3600, 15, false),
    (-30, nil, true), (-30.5, nil, false), (-90, 95, true),
  ]

  @Test(arguments: ages)
  func aReadingIsAsNewForAsLongAsAQuestionMayTake(
    _ seconds: TimeInterval, _ deadline: TimeInterval?, _ isAsNew: Bool
  ) {
    let kept = source(keptAt: seconds, deadline: deadline).kept(asNewAs: start)
    #expect(kept?.loaded == (isAsNew ? start + seconds : nil))
  }

  @Test(arguments: [(0.0, true), (0.5, true), (-0.0005, true), (-0.5, false)])
  func aReadingThatBeganBeforeItWasAskedForIsNotTheAnswer(_ seconds: TimeInterval, _ isAnswer: Bool)
  {
    let kept = KeptTimeline(AnyTimeline(entries: [], rule: .never), loaded: start + seconds)
    let asked = ReloadOutcome(date: start, reason: .policy, duration: 2, entries: 1)
    let failed = ReloadOutcome(
      date: start + 60, reason: .retry, duration: 2, entries: nil, failure: "refused")
    #expect(kept.answers([asked, failed]) == isAnswer)
    #expect(kept.answers([failed]))
  }

  /// The data of a reading may be older than the question for it.
  @Test(arguments: [(0.0, true), (-0.5, false)])
  func aReadingOfOldDataIsTheAnswer(_ seconds: TimeInterval, _ isAnswer: Bool) {
    let kept = KeptTimeline(
      AnyTimeline(entries: [], rule: .never), loaded: start - 10_000, began: start + seconds)
    #expect(
      kept.answers([ReloadOutcome(date: start, reason: .policy, duration: 2, entries: 1)])
        == isAnswer)
  }

  @Test func withoutATimelineAnyReadingIsNew() {
    #expect(source(keptAt: -7200, deadline: 15).kept(asNewAs: nil)?.loaded == start - 7200)
    #expect(source(keptAt: nil, deadline: 15).kept(asNewAs: nil) == nil)
    #expect(TimelineSource.empty.kept(asNewAs: nil) == nil)
  }
}
