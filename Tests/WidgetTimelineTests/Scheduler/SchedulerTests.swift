import Dispatch
import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

/// A test provider's answers, and the number of its calls.
private final class Answers: Sendable {
  private let state = Mutex((asked: 0, kept: [@Sendable (Timeline<TestEntry>) -> Void]()))
  /// Makes the answer to a call, counted from 1; nil keeps the caller waiting.
  let make: @Sendable (Int) -> ([TimeInterval], ReloadRule)?

  init(_ make: @escaping @Sendable (Int) -> ([TimeInterval], ReloadRule)?) { self.make = make }

  var asked: Int { state.withLock { $0.asked } }

  func ask(_ completion: @escaping @Sendable (Timeline<TestEntry>) -> Void) {
    let number = state.withLock { state in
      state.asked += 1
      state.kept.append(completion)
      return state.asked
    }
    if let answer = make(number) { completion(Timeline(answer, number: number)) }
  }

  /// Answers call `number`, late.
  func answer(_ number: Int, _ entries: [TimeInterval], _ rule: ReloadRule) {
    let completion = state.withLock { $0.kept[number - 1] }
    completion(Timeline((entries, rule), number: number))
  }
}

private struct TestEntry: TimelineEntry {
  let date: Date
  let text: String
}

extension Timeline<TestEntry> {
  /// Creates entries at seconds from the start, each with the numbers of its answer and its entry
  /// as text.
  fileprivate init(_ answer: ([TimeInterval], ReloadRule), number: Int) {
    self.init(
      entries: answer.0.enumerated().map {
        TestEntry(date: start + $1, text: "\(number).\($0)")
      }, policy: TimelineReloadPolicy(rule: answer.1))
  }
}

private struct TestProvider: InlineTimelineProvider {
  let answers: Answers
  func placeholder(in context: Context) -> TestEntry { TestEntry(date: start, text: "soon") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (TestEntry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TestEntry>) -> Void
  ) {
    answers.ask(completion)
  }
}

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// A scheduler on a manual clock, and a record of its changes.
@MainActor
private final class Bench {
  let clock = ManualClock(start)
  let alarm = ManualAlarm()
  let scheduler: Scheduler
  private(set) var changes: [String] = []
  private(set) var wakes = 0

  init() {
    scheduler = Scheduler(clock: clock, alarm: alarm)
    scheduler.onChange = { [unowned self] in changes.append($0.id) }
  }

  func add(_ id: String, _ answers: Answers) {
    var description = WidgetDescription()
    StaticConfiguration(kind: "test", provider: TestProvider(answers: answers)) {
      Text($0.text)
    }.describe(into: &description)
    scheduler.add(
      WidgetInstance(id: id, kind: "test", family: .systemSmall), of: description,
      size: Size(width: 4, height: 1))
  }

  /// Advances the clock to `seconds`, ringing the alarm whenever it is due.
  func run(to seconds: TimeInterval) {
    let end = start + seconds
    while let date = alarm.date, date <= end {
      clock.now = max(date, clock.now)
      wakes += 1
      scheduler.wake()
    }
    clock.now = end
  }

  /// Lets late answers arrive.
  func flush() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  func shown(_ id: String) -> String {
    let picture = scheduler.state(of: id)?.entry.picture(
      size: Size(width: 4, height: 1), family: .systemSmall, at: clock.now)
    return picture?.grid.row(0) ?? ""
  }
}

@MainActor
@Suite("The scheduler on a manual clock")
struct SchedulerTests {
  @Test func entriesFlipAtTheirDatesWithoutAskingAgain() {
    let bench = Bench()
    let answers = Answers { _ in ([0, 60, 120], .never) }
    bench.add("a", answers)
    #expect(bench.shown("a") == "1.0")
    bench.run(to: 59.9)
    #expect(bench.shown("a") == "1.0")
    bench.run(to: 60)
    #expect(bench.shown("a") == "1.1")
    bench.run(to: 10_000)
    #expect(bench.shown("a") == "1.2")
    #expect(answers.asked == 1)
    #expect(bench.wakes == 2)
  }

  @Test func nothingDueMeansNoWakeUp() {
    let bench = Bench()
    bench.add("a", Answers { _ in ([0], .never) })
    #expect(bench.alarm.date == nil)
    bench.run(to: 1_000_000)
    #expect(bench.wakes == 0)
  }

  @Test func theAlarmIsTheEarliestOfAll() {
    let bench = Bench()
    bench.add("a", Answers { _ in ([0], .after(start + 90)) })
    bench.add("b", Answers { _ in ([0, 30], .never) })
    #expect(bench.alarm.date == start + 30)
    bench.run(to: 30)
    #expect(bench.alarm.date == start + 90)
  }

  @Test func aReloadBringsTheNextTimeline() {
    let bench = Bench()
    let answers = Answers { number in
      ([Double(number - 1) * 10], .after(start + Double(number) * 10))
    }
    bench.add("a", answers)
    bench.run(to: 35)
    #expect(answers.asked == 4)
    #expect(bench.shown("a") == "4.0")
    #expect(bench.wakes == 3)
  }

  @Test func widgetsDueTogetherAreOneWake() {
    let bench = Bench()
    for id in ["a", "b", "c"] {
      bench.add(id, Answers { number in ([Double(number - 1)], .after(start + Double(number))) })
    }
    bench.run(to: 5)
    #expect(bench.wakes == 5)
  }

  @Test func aReloadThatDoesNotAdvanceIsHeldBack() {
    let bench = Bench()
    let answers = Answers { _ in ([0], .atEnd) }
    bench.add("a", answers)
    bench.run(to: 10)
    #expect(answers.asked == 41)
    #expect(bench.wakes == 40)
  }

  @Test func oneQuestionAtATimeAndWhatIsAskedMeanwhileIsOneMore() async {
    let bench = Bench()
    let answers = Answers { _ in nil }
    bench.add("a", answers)
    for _ in 0..<5 { bench.scheduler.requestReload("a") }
    #expect(answers.asked == 1)
    answers.answer(1, [0], .never)
    await bench.flush()
    #expect(answers.asked == 2)
    answers.answer(2, [0], .never)
    await bench.flush()
    #expect(answers.asked == 2)
    #expect(bench.shown("a") == "2.0")
  }

  @Test func aSecondAnswerIsIgnored() async {
    let bench = Bench()
    let answers = Answers { _ in ([0], .never) }
    bench.add("a", answers)
    answers.answer(1, [0, 0], .never)
    await bench.flush()
    #expect(bench.shown("a") == "1.0")
    #expect(bench.changes == ["a"])
  }

  @Test func aProviderThatDoesNotAnswerIsGivenUpAndTriedLaterEachTimeTwiceAsLate() async {
    let bench = Bench()
    let answers = Answers { _ in nil }
    bench.add("a", answers)
    #expect(bench.scheduler.state(of: "a")?.isPlaceholder == true)
    #expect(bench.shown("a") == "soon")
    bench.run(to: 29.9)
    #expect(bench.scheduler.state(of: "a")?.failure == nil)
    bench.run(to: 30)
    #expect(bench.scheduler.state(of: "a")?.failure?.reason == "no answer in 30 s")
    #expect(answers.asked == 1)
    let second = 30 + Backoff.delay(attempts: 1, of: "a")
    bench.run(to: second - 0.1)
    #expect(answers.asked == 1)
    bench.run(to: second)
    #expect(answers.asked == 2)
    let third = second + 30 + Backoff.delay(attempts: 2, of: "a")
    bench.run(to: third - 0.1)
    #expect(answers.asked == 2)
    bench.run(to: third)
    #expect(answers.asked == 3)
    answers.answer(1, [0], .never)
    await bench.flush()
    #expect(bench.shown("a") == "soon")
    answers.answer(3, [0], .never)
    await bench.flush()
    #expect(bench.shown("a") == "3.0")
    #expect(bench.scheduler.state(of: "a")?.failure == nil)
  }

  @Test func whoAsksWhileItFailsDoesNotMakeTheNextTryLater() async {
    let bench = Bench()
    let answers = Answers { _ in nil }
    bench.add("a", answers)
    bench.run(to: 30)
    for moment in [31.0, 62, 93] {
      bench.run(to: moment)
      bench.scheduler.reload("a", reason: moment == 62 ? .changed : .requested)
      bench.run(to: moment + 30)
    }
    #expect(answers.asked >= 4)
    let failure = bench.scheduler.state(of: "a")?.failure
    #expect(failure?.attempts == 1)
    #expect(failure?.next == start + 123 + Backoff.delay(attempts: 1, of: "a"))
  }

  @Test func anEmptyTimelineKeepsWhatIsShownAndFollowsThePolicy() {
    let bench = Bench()
    let answers = Answers { $0 == 1 ? ([0], .after(start + 10)) : ([], .after(start + 20)) }
    bench.add("a", answers)
    bench.run(to: 15)
    #expect(answers.asked == 2)
    #expect(bench.shown("a") == "1.0")
    #expect(bench.alarm.date == start + 20)
  }

  @Test func unsortedEntriesAreShownInOrderOfTheirDates() {
    let bench = Bench()
    bench.add("a", Answers { _ in ([60, 0, 30], .never) })
    #expect(bench.shown("a") == "1.1")
    bench.run(to: 45)
    #expect(bench.shown("a") == "1.2")
  }

  @Test func afterTheClockWasSetThePlanIsMadeAfresh() {
    let bench = Bench()
    bench.add("a", Answers { _ in ([0, 60, 120], .never) })
    bench.run(to: 60)
    #expect(bench.shown("a") == "1.1")
    bench.clock.now = start + 10
    bench.scheduler.replan()
    #expect(bench.shown("a") == "1.0")
    #expect(bench.alarm.date == start + 60)
    bench.clock.now = start + 1_000
    bench.scheduler.replan()
    #expect(bench.shown("a") == "1.2")
    #expect(bench.alarm.date == nil)
  }

  @Test func aClockThatIsSetBackHasProvidersAskedOnceMore() {
    let bench = Bench()
    let answers = Answers { _ in ([0], .never) }
    bench.clock.now = start + 10_000
    bench.add("a", answers)
    bench.clock.now = start
    bench.scheduler.replan()
    #expect(answers.asked == 2)
    #expect(bench.scheduler.state(of: "a")?.schedule?.loaded == start)
    bench.scheduler.replan()
    #expect(answers.asked == 2)
  }

  @Test func aRemovedInstanceIsForgottenAndItsAnswerDropped() async {
    let bench = Bench()
    let answers = Answers { _ in nil }
    bench.add("a", answers)
    bench.scheduler.remove("a")
    #expect(bench.alarm.date == nil)
    answers.answer(1, [0], .never)
    await bench.flush()
    #expect(bench.changes.isEmpty)
  }

  @Test func aProviderThatMayWaitIsAskedElsewhereAndAnswersThroughTheMainQueue() async throws {
    struct Waiting: TimelineProvider {
      func placeholder(in context: Context) -> TestEntry { TestEntry(date: start, text: "soon") }
      func getSnapshot(in context: Context, completion: @escaping (TestEntry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<TestEntry>) -> Void) {
        completion(Timeline(([0], .never), number: 7))
      }
    }
    let bench = Bench()
    var description = WidgetDescription()
    StaticConfiguration(kind: "test", provider: Waiting()) { Text($0.text) }
      .describe(into: &description)
    bench.scheduler.add(
      WidgetInstance(id: "a", kind: "test", family: .systemSmall), of: description,
      size: Size(width: 4, height: 1))
    #expect(bench.shown("a") == "soon")
    try await comesAbout { bench.shown("a") != "soon" }
    #expect(bench.shown("a") == "7.0")
  }
}
