package import FoundationEssentials

/// A pending notification or command of an alarm.
package struct AlertDelivery: Sendable, Hashable, Codable {
  /// The means by which a delivery reaches people.
  package enum Channel: String, Sendable, Codable {
    case bell, notify, run
  }

  /// The delivery's number, counted per widget from 1.
  package var number: Int
  /// The name of the alarm's rule in the record.
  package var rule: String
  /// The event that is reported: the alarm, its repetition or its end.
  package var what: AlertEvent.What
  package var channel: Channel
  /// The reported value, in words.
  package var value: String
  /// The time at which the condition began to hold.
  package var since: Date
  /// The number of attempts so far.
  package var attempts = 0
  /// The time of the next attempt.
  package var next: Date
}
