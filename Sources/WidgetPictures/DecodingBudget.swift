/// The time that decoding may take of the main thread, which draws all widgets and keeps their schedule:
/// a burst for the pictures of a board that begins, and a share of the time after it.
package struct DecodingBudget {
  /// The longest burst in seconds.
  let most: Double
  /// The share of the time that is regained.
  private let share: Double

  private var left: Double
  private var date: ContinuousClock.Instant

  package init(at date: ContinuousClock.Instant, most: Double = 8, share: Double = 0.2) {
    (self.date, self.most, self.share, left) = (date, most, share, most)
  }

  /// Returns the seconds that are left.
  package mutating func seconds(at now: ContinuousClock.Instant) -> Double {
    left = min(most, left + share * max(0, (now - date) / .seconds(1)))
    date = now
    return max(0, left)
  }

  /// Records time that decoding took.
  package mutating func spend(_ time: Duration) { left -= time / .seconds(1) }
}
