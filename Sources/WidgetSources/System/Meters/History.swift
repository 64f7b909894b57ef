public import FoundationEssentials

/// The last samples of a figure, in a ring buffer that discards the oldest.
public struct History: Sendable {
  /// The most samples that are kept; at least 1.
  public let capacity: Int
  /// The samples, with NaN in place of a missing value, which takes half the size of an optional.
  private var samples: [Double] = []
  /// The index of the oldest sample once the ring is full.
  private var oldest = 0
  /// The time of the last sample, in seconds since 1970.
  private var lastTime: Double?
  /// The seconds between the last two samples, and between the two before; 0 if unknown.
  private var interval = 0.0
  private var intervalBefore = 0.0

  /// Creates an empty history of `capacity` samples, at least 1.
  public init(capacity: Int = 512) {
    self.capacity = max(capacity, 1)
  }

  /// The number of samples, from 0 to `capacity`.
  public var count: Int { samples.count }

  /// All samples, the oldest first; `nil` for a sample without a value.
  public var values: [Double?] { last(count) }

  /// Returns the newest `length` samples, the oldest first; fewer if there are not so many.
  public func last(_ length: Int) -> [Double?] {
    (count - min(max(length, 0), count)..<count).map { self[$0] }
  }

  /// Adds a sample with its date.
  ///
  /// If far more time has passed since the last sample than between the three before, as when the
  /// machine was asleep, samples without a value are added first.
  public mutating func append(_ value: Double?, at date: Date) {
    let time = date.timeIntervalSince1970
    let passed = lastTime.map { time - $0 }
    let rhythm = max(interval, intervalBefore)
    if let passed, interval > 0, intervalBefore > 0, SampleGap.isGap(passed, rhythm: rhythm) {
      let missing = Int(min(passed / rhythm, Double(capacity))) - 1
      for _ in 0..<max(1, missing) { append(nil) }
      // The interval may be another from now on.
      (intervalBefore, interval) = (0, 0)
    } else if let passed, passed > 0 {
      (intervalBefore, interval) = (interval, passed)
    }
    lastTime = time
    append(value)
  }

  /// Adds a sample; a value that is not finite counts as `nil`.
  public mutating func append(_ value: Double?) {
    let sample = value.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    if samples.count < capacity {
      samples.append(sample)
    } else {
      samples[oldest] = sample
      oldest = (oldest + 1) % capacity
    }
  }

  /// Adds older samples, as far as there is room for them.
  mutating func prepend(_ older: [Double?]) {
    let all = (older + values).suffix(capacity)
    (samples, oldest) = ([], 0)
    for value in all { append(value) }
  }

  /// Returns the sample at an index, where 0 is the oldest.
  private subscript(index: Int) -> Double? {
    let sample = samples[(oldest + index) % samples.count]
    return sample.isNaN ? nil : sample
  }
}

extension History: Equatable {
  /// Returns true if the samples are equal, wherever the rings begin.
  public static func == (one: History, other: History) -> Bool {
    one.capacity == other.capacity && one.values == other.values
  }
}
