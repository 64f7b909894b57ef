/// Gaps in a series: times in which nothing was read.
package enum SampleGap {
  /// Returns true if a number of seconds without a reading is a gap, with one due every `rhythm`
  /// seconds.
  ///
  /// A gap is more than two and a half times as long, and more than five seconds longer, since a
  /// busy machine may be late.
  package static func isGap(_ seconds: Double, rhythm: Double) -> Bool {
    seconds > max(rhythm * 2.5, rhythm + 5)
  }

  /// Returns the sample that begins a gap between two samples, at the time when the next reading
  /// was due, or `nil` if there is no gap.
  static func start(
    after last: SampleFile.Sample?, before next: SampleFile.Sample, rhythm: Double
  ) -> SampleFile.Sample? {
    guard let last, last.outcome != .unread, rhythm > 0,
      isGap(next.time - last.time, rhythm: rhythm)
    else { return nil }
    return SampleFile.Sample(time: last.time + rhythm, outcome: .unread)
  }

  /// Returns the samples without every other value.
  ///
  /// Samples without a value stay between the values that they separate; of several in a row, the
  /// first and the last.
  static func thinned(_ samples: ArraySlice<SampleFile.Sample>) -> [SampleFile.Sample] {
    var result: [SampleFile.Sample] = []
    var gap: [SampleFile.Sample] = []
    var values = 0
    func closed(_ gap: [SampleFile.Sample]) -> [SampleFile.Sample] {
      gap.count > 2 ? [gap[0], gap[gap.count - 1]] : gap
    }
    for sample in samples {
      guard sample.outcome == .read else {
        gap.append(sample)
        continue
      }
      if values % 2 == 0 {
        result += closed(gap)
        gap = []
        result.append(sample)
      }
      values += 1
    }
    return result + closed(gap)
  }
}
