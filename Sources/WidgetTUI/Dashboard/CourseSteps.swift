import FoundationEssentials
import WidgetTimeline

/// The values of a time in steps of equal length, as a chart shows them.
struct CourseSteps {
  /// The values of one step.
  struct Step: Hashable {
    var low: Double?
    var high: Double?
    /// The sum of the values, each weighted by the seconds for which it held.
    fileprivate var sum = 0.0
    fileprivate var seconds = 0.0
    /// True if a reading failed in it.
    var isFailed = false

    /// The mean over the time with values; `nil` without one.
    var mean: Double? { seconds > 0 ? sum / seconds : nil }

    fileprivate mutating func add(_ value: Double, for seconds: Double) {
      low = min(low ?? value, value)
      high = max(high ?? value, value)
      // The halves of the greatest numbers can still be added.
      sum += value * seconds
      self.seconds += seconds
    }
  }

  let start: Date
  /// The seconds of a step.
  let length: TimeInterval
  private(set) var steps: [Step]

  /// Creates the steps of samples; a value holds until the next sample, and the newest until `now`, but no
  /// longer than it usually takes for the next one to come.
  init(
    _ samples: [WidgetHistory.Sample], from start: Date, to end: Date, count: Int, now: Date
  ) {
    self.start = start
    length = end.timeIntervalSince(start) / Double(max(1, count))
    steps = Array(repeating: Step(), count: max(1, count))
    let usual = Self.usualInterval(of: samples)
    for (index, sample) in samples.enumerated() {
      let next =
        index + 1 < samples.count
        ? samples[index + 1].date : min(now, sample.date + usual * 1.5 + length)
      guard next > start, sample.date < end else { continue }
      if let value = sample.value {
        hold(value, from: max(sample.date, start), until: min(max(next, sample.date + 0.001), end))
      } else if sample.isFailed {
        let first = max(0, place(of: sample.date))
        let last = min(steps.count - 1, place(of: min(next, now)) - 1)
        for index in first..<max(first + 1, last + 1) where steps.indices.contains(index) {
          steps[index].isFailed = true
        }
      }
    }
  }

  private mutating func hold(_ value: Double, from begin: Date, until end: Date) {
    let first = max(0, place(of: begin))
    let last = min(steps.count - 1, place(of: end))
    guard first <= last else { return }
    for index in first...last {
      let from = max(begin, start + Double(index) * length)
      let until = min(end, start + Double(index + 1) * length)
      let seconds = until.timeIntervalSince(from)
      if seconds > 0 { steps[index].add(value, for: seconds) }
    }
  }

  private func place(of date: Date) -> Int {
    let place = (date.timeIntervalSince(start) / length).rounded(.down)
    return Int(min(max(place, -1), Double(steps.count)))
  }

  /// The median time between samples, in seconds.
  private static func usualInterval(of samples: [WidgetHistory.Sample]) -> TimeInterval {
    let recent = samples.suffix(50)
    let times = zip(recent, recent.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.sorted()
    return times.isEmpty ? 60 : times[times.count / 2]
  }

  /// The step of the whole time.
  var whole: Step {
    steps.reduce(into: Step()) { whole, step in
      if let low = step.low { whole.low = min(whole.low ?? low, low) }
      if let high = step.high { whole.high = max(whole.high ?? high, high) }
      whole.sum += step.sum
      whole.seconds += step.seconds
      whole.isFailed = whole.isFailed || step.isFailed
    }
  }

  /// The number of stretches of steps with failed readings.
  var failures: Int {
    steps.indices.count { steps[$0].isFailed && ($0 == 0 || !steps[$0 - 1].isFailed) }
  }

  /// Returns the step that sums up some of them.
  func summary(of range: Range<Int>) -> Step {
    var part = self
    part.steps = Array(steps[range.clamped(to: steps.indices)])
    return part.whole
  }
}
