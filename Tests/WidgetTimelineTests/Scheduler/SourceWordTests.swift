import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// Tests of a scheduler's other calls of a source, besides its timeline.
@MainActor
@Suite struct SourceWordTests {
  private let clock = ManualClock(start)
  private let scheduler: Scheduler
  private let size = Size(width: 4, height: 1)

  /// The calls that the source received.
  @MainActor private final class Words {
    var questions = 0
    var looked: [Date] = []
    var givenUp: [String] = []
    var isChanged = false
    var answers = true
  }

  private let words = Words()

  init() { scheduler = Scheduler(clock: clock, alarm: ManualAlarm()) }

  private var description: WidgetDescription {
    let (words, clock) = (words, clock)
    var source = TimelineSource(
      placeholder: { _ in AnyTimelineEntry(date: start) { _ in } },
      snapshot: { _, _ in },
      timeline: { _, answer in
        words.questions += 1
        guard words.answers else { return }
        let entry = AnyTimelineEntry(date: clock.now) { _ in }
        answer(.success(AnyTimeline(entries: [entry], rule: .after(clock.now + 3600))))
      }, isInline: false)
    source.hasChanged = { date in
      words.looked.append(date)
      return words.isChanged
    }
    source.givenUp = { words.givenUp.append($0.reason) }
    source.watch = { _, _ in Words() }
    var description = WidgetDescription()
    description.source = source
    return description
  }

  private func add(_ family: WidgetFamily, after archive: ArchivedTimeline? = nil) -> String {
    let instance = WidgetInstance(
      id: "orders-1/\(family.shortName)", kind: "test", family: family)
    scheduler.add(
      ConfiguredInstance(instance), of: description, size: size,
      archives: [archive].compactMap { $0 })
    return instance.id
  }

  /// Returns the archive of the widget from ten minutes ago.
  private func kept() throws -> ArchivedTimeline {
    let id = add(.systemSmall)
    let archive = try #require(scheduler.state(of: id)).archive(after: nil, sizes: [size])
    scheduler.remove(id)
    clock.now += 600
    (words.questions, words.looked) = (0, [])
    return archive
  }

  @Test(arguments: [true, false])
  func whatChangedWhileNobodyWatchedIsReadOnce(isChanged: Bool) throws {
    let archive = try kept()
    words.isChanged = isChanged
    _ = add(.systemSmall, after: archive)
    #expect(words.looked == [start])
    #expect(words.questions == (isChanged ? 1 : 0))
    // From here on the watch reports changes.
    _ = add(.systemMedium, after: archive)
    #expect(words.looked.count == 1)
    #expect(words.questions == (isChanged ? 1 : 0))
  }

  /// What changed while it was read may not be in the answer.
  @Test func whatChangedDuringAReadingCounts() throws {
    var archive = try kept()
    let last = try #require(archive.outcomes.last)
    archive.outcomes = [
      ReloadOutcome(date: last.date, reason: last.reason, duration: 4, entries: last.entries)
    ]
    _ = add(.systemSmall, after: archive)
    #expect(words.looked == [last.date])
  }

  @Test func whatIsReadAnywayIsNotLookedAt() throws {
    let archive = try kept()
    clock.now += 3600
    _ = add(.systemSmall, after: archive)
    #expect(words.looked == [])
    #expect(words.questions == 1)
  }

  @Test func aSourceIsToldOnceOfAQuestionThatIsGivenUp() {
    words.answers = false
    let ids = [add(.systemSmall), add(.systemMedium)]
    clock.now += 29
    scheduler.wake()
    #expect(words.givenUp == [])
    clock.now += 1
    scheduler.wake()
    #expect(words.givenUp == ["no answer in 30 s"])
    #expect(ids.allSatisfy { scheduler.state(of: $0)?.failure != nil })
  }
}
