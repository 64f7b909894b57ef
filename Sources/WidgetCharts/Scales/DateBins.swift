public import FoundationEssentials

/// Bins for dates that begin with whole units of time, as in Swift Charts.
public struct DateBins: RandomAccessCollection, Sendable {
  /// The bounds between bins, and those of the first and the last.
  public let thresholds: [Date]

  /// Creates bins between dates in ascending order.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of some seconds over a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = Swift.min(1000, Swift.max(1, Int((span / timeInterval).rounded(.up))))
    thresholds = (0...count).map {
      range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
    }
  }

  /// Creates bins of a unit of time, or of several, that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [start]
    while let last = dates.last, last <= range.upperBound, dates.count <= 1000,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: last)
    {
      dates.append(next)
    }
    self.init(thresholds: dates)
  }

  /// Creates about as many bins as desired that cover a range, of hours, days, months or years.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current
  ) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let size = span / Double(Swift.max(1, desiredCount))
    let units: [(Calendar.Component, Double)] = [
      (.year, 31_557_600), (.month, 2_629_800), (.weekOfYear, 604_800), (.day, 86_400),
      (.hour, 3_600), (.minute, 60),
    ]
    let unit = units.first { $0.1 <= size * 1.5 } ?? (.second, 1)
    self.init(
      unit: unit.0, by: Swift.max(1, Int((size / unit.1).rounded())), range: range,
      calendar: calendar)
  }

  /// Creates about as many bins as desired for dates: by default as many as the square root of
  /// their number, and 20 at most.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let count = desiredCount ?? Swift.min(20, Int(Double(data.count).squareRoot().rounded(.up)))
    let first = data.min() ?? Date(timeIntervalSince1970: 0)
    self.init(
      range: first...(data.max() ?? first), desiredCount: count, calendar: calendar)
  }

  /// Returns the index of the bin of a date; of one beyond all bins, the first or the last.
  public func index(for date: Date) -> Int { thresholds.bin(of: date) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}
