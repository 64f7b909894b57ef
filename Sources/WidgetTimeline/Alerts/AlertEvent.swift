package import FoundationEssentials

/// Something that happened to an alarm.
package struct AlertEvent: Sendable, Hashable, Codable {
  package enum What: String, Sendable, Codable {
    case alarm
    /// The alarm sounded again, as its condition still holds.
    case again = "repeat"
    case resolved
    case acknowledged
    /// A notification or a command of the alarm failed.
    case undelivered
  }

  /// Counts the events of a widget from 1 on.
  package var number: Int
  package var date: Date
  package var what: What
  /// The rule in words: `above 90 for 1m`.
  package var rule: String
  /// The value then, in words; empty where none was read.
  package var value: String
  /// The reason of a failure; empty for other events.
  package var reason: String
}
