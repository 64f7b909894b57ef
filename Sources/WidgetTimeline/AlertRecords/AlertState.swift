package import FoundationEssentials

/// The state of one alarm of a widget: the time for which its condition has held, and its
/// deliveries.
///
/// Only time covered by readings counts: a reading that fails or does not come stops the count
/// until the next successful one.
package struct AlertState: Sendable, Hashable, Codable {
  /// The time at which the condition began to hold; `nil` while it does not.
  package var since: Date?
  /// The value of the last reading that counted, in words.
  package var value = ""
  /// The number of seconds for which the condition held before `seen`.
  package var held: TimeInterval = 0
  /// The time of the last reading at which the condition held; `nil` if the last reading could not
  /// tell.
  package var seen: Date?
  /// The time until which that reading counts; `nil` if it counts until the next one.
  package var stands: Date?
  /// The time at which the alarm last sounded; `nil` if it has not since the condition began to
  /// hold.
  package var sounded: Date?
  /// The time at which someone acknowledged the alarm; `nil` if nobody did.
  package var acknowledged: Date?
  /// The last failed delivery; `nil` once a later one succeeds or someone acknowledges it.
  package var failure: AlertFailure?

  package init() {}

  /// True from the first sounding until the condition ends or someone acknowledges the alarm.
  package var isRinging: Bool { sounded != nil && acknowledged == nil }

  /// Returns the number of seconds for which the condition has held at `now`.
  package func time(at now: Date) -> TimeInterval {
    guard let seen else { return held }
    return held + max(0, min(now, stands ?? now).timeIntervalSince(seen))
  }

  /// Moves the dates of the condition and the last sounding back by some seconds, as the clock was
  /// set back.
  mutating func setBack(by seconds: TimeInterval) {
    since = since.map { $0 - seconds }
    seen = seen.map { $0 - seconds }
    stands = stands.map { $0 - seconds }
    sounded = sounded.map { $0 - seconds }
  }
}

/// A failed delivery of an alarm.
package struct AlertFailure: Sendable, Hashable, Codable {
  /// The time of the last failed attempt.
  package var date: Date
  /// The reason in a few words: `notify-send not found`.
  package var reason: String
  /// Further detail, such as the last line of the command's errors; may be empty.
  package var detail: String
  /// The number of attempts.
  package var attempts: Int
  /// The time of the next attempt; `nil` if the delivery was given up.
  package var next: Date?

  package init(date: Date, reason: String, detail: String, attempts: Int, next: Date?) {
    self.date = date
    self.reason = reason
    self.detail = detail
    self.attempts = attempts
    self.next = next
  }
}
