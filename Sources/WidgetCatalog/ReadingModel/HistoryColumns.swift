import WidgetSources

/// The past of a value as columns of a small chart: one column per reading. A time without values
/// gets as many empty columns as it would have had readings.
enum HistoryColumns {
  /// A column: its value, and the time from which on it stands for the past, in seconds since 1970.
  private typealias Column = (time: Double, value: Double?)

  /// The maximum number of columns; no screen has more.
  private static let most = 1000

  /// Returns the columns of samples, the oldest first.
  static func columns(of history: [ValueReading.Sample]) -> [Double?] {
    timed(history).map(\.value)
  }

  /// Returns the seconds from the beginning of each column to the newest sample, the oldest first.
  static func ages(of history: [ValueReading.Sample]) -> [Double] {
    let end = history.last?.time ?? 0
    return timed(history).map { max(0, end - $0.time) }
  }

  private static func timed(_ history: [ValueReading.Sample]) -> [Column] {
    let samples = history.suffix(most)
    guard samples.contains(where: { $0.value == nil }) else {
      return samples.map { ($0.time, $0.value) }
    }
    let step = step(of: samples)
    var columns: [Column] = []
    var gapStart: Double?
    var previous: Double?
    for sample in samples {
      if let value = sample.value {
        if let start = gapStart { columns += empty(from: start, to: sample.time, step, leaving: 1) }
        gapStart = nil
        columns.append((sample.time, value))
      } else if gapStart == nil {
        gapStart = previous ?? sample.time
      }
      previous = sample.time
    }
    if let start = gapStart, let end = previous {
      columns += empty(from: start, to: end, step, leaving: 0)
    }
    return columns.suffix(most)
  }

  /// Returns one empty column per step, less the `rest` that the next value takes; at least one.
  private static func empty(
    from start: Double, to end: Double, _ step: Double, leaving rest: Int
  ) -> [Column] {
    let steps = step > 0 ? ((end - start) / step).rounded() : 0
    let count = max(1, Int(min(steps, Double(most))) - rest)
    return (0..<count).map { (start + (end - start) * Double($0) / Double(count), nil) }
  }

  /// The median time between consecutive values; 0 if there are no two consecutive values.
  private static func step(of samples: ArraySlice<ValueReading.Sample>) -> Double {
    let times = zip(samples, samples.dropFirst()).filter { $0.value != nil && $1.value != nil }
      .map { $1.time - $0.time }.suffix(100).sorted()
    return times.isEmpty ? 0 : times[times.count / 2]
  }
}
