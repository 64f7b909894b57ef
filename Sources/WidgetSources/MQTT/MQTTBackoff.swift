import FoundationEssentials

/// The pauses between attempts to connect, which grow, and differ from client to client.
struct MQTTBackoff: Sendable {
  /// The first and the longest pause, in seconds.
  private static let pauses: (first: TimeInterval, last: TimeInterval) = (1, 60)

  private var pause = Self.pauses.first

  init() {}

  /// Returns the milliseconds until the next attempt, after one that lasted so many seconds.
  mutating func next(after seconds: TimeInterval) -> Int32 {
    if seconds > Self.pauses.last { pause = Self.pauses.first }
    defer { pause = min(Self.pauses.last, pause * 2) }
    // A broker that starts again is not asked by all clients at once.
    return Int32(pause * 1000 * Double.random(in: 0.5...1))
  }
}
