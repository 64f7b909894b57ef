public import FoundationEssentials

/// The progress through an interval of time and the dates at which a bar of it changes, for views
/// that show time passing, such as a progress view.
///
///     let progress = IntervalProgress(start...end, countsDown: false)
///     let part = progress.part(at: lowering.environment.currentDate)
///     lowering.noteChange(at: progress.nextChange(after: now, columns: 20))
public struct IntervalProgress: Sendable, Hashable {
  /// The interval of time.
  public let interval: ClosedRange<Date>
  /// True if the remaining time is shown instead of the elapsed time.
  public let countsDown: Bool

  /// The shortest time between two changes in seconds: ten pictures a second are enough for any
  /// bar.
  private static let shortest: TimeInterval = 0.1

  /// Creates the progress through `interval`.
  public init(_ interval: ClosedRange<Date>, countsDown: Bool = true) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// Returns the fraction that has elapsed at `now`, or that remains if it counts down: 0 to 1.
  public func part(at now: Date) -> Double {
    let over = partOver(at: now)
    return countsDown ? 1 - over : over
  }

  /// Returns the date after `now` at which a bar of `columns`, drawn in half columns, changes;
  /// `nil` for never.
  ///
  /// If the width is unknown, pass the content's (`EnvironmentValues.contentSize`), which no bar
  /// exceeds.
  public func nextChange(after now: Date, columns: Int) -> Date? {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard now < interval.upperBound, columns > 0 else { return nil }
    guard length > 0 else { return interval.lowerBound }
    // A bar shows whole halves, rounded: it changes halfway between two of them.
    let halves = Double(columns * 2)
    var step = max(0, (partOver(at: now) * halves - 0.5).rounded(.down))
    var date = now
    while date <= now, step <= halves {
      // The millisecond allows for a shrinking bar, which is rounded up.
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
