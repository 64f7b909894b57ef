internal import WidgetBase

/// A time of day, to the minute.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// The hour, 0 to 24; 24 only with minute 0, for the end of the day.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Creates a time; `nil` if no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour) && (0..<60).contains(minute) || hour == 24 && minute == 0 else {
      return nil
    }
    self.hour = hour
    self.minute = minute
  }

  /// Parses a time such as `07:00`, `7:00` or `24:00`.
  public init?(_ text: some StringProtocol) {
    let parts = text.splitExactly(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as text, such as `07:00`.
  public var description: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
