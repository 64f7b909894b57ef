import Foundation
import Synchronization
import TestServers
import Testing
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// The environment of the terminal that shows the widget.
private let terminal = ProcessEnvironment(["DISPLAY": ":7"])

/// A clock that is set while the time passes.
private struct SetClock: WallClock {
  let shown: ManualClock
  let passing: ManualClock
  var now: Date { shown.now }
  var passed: TimeInterval? { passing.now.timeIntervalSince1970 }
}

/// Runs commands until they are told to end.
private final class HeldRunner: AlertRunner {
  private let ends = Mutex<[@Sendable (SourceFailure?) -> Void]>([])

  var count: Int { ends.withLock { $0.count } }

  func run(_ command: Command, then finish: @escaping @Sendable (SourceFailure?) -> Void) {
    ends.withLock { $0.append(finish) }
  }

  /// Ends the first command; returns false if none runs.
  func finish() -> Bool {
    guard let end = ends.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    end(nil)
    return true
  }
}

/// Tests of a widget's alarms with a manual clock and timer.
@Suite struct AlertBookTests {
  private let temporary = TemporaryFolder()
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_767_268_800))
  private let timer: ManualTimer
  private let runner = ManualRunner()
  private let start: Date
  private var folder: String { temporary.path }
  private var file: AlertFile { AlertFile(path: "\(folder)/cpu") }

  init() {
    timer = ManualTimer(clock)
    start = clock.now
  }

  private func book(_ settings: Setting..., by other: (any WallClock)? = nil) -> AlertBook {
    AlertBook(
      rules: AlertRule.rules(["alert": .list(settings)]),
      commands: AlertCommand(
        widget: "cpu", title: "CPU", folder: folder, environment: { terminal }), file: file,
      clock: other ?? clock, timer: timer, runner: runner)
  }

  /// Records a number read after so many seconds, with the next reading due after `every` seconds.
  private func read(
    _ number: Double, after seconds: TimeInterval, _ book: AlertBook, every: TimeInterval? = 60
  ) {
    timer.advance(to: start + seconds)
    book.note(
      values: [ValueReading(settings: ValueSettings(), datum: .number(number))],
      at: clock.now, until: every.map { clock.now + $0 })
  }

  private func fail(after seconds: TimeInterval, _ book: AlertBook) {
    timer.advance(to: start + seconds)
    book.note(failure: SourceFailure.http(503), at: clock.now)
  }

  private var bell: String? {
    try? String(contentsOfFile: "\(folder)/bell", encoding: .utf8)
  }

  /// The events so far: the second, the kind of event, and the value or the reason.
  private var events: [String] {
    (file.read()?.events ?? []).map { event in
      let second = Int(event.date.timeIntervalSince(start).rounded())
      let words = event.reason.isEmpty ? event.value : event.reason
      return "\(second) \(event.what.rawValue)\(words.isEmpty ? "" : " \(words)")"
    }
  }

  /// The last words of the commands that were run.
  private var ran: [String] { runner.ran.compactMap(\.arguments.last) }

  // MARK: Sounding

  @Test func aCommandFindsWhatHappenedInItsEnvironment() throws {
    read(95, after: 0, book(["above": "90", "run": ["page", "me"]]))
    let command = try #require(runner.ran.first)
    #expect(command.arguments == ["page", "me"])
    #expect(command.folder == folder)
    #expect(
      command.environment.variables == [
        "DISPLAY": ":7", "WIDGETTUI_WIDGET": "cpu", "WIDGETTUI_VALUE": "95",
        "WIDGETTUI_RULE": "above 90",
        "WIDGETTUI_EVENT": "alarm",
      ])
  }

  /// A sum of which a part is missing may sound an alarm, and ends none.
  @Test func aPartialSumEndsNoAlarm() {
    let book = book(["above": "90", "bell": "yes"])
    func readPart(_ number: Double, after seconds: TimeInterval) {
      timer.advance(to: start + seconds)
      var value = ValueReading(settings: ValueSettings(), datum: .number(number))
      value.isPartial = true
      book.note(values: [value], at: clock.now, until: clock.now + 60)
    }
    readPart(95, after: 0)
    readPart(40, after: 60)
    #expect(events == ["0 alarm 95"])
    read(40, after: 120, book)
    #expect(events == ["0 alarm 95", "120 resolved 40"])
  }

  /// What is missing of a sum counts as nothing, not as zero.
  @Test func aPartialSumSoundsNoAlarmForTooLittle() {
    let book = book(["below": "100", "bell": "yes"])
    timer.advance(to: start)
    var value = ValueReading(settings: ValueSettings(), datum: .number(7))
    value.isPartial = true
    book.note(values: [value], at: clock.now, until: clock.now + 60)
    #expect(events == [])
    read(8, after: 60, book)
    #expect(events == ["60 alarm 8"])
  }

  /// What a source dates, and the board calls stale, is as if it were missing.
  @Test func aStaleValueSoundsAndEndsNothing() {
    let book = book(["above": "90", "bell": "yes"], ["missing": "1m", "bell": "yes"])
    read(50, after: 0, book)
    var value = ValueReading(settings: ValueSettings(), datum: 95)
    value.isStale = true
    for seconds in [30.0, 60, 90] {
      timer.advance(to: start + seconds)
      book.note(values: [value], at: clock.now, until: clock.now + 30)
    }
    #expect(events.count == 1 && events.first?.contains("alarm") == true, "\(events)")
    #expect(file.read()?.rules["above 90"]?.isRinging != true)
    read(95, after: 120, book)
    #expect(events.last == "120 alarm 95", "\(events)")
  }

  /// While access is denied, nothing tells what was read before.
  @Test func whatIsDeniedHasNoValue() throws {
    let book = book(["above": "90", "bell": "yes"], ["failed": "yes", "bell": "yes"])
    read(95, after: 0, book)
    #expect(events == ["0 alarm 95"])
    book.note(failure: SourceFailure("HTTP 403", "", kind: .denied), at: clock.now)
    #expect(events == ["0 alarm", "0 alarm HTTP 403"])
    #expect(file.read()?.rules["above 90"]?.value == "")
    var denied = ValueReading(settings: ValueSettings(), datum: .null)
    read(96, after: 60, book)
    denied.failure = SourceFailure("HTTP 403", "", kind: .denied)
    book.note(values: [denied], at: clock.now)
    #expect(events.allSatisfy { !$0.contains("95") && !$0.contains("96") })
  }

  /// What looks like the word is the word; a percentage is a number.
  @Test(
    arguments: [
      (["is": "down", "bell": "yes"], "down\u{200B}", true),
      (["is": "down", "bell": "yes"], "do\u{1B}[0mwn\u{1B}[m", true),
      (["is": "down", "bell": "yes"], "down\u{FFF9}\u{2800}", true),
      (["is": "down", "bell": "yes"], "d\u{34F}own ", true),
      (["is": "do\u{200B}wn", "bell": "yes"], "down", true),
      (["is": "down", "bell": "yes"], "down.", false),
      (["above": "90", "bell": "yes"], "95%", true),
      (["above": "90", "bell": "yes"], " 95 %\n", true),
      (["above": "90", "bell": "yes"], "95% or so", false),
    ] as [(Setting, String, Bool)])
  func texts(rule: Setting, text: String, sounds: Bool) {
    let book = book(rule)
    book.note(
      values: [ValueReading(settings: ValueSettings(), datum: .text(text))], at: clock.now)
    #expect(events.isEmpty == !sounds)
  }

  @Test func aLongValueIsKeptShort() throws {
    let book = book(["is": "down", "bell": "yes"])
    for second in 0..<20 {
      let words = (second % 2 == 0 ? "down" : "up") + String(repeating: " ", count: 1_000_000)
      book.note(
        values: [ValueReading(settings: ValueSettings(), datum: .text(words))], at: clock.now,
        until: clock.now + 1, foretold: [])
      timer.advance(to: start + TimeInterval(second + 1))
    }
    let events = try #require(file.read()).events
    #expect(events.contains { $0.value.hasPrefix("down ") && $0.value.hasSuffix(" …") })
    #expect(events.allSatisfy { $0.value.unicodeScalars.count <= 1000 })
    let size = try FileAccess.read(file.path)?.count
    #expect(size.map { $0 < 200_000 } == true)
  }

  @Test func anotherProcessDoesNotSoundForTheSame() {
    let first = book(["above": "90"])
    let second = book(["above": "90"])
    read(95, after: 0, first)
    #expect(bell == "cpu above 90\n")
    read(95, after: 0, second)
    read(3, after: 60, second)
    read(95, after: 120, second)
    #expect(events == ["0 alarm 95"])
  }

  @Test func whoTakesOverKnowsWhatSounded() {
    let second = book(["above": "90"])
    do {
      let first = book(["above": "90"])
      read(95, after: 0, first)
    }
    read(96, after: 60, second)
    #expect(events == ["0 alarm 95"])
    read(3, after: 120, second)
    read(97, after: 180, second)
    #expect(events == ["0 alarm 95", "120 resolved 3", "180 alarm 97"])
  }

  @Test func twoRulesOnOneValueSoundEachForItself() {
    let book = book(["above": "90"], ["above": "95", "run": ["page"]], ["above": "90"])
    read(92, after: 0, book)
    #expect(file.read()?.events.map(\.rule) == ["above 90", "above 90 2"])
    read(97, after: 60, book)
    #expect(file.read()?.events.map(\.rule).last == "above 95")
    #expect(ran == ["page"])
  }

  @Test func aFailureSoundsAndRecovers() {
    let book = book(["failed": "yes"])
    read(1, after: 0, book)
    #expect(events == [])
    fail(after: 60, book)
    fail(after: 120, book)
    read(2, after: 180, book)
    #expect(events == ["60 alarm HTTP 503", "180 resolved 2"])
  }

  @Test func aFailedReadingIsNotTheEndOfAnAlarm() {
    let book = book(["above": "90", "resolved": "yes", "run": ["page"]])
    read(95, after: 0, book)
    fail(after: 60, book)
    read(96, after: 120, book)
    #expect(events == ["0 alarm 95"])
    read(4, after: 180, book)
    #expect(events == ["0 alarm 95", "180 resolved 4"])
    #expect(runner.ran.map { $0.environment["WIDGETTUI_EVENT"] } == ["alarm", "resolved"])
  }

  // MARK: Nothing read

  private var noon: String { LocalTime(start).hourAndMinute }

  @Test func nothingReadForSoLongSoundsByTheClockAndOnce() {
    let book = book(["missing": "5m", "run": ["page"], "resolved": "yes"])
    read(1, after: 0, book)
    // The next reading hangs, and there is no failure either.
    timer.advance(to: start + 299)
    #expect(events == [])
    timer.advance(to: start + 301)
    #expect(events == ["300 alarm nothing read since \(noon)"])
    timer.advance(to: start + 3000)
    #expect(ran == ["page"])
    read(2, after: 3600, book)
    #expect(events.last?.hasPrefix("3600 resolved") == true)
    #expect(ran == ["page", "page"])
    timer.advance(to: start + 3899)
    #expect(events.count == 2)
    timer.advance(to: start + 3901)
    #expect(events.count == 3)
  }

  @Test func failuresDoNotStopTheTimeWithoutAReading() {
    let book = book(["missing": "5m"])
    read(1, after: 0, book)
    for second in stride(from: 60.0, through: 240, by: 60) { fail(after: second, book) }
    #expect(events == [])
    fail(after: 310, book)
    #expect(events == ["300 alarm nothing read since \(noon): HTTP 503"])
    fail(after: 360, book)
    #expect(events.count == 1)
  }

  @Test func aSourceThatNeverAnswersIsMissingToo() {
    let book = book(["missing": "5m"])
    book.resume()
    timer.advance(to: start + 301)
    #expect(events == ["300 alarm nothing read since \(noon)"])
  }

  /// The time counts from the last good reading, even of another process; the first reading after a
  /// start has half a minute.
  @Test func theTimeWithoutAReadingGoesOnOverARestart() {
    do {
      let first = book(["missing": "5m"])
      read(1, after: 0, first)
    }
    timer.advance(to: start + 240)
    let second = book(["missing": "5m"])
    second.resume(lastRead: start)
    timer.advance(to: start + 299)
    #expect(events == [])
    timer.advance(to: start + 301)
    #expect(events == ["300 alarm nothing read since \(noon)"])
    // The alarm has already sounded.
    do { fail(after: 320, second) }
    #expect(events.count == 1)
    withExtendedLifetime(second) {}
  }

  @Test func readingsThatSucceedAreNotWritten() {
    let book = book(["missing": "5m"])
    read(1, after: 0, book)
    let stamp = file.stamp
    for second in stride(from: 60.0, through: 600, by: 60) { read(1, after: second, book) }
    #expect(file.stamp == stamp && stamp != nil)
    fail(after: 660, book)
    let since = LocalTime(start + 600).hourAndMinute
    #expect(file.read()?.rules.values.map(\.value) == ["nothing read since \(since): HTTP 503"])
    // Acknowledging an alarm writes the file; unwritten state must not be lost.
    read(2, after: 720, book)
    #expect(file.read()?.rules == [:])
    var record = file.read() ?? AlertRecord()
    record.widget = "other"
    #expect(throws: Never.self) { try file.write(record) }
    timer.advance(to: start + 1019)
    #expect(events == [])
    timer.advance(to: start + 1021)
    #expect(events == ["1020 alarm nothing read since \(LocalTime(start + 720).hourAndMinute)"])
  }

  @Test func aClockSetBackDoesNotStopTheTimeWithoutAReading() {
    let book = book(["missing": "5m"])
    for second in stride(from: 0.0, through: 600, by: 60) { read(1, after: second, book) }
    clock.now = start - 86_400
    fail(after: -86_400, book)
    timer.advance(to: start - 86_400 + 299)
    #expect(events == [])
    timer.advance(to: start - 86_400 + 302)
    #expect(events.count == 1)
  }

  // MARK: Foretold

  private func foretell(_ values: [(TimeInterval, Double)], _ book: AlertBook) {
    let reading = { ValueReading(settings: ValueSettings(), datum: .number($0)) }
    book.note(
      values: [reading(1)], at: clock.now, until: start + 3600,
      foretold: values.map { (start + $0, [reading($1)]) })
  }

  @Test func aForetoldValueSoundsAtItsTime() {
    let book = book(["above": "90"])
    foretell([(300, 80), (600, 95), (900, 96), (1200, 3)], book)
    timer.advance(to: start + 599)
    #expect(events == [])
    timer.advance(to: start + 601)
    #expect(events == ["600 alarm 95"])
    // Foretold values are known even while reading fails.
    fail(after: 700, book)
    timer.advance(to: start + 1201)
    #expect(events == ["600 alarm 95", "1200 resolved 3"])
    #expect(timer.dates == [])
  }

  @Test func aForetoldValueMustHoldForItsTime() {
    let book = book(["above": "90", "for": "2m"])
    foretell([(600, 95), (660, 3), (900, 97)], book)
    timer.advance(to: start + 1019)
    #expect(events == [])
    timer.advance(to: start + 1021)
    #expect(events == ["1020 alarm 97"])
  }

  @Test func aNewerReadingForetellsAnew() {
    let book = book(["above": "90"])
    foretell([(600, 95)], book)
    read(2, after: 300, book)
    #expect(timer.dates == [start + 600])
    timer.advance(to: start + 700)
    #expect(events == [])
  }

  @Test func theNextProcessKnowsWhatWasForetold() {
    do { foretell([(600, 95)], book(["above": "90"])) }
    timer.advance(to: start + 60)
    let second = book(["above": "90"])
    second.resume()
    timer.advance(to: start + 601)
    #expect(events == ["600 alarm 95"])
    withExtendedLifetime(second) {}
  }

  @Test func aProgramThatWasOffForLongReadsFirst() {
    do {
      let first = book(["missing": "5m"])
      read(1, after: 0, first)
    }
    // Nothing waits any more: the timer of the first book is gone with it.
    clock.now = start + 36_000
    let second = book(["missing": "5m"])
    second.resume()
    #expect(events == [])
    read(2, after: 36_001, second)
    #expect(events == [])
  }

  // MARK: Time

  @Test func itsTimeEndsBetweenTwoReadings() {
    let book = book(["above": "90", "for": "5m", "run": ["page"]])
    read(95, after: 0, book, every: 3600)
    timer.advance(to: start + 299)
    #expect(events == [])
    timer.advance(to: start + 301)
    #expect(events == ["300 alarm 95"])
    #expect(ran == ["page"])
    #expect(timer.dates == [])
  }

  @Test func theReadingThatComesFirstDecides() {
    let book = book(["above": "90", "for": "1m"])
    read(95, after: 0, book)
    #expect(timer.dates == [])
    read(3, after: 60, book)
    #expect(events == [])
  }

  @Test func anOutageDoesNotCountAsHeld() {
    do {
      let first = book(["above": "90", "for": "5m"])
      read(95, after: 0, first)
      read(95, after: 60, first)
    }
    let second = book(["above": "90", "for": "5m"])
    second.resume()
    // Of the quarter of an hour without a reading, little more than a minute was vouched for.
    read(96, after: 960, second)
    #expect(events == [])
    read(96, after: 1020, second)
    read(96, after: 1080, second)
    #expect(events == [])
    // The five minutes are complete half a minute later, before the next reading.
    read(97, after: 1140, second)
    #expect(events == ["1110 alarm 96"])
  }

  @Test func theNextProcessGoesOnWithWhatTheLastOneWaitedFor() {
    do {
      let first = book(["above": "90", "for": "5m"])
      read(95, after: 0, first, every: 3600)
    }
    timer.advance(to: start + 60)
    let second = book(["above": "90", "for": "5m"])
    second.resume()
    timer.advance(to: start + 400)
    #expect(events == ["300 alarm 95"])
    withExtendedLifetime(second) {}
  }

  @Test func aClockThatIsSetBackMeanwhileChangesNothing() {
    let book = book(["above": "90", "for": "5m", "repeat": "10m"])
    read(95, after: 0, book, every: nil)
    // Five minutes pass while the clock is set back an hour.
    clock.now = start + 300 - 3600
    timer.fire()
    #expect(events == ["\(300 - 3600) alarm 95"])
    clock.now = start + 900 - 3600
    timer.fire()
    #expect(events.last == "\(900 - 3600) repeat 95")
  }

  /// A reading that comes before the timer knows nothing of the date that was awaited.
  @Test func theTimeBeforeAClockIsSetBackIsKeptByTheNextReading() {
    let passing = ManualClock(start)
    let book = book(
      ["above": "90", "for": "5m"], by: SetClock(shown: clock, passing: passing))
    read(95, after: 0, book, every: 3600)
    // The clock is set back two hours within the 200 seconds to the next reading.
    passing.now = start + 200
    read(96, after: 200 - 7200, book, every: 3600)
    let states = file.read()?.rules.values.map { $0 } ?? []
    #expect(states.map(\.since) == [start - 7200])
    #expect(states.map { $0.time(at: clock.now) } == [200])
    #expect(events == [])
    passing.now = start + 300
    timer.advance(to: start + 301 - 7200)
    #expect(events == ["\(300 - 7200) alarm 96"])
  }

  @Test func aRepetitionKeepsItsTimeWhenAReadingFollowsAClockSetBack() {
    let passing = ManualClock(start)
    let book = book(
      ["above": "90", "repeat": "10m"], by: SetClock(shown: clock, passing: passing))
    read(95, after: 0, book, every: 300)
    passing.now = start + 300
    read(96, after: 300 - 7200, book, every: 3600)
    passing.now = start + 600
    timer.advance(to: start + 601 - 7200)
    #expect(events == ["0 alarm 95", "\(600 - 7200) repeat 96"])
  }

  @Test func quietHoursEndBetweenTwoReadings() {
    let quiet = "\(LocalTime(start - 60).hourAndMinute)-\(LocalTime(start + 600).hourAndMinute)"
    let book = book(["above": "90", "quiet": .text(quiet), "resolved": "yes", "run": ["page"]])
    read(95, after: 0, book, every: 3600)
    #expect(events == [])
    timer.advance(to: start + 3599)
    #expect(events == ["600 alarm 95"])
  }

  @Test func theEndInQuietHoursIsToldAfterThem() {
    let quiet = "\(LocalTime(start + 60).hourAndMinute)-\(LocalTime(start + 600).hourAndMinute)"
    let book = book(["above": "90", "quiet": .text(quiet), "resolved": "yes", "run": ["page"]])
    read(95, after: 0, book, every: 120)
    read(3, after: 120, book, every: 3600)
    #expect(events == ["0 alarm 95", "120 resolved 3"])
    #expect(runner.ran.count == 1)
    timer.advance(to: start + 700)
    #expect(runner.ran.map { $0.environment["WIDGETTUI_EVENT"] } == ["alarm", "resolved"])
  }

  // MARK: Repeating and acknowledging

  @Test func itRepeatsUntilItIsAcknowledged() throws {
    let book = book(["above": "90", "repeat": "10m", "notify": "yes"])
    read(95, after: 0, book, every: 86_400)
    timer.advance(to: start + 1250)
    #expect(events == ["0 alarm 95", "600 repeat 95", "1200 repeat 95"])
    #expect(ran[0] == "95 (above 90)")
    #expect(ran[1] == "95 (above 90, since \(LocalTime(start).hourAndMinute))")
    let isAcknowledged = try file.acknowledge(at: clock.now)
    #expect(isAcknowledged)
    timer.advance(to: start + 4000)
    #expect(events.suffix(2) == ["1200 repeat 95", "1250 acknowledged"])
    #expect(file.read()?.needsAttention == false)
    #expect(try file.acknowledge(at: clock.now) == false)
    withExtendedLifetime(book) {}
  }

  @Test func aRepetitionTellsTheNewestValue() {
    let book = book(["above": "90", "repeat": "2m"])
    for (minute, value) in [95.0, 96, 97, 98, 99].enumerated() {
      read(value, after: Double(minute) * 60, book)
    }
    // It repeats at its time, a moment before the value of that minute is read.
    #expect(events == ["0 alarm 95", "120 repeat 96", "240 repeat 98"])
    #expect(file.read()?.rules["above 90"]?.value == "98")
  }

  @Test func theEndOfAnAcknowledgedAlarmIsStillTold() throws {
    let book = book(["above": "90", "resolved": "It is over", "bell": "yes"])
    read(95, after: 0, book)
    _ = try file.acknowledge(at: clock.now)
    read(3, after: 60, book)
    #expect(ran == ["It is over"])
    #expect(events == ["0 alarm 95", "0 acknowledged", "60 resolved 3"])
  }

  // MARK: Deliveries

  @Test func aDeliveryThatFailsIsTriedThreeTimes() throws {
    runner.fail("notify-send not found", "exit 1", "exit 2", "exit 3")
    let book = book(["above": "90", "notify": "yes"])
    read(95, after: 0, book, every: 86_400)
    var failure = try #require(file.read()?.rules["above 90"]?.failure)
    #expect(failure.reason == "notify-send not found")
    #expect(failure.attempts == 1)
    #expect(failure.next == start + 5)
    timer.advance(to: start + 10)
    failure = try #require(file.read()?.rules["above 90"]?.failure)
    #expect(failure.next == start + 35)
    timer.advance(to: start + 4000)
    failure = try #require(file.read()?.rules["above 90"]?.failure)
    #expect(failure.attempts == 3)
    #expect(failure.next == nil)
    #expect(
      events == [
        "0 alarm 95", "0 undelivered notify-send not found", "5 undelivered exit 1",
        "35 undelivered exit 2",
      ])
    #expect(runner.ran.count == 3)
    #expect(file.read()?.deliveries == [])
    // No delivery succeeded, and that stays known although the alarm is over.
    read(3, after: 4100, book)
    #expect(file.read()?.needsAttention == true)
    _ = try file.acknowledge(at: clock.now)
    #expect(file.read()?.needsAttention == false)
  }

  @Test func aDeliveryThatSucceedsLaterIsNoFailureAnyMore() {
    runner.fail("exit 1")
    let book = book(["above": "90", "run": ["page"]])
    read(95, after: 0, book, every: 86_400)
    #expect(file.read()?.rules["above 90"]?.failure != nil)
    timer.advance(to: start + 5)
    #expect(file.read()?.rules["above 90"]?.failure == nil)
    #expect(events == ["0 alarm 95", "0 undelivered exit 1"])
    #expect(runner.ran.count == 2)
    withExtendedLifetime(book) {}
  }

  @Test func theNextProcessDeliversWhatWasLeft() {
    runner.fail("exit 1")
    do { read(95, after: 0, book(["above": "90", "run": ["page"]]), every: 86_400) }
    #expect(runner.ran.count == 1)
    clock.now = start + 3600
    let second = book(["above": "90", "run": ["page"]])
    second.resume()
    #expect(runner.ran.count == 2)
    #expect(file.read()?.deliveries == [])
    withExtendedLifetime(second) {}
  }

  /// What a value says decides how often an alarm sounds, and not how many commands run.
  @Test func aValueThatSwingsRunsFewCommandsAtATime() throws {
    let runner = HeldRunner()
    let book = AlertBook(
      rules: AlertRule.rules(["alert": ["above": "90", "run": ["page", "me"]]]),
      commands: AlertCommand(
        widget: "cpu", title: "CPU", folder: folder, environment: { terminal }), file: file,
      clock: clock, timer: timer, runner: runner)
    for number in 0..<60 { read(number % 2 == 0 ? 95 : 10, after: Double(number), book) }
    #expect(runner.count == 4)
    var rounds = 0
    while runner.finish() { rounds += 1 }
    #expect(rounds == 14)
    #expect(file.read()?.deliveries == [])
    // The next one runs at once.
    read(95, after: 61, book)
    #expect(runner.finish())
  }

  @Test func aRealCommandThatIsMissingIsAFailureInWords() async throws {
    let book = AlertBook(
      rules: AlertRule.rules(["alert": ["above": "90", "run": ["no-such-program-here"]]]),
      commands: AlertCommand(
        widget: "cpu", title: "CPU", folder: folder, environment: { terminal }), file: file,
      clock: clock, timer: timer)
    read(95, after: 0, book)
    try await comesAbout { file.read()?.rules["above 90"]?.failure != nil }
    #expect(
      file.read()?.rules["above 90"]?.failure?.reason == "no-such-program-here: command not found")
  }

  @Test func onlySoManyEventsAreKept() {
    var record = AlertRecord()
    for number in 1...250 { record.note(.alarm, of: "above 90", value: "\(number)", at: start) }
    #expect(record.events.count == AlertRecord.mostEvents)
    #expect(record.events.last?.number == 250)
  }

  // MARK: Boards

  @Test func aValueThatIsNoneIsAMistake() {
    let setting: Setting = ["alert": ["above": "90", "value": "nmae"]]
    #expect(
      AlertRule.problems(setting, values: ["name", "size"])
        == ["an alarm refers to the unknown value 'nmae': there are name, size"])
    #expect(AlertRule.problems(setting, values: ["nmae"]) == [])
  }

  @Test func programsThatAreNotThereAreNamed() {
    let settings = InstanceSettings([
      "alert": [
        ["above": "90", "run": ["no-such-page", "me"], "resolved": ["run": ["./no/such"]]],
        ["below": "1", "run": ["sh", "-c", "true"]],
      ]
    ])
    #expect(
      AlertRule.absences(settings) == [
        "alarm 'above 90': no-such-page: command not found in PATH",
        "alarm 'above 90': ./no/such: no such program",
      ])
  }
}
