/// The time that decoding may take of the main thread, which draws all widgets and keeps their schedule:
/// a burst for the pictures of a board that begins, and a share of the time after it.
struct DecodingBudget {
  /// The longest burst in seconds.
  static let most = 8.0
  /// The share of the time that is regained.
  private static let share = 0.2

  private var left = most
  private var date: ContinuousClock.Instant

  init(at date: ContinuousClock.Instant) { self.date = date }

  /// Returns the seconds that are left.
  mutating func seconds(at now: ContinuousClock.Instant) -> Double {
    left = min(Self.most, left + Self.share * max(0, (now - date) / .seconds(1)))
    date = now
    return max(0, left)
  }

  /// Records time that decoding took.
  mutating func spend(_ time: Duration) { left -= time / .seconds(1) }
}
