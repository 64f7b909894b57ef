/// The last samples of a figure: a ring that forgets the oldest.
public struct History: Sendable {
  /// How many samples are kept, 1 or more.
  public let capacity: Int
  /// NaN stands for a sample without a value: half the size of an optional.
  private var samples: [Double] = []
  /// Where the oldest sample is once the ring is full.
  private var oldest = 0

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
