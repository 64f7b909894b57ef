package import FoundationEssentials

/// An event in the history of an alarm.
package struct AlertEvent: Sendable, Hashable, Codable {
  package enum What: String, Sendable, Codable {
    case alarm
    /// The alarm sounded again because its condition still holds.
    case again = "repeat"
    case resolved
    case acknowledged
    /// A notification or a command of the alarm failed.
    case undelivered
  }

  /// The event's number, counted per widget from 1.
  package var number: Int
  package var date: Date
  package var what: What
  /// The rule in words: `above 90 for 1m`.
  package var rule: String
  /// The value at that time, in words; empty if none was read.
  package var value: String
  /// The reason for a failure; empty for other events.
  package var reason: String
}
