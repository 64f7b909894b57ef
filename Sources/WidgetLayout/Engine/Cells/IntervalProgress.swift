public import FoundationEssentials

/// How much of a stretch of time is over, or left, and when a bar of it looks different: for views
/// that show time passing, such as a progress view.
///
///     let progress = IntervalProgress(start...end, countsDown: false)
///     let part = progress.part(at: lowering.environment.currentDate)
///     lowering.noteChange(at: progress.nextChange(after: now, columns: 20))
public struct IntervalProgress: Sendable, Hashable {
  /// The stretch of time.
  public let interval: ClosedRange<Date>
  /// True if what is left is shown, not what is over.
  public let countsDown: Bool

  /// Ten pictures a second are enough for any bar.
  private static let shortest: TimeInterval = 0.1

  /// The progress through `interval`.
  public init(_ interval: ClosedRange<Date>, countsDown: Bool = true) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// The part that is over at `now`, or left if it counts down: 0 to 1.
  public func part(at now: Date) -> Double {
    let over = partOver(at: now)
    return countsDown ? 1 - over : over
  }

  /// When a bar of so many columns, drawn in halves of them, changes after `now`; nil is never.
  ///
  /// Where the width is not known yet, the content's (`EnvironmentValues.contentSize`) is one that
  /// no bar exceeds.
  public func nextChange(after now: Date, columns: Int) -> Date? {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard now < interval.upperBound, columns > 0 else { return nil }
    guard length > 0 else { return interval.lowerBound }
    // A bar shows whole halves, rounded: it changes in the middle between two of them.
    let halves = Double(columns * 2)
    var step = max(0, (partOver(at: now) * halves - 0.5).rounded(.down))
    var date = now
    while date <= now, step <= halves {
      // The millisecond is for the rounding of a bar that shrinks, which is up.
      date = interval.lowerBound + length * (step + 0.5) / halves + 0.001
      step += 1
    }
    return min(max(date, now + Self.shortest), interval.upperBound)
  }

  private func partOver(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    if length <= 0 { return now < interval.lowerBound ? 0 : 1 }
    return min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
  }
}
