package import FoundationEssentials

/// The state of one alarm of a widget: for how long its condition has held, and what became of it.
///
/// Only time that readings vouch for counts: a reading that fails, or does not come, stops the count
/// until the next one that succeeds.
package struct AlertState: Sendable, Hashable, Codable {
  /// When the condition began to hold; nil while it does not.
  package var since: Date?
  /// The value of the last reading that counted, in words.
  package var value = ""
  /// The seconds for which the condition held before `seen`.
  package var held: TimeInterval = 0
  /// When it was last read that the condition holds; nil where the last reading could not tell.
  package var seen: Date?
  /// Until when that reading counts; nil is until the next one.
  package var stands: Date?
  /// When the alarm sounded last; nil where it has not since the condition began to hold.
  package var sounded: Date?
  /// When somebody acknowledged it; nil where nobody did.
  package var acknowledged: Date?
  /// The delivery that failed last; nil once a later one succeeds or somebody acknowledges it.
  package var failure: AlertFailure?

  package init() {}

  /// True from the sounding until the condition ends or somebody acknowledges the alarm.
  package var isRinging: Bool { sounded != nil && acknowledged == nil }

  /// The seconds for which the condition has held at a date.
  package func time(at now: Date) -> TimeInterval {
    guard let seen else { return held }
    return held + max(0, min(now, stands ?? now).timeIntervalSince(seen))
  }

  /// Moves all dates back by some seconds, as the clock was.
  mutating func setBack(by seconds: TimeInterval) {
    since = since.map { $0 - seconds }
    seen = seen.map { $0 - seconds }
    stands = stands.map { $0 - seconds }
    sounded = sounded.map { $0 - seconds }
  }
}

/// A delivery of an alarm that failed.
package struct AlertFailure: Sendable, Hashable, Codable {
  /// When it failed last.
  package var date: Date
  /// The reason in a few words: `notify-send not found`.
  package var reason: String
  /// More about it, such as the last line of the command's errors; may be empty.
  package var detail: String
  /// How often it was tried.
  package var attempts: Int
  /// When it is tried again; nil where it was given up.
  package var next: Date?

  package init(date: Date, reason: String, detail: String, attempts: Int, next: Date?) {
    self.date = date
    self.reason = reason
    self.detail = detail
    self.attempts = attempts
    self.next = next
  }
}
