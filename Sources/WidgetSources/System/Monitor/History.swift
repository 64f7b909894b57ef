public import FoundationEssentials

/// The last samples of a figure: a ring that forgets the oldest.
public struct History: Sendable {
  /// How many samples are kept, 1 or more.
  public let capacity: Int
  /// NaN stands for a sample without a value: half the size of an optional.
  private var samples: [Double] = []
  /// Where the oldest sample is once the ring is full.
  private var oldest = 0
  /// When the last sample was added, in seconds since 1970.
  private var lastTime: Double?
  /// The seconds between the last two samples, and between those before; 0 where that is not known.
  private var interval = 0.0
  private var intervalBefore = 0.0

  /// An empty history of `capacity` samples; less than 1 counts as 1.
  public init(capacity: Int = 512) {
    self.capacity = max(capacity, 1)
  }

  /// How many samples there are, 0…capacity.
  public var count: Int { samples.count }

  /// All samples, oldest first; nil where a sample had no value.
  public var values: [Double?] { last(count) }

  /// The newest `length` samples, oldest first; fewer when there are not so many.
  public func last(_ length: Int) -> [Double?] {
    (count - min(max(length, 0), count)..<count).map { self[$0] }
  }

  /// Adds a sample of a date; where far more time has passed since the last one than between the three
  /// before, as when the machine slept, there are samples without a value before it.
  public mutating func append(_ value: Double?, at date: Date) {
    let time = date.timeIntervalSince1970
    let passed = lastTime.map { time - $0 }
    let rhythm = max(interval, intervalBefore)
    if let passed, interval > 0, intervalBefore > 0, SampleGap.isGap(passed, rhythm: rhythm) {
      let missing = Int(min(passed / rhythm, Double(capacity))) - 1
      for _ in 0..<max(1, missing) { append(nil) }
      // It may be another rhythm from now on.
      (intervalBefore, interval) = (0, 0)
    } else if let passed, passed > 0 {
      (intervalBefore, interval) = (interval, passed)
    }
    lastTime = time
    append(value)
  }

  /// Adds a sample; one that is not finite counts as nil.
  public mutating func append(_ value: Double?) {
    let sample = value.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    if samples.count < capacity {
      samples.append(sample)
    } else {
      samples[oldest] = sample
      oldest = (oldest + 1) % capacity
    }
  }

  /// The sample at a place, 0 the oldest.
  private subscript(index: Int) -> Double? {
    let sample = samples[(oldest + index) % samples.count]
    return sample.isNaN ? nil : sample
  }
}

extension History: Equatable {
  /// Equal when the samples are, wherever the ring begins.
  public static func == (one: History, other: History) -> Bool {
    one.capacity == other.capacity && one.values == other.values
  }
}
