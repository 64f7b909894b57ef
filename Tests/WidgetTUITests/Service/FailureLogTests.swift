import FoundationEssentials
import Testing
import WidgetArchive

@testable import WidgetTUI

/// Tests of what a service logs of widgets that cannot be read.
@Suite struct FailureLogTests {
  private let start = ContinuousClock.now

  private func failed(_ reason: String) -> Freshness {
    .failed(
      StandingFailure(
        reason: reason, isDenied: false, since: Date(timeIntervalSince1970: 0), attempts: 1,
        next: nil))
  }

  @Test func theBeginningAndTheEndAreWrittenAtOnce() {
    var log = FailureLog()
    func text(_ freshness: Freshness) -> String? {
      log.line(of: "orders", freshness, at: start)?.text
    }
    #expect(text(.fresh) == nil)
    #expect(text(failed("no route")) == #"widget=orders event=failed reason="no route""#)
    #expect(text(failed("no route")) == nil)
    #expect(text(.waiting) == nil)
    #expect(text(.fresh) == "widget=orders event=recovered")
    #expect(text(.fresh) == nil)
    #expect(log.due == nil)
  }

  /// Two boards may have widgets of one name, of which one fails all the time.
  @Test func widgetsOfOneNameAreTwo() {
    var log = FailureLog()
    let marks = ["0", "1"].map { "orders-" + String(repeating: $0, count: 32) }
    for _ in 0..<10 {
      for freshness in [failed("no route"), .fresh] {
        _ = log.line(of: marks[0], freshness, at: start)
      }
    }
    let other = log.line(of: marks[1], failed("denied"), at: start)?.text
    #expect(other == "widget=orders event=failed reason=denied")
  }

  /// A bundle may change its reason all the time.
  @Test func reasonsThatChangeAreOneLineInAPeriod() {
    var log = FailureLog()
    var texts: [String] = []
    for number in 0..<1000 {
      let now = start + .milliseconds(10 * number)
      texts += [log.line(of: "orders", failed("reason \(number)"), at: now)].compactMap { $0?.text }
      texts += log.dueLines(at: now).map(\.text)
    }
    #expect(texts == [#"widget=orders event=failed reason="reason 0""#])
    let end = start + FailureLog.period
    #expect(log.due == end)
    let early = log.dueLines(at: end - .milliseconds(1))
    #expect(early.isEmpty)
    let due = log.dueLines(at: end).map(\.text)
    #expect(due == [#"widget=orders event=failed reason="reason 999" left-out=998"#])
    #expect(log.due == nil)
    // The line of the end is that of the next period.
    let another = log.line(of: "orders", failed("another"), at: end)
    #expect(another == nil)
    let next = log.dueLines(at: end + FailureLog.period).map(\.text)
    #expect(next == ["widget=orders event=failed reason=another"])
  }

  /// Nor does one that fails and recovers all the time fill the log; its last state is told.
  @Test func aWidgetThatFailsAndRecoversHasFewLines() {
    var log = FailureLog()
    var events: [String] = []
    for _ in 0..<500 {
      for freshness in [failed("no route"), .fresh] {
        events += [log.line(of: "orders", freshness, at: start)].compactMap { $0?.fields[1].value }
      }
    }
    #expect(events == ["failed", "recovered", "failed", "recovered"])
    let due = log.dueLines(at: start + FailureLog.period).map(\.text)
    #expect(due == ["widget=orders event=recovered left-out=995"])
    // Another widget has its own lines.
    let other = log.line(of: "mail", failed("no route"), at: start)
    #expect(other != nil)
  }

  @Test func aLongReasonIsCut() throws {
    var log = FailureLog()
    let reason = String(repeating: "\u{1F600}", count: 16_000)
    let line = log.line(of: "orders", failed(reason), at: start)
    let written = try #require(line?.fields.last?.value)
    #expect(written.unicodeScalars.count == FailureLog.longestReason + 1)
  }
}
