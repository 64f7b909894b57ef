/// Bins for numbers with round bounds, as in Swift Charts.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// The bounds between bins, and those of the first and the last.
  public let thresholds: [Value]

  /// Creates bins between bounds in ascending order.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
    self.init(first: Double(first), last: Double(last), size: Double(size))
  }

  /// Creates a number of bins of equal size over a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    thresholds = (0...Swift.max(1, count)).map { range.lowerBound + size * Value($0) }
  }

  /// Creates about as many bins as desired, with round bounds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let span = Double(range.upperBound - range.lowerBound)
    let size = Swift.max(
      Double(minimumStride), NiceNumbers.step(of: span, count: Swift.max(1, desiredCount)))
    guard span > 0, size > 0, size.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound + 1])
      return
    }
    self.init(size: Value(size), range: range)
  }

  /// Creates about as many bins as desired, with round bounds, for data: by default as many as the
  /// square root of their number, and 20 at most.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    let count = desiredCount ?? Swift.min(20, Int(Double(finite.count).squareRoot().rounded(.up)))
    self.init(
      range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: count,
      minimumStride: minimumStride)
  }

  private init(first: Double, last: Double, size: Double) {
    // A sum of many sizes would drift.
    let count = Swift.min(1000, Int(last - first))
    thresholds = (0...Swift.max(1, count)).map { Value((first + Double($0)) * size) }
  }

  /// Returns the index of the bin of a value; of one beyond all bins, the first or the last.
  public func index(for value: Value) -> Int { thresholds.bin(of: value) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

extension NumberBins: Sendable where Value: Sendable {}
