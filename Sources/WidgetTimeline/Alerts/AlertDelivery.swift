package import FoundationEssentials

/// A notification or a command that is still to be run for an alarm.
package struct AlertDelivery: Sendable, Hashable, Codable {
  /// The way in which people are told.
  package enum Channel: String, Sendable, Codable {
    case bell, notify, run
  }

  /// Counts the deliveries of a widget from 1 on.
  package var number: Int
  /// The rule's name in the record.
  package var rule: String
  /// What is told: the alarm, its repetition or its end.
  package var what: AlertEvent.What
  package var channel: Channel
  /// The value that is told, in words.
  package var value: String
  /// When the condition began to hold.
  package var since: Date
  /// How often it was tried.
  package var attempts = 0
  /// When it is tried next.
  package var next: Date
}
