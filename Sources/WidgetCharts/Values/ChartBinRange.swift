/// The range of values in one bin, as in Swift Charts.
public struct ChartBinRange<Bound: Comparable> {
  /// The least value in the bin.
  public let lowerBound: Bound
  /// The least value above the bin, or the greatest in it if it is the last.
  public let upperBound: Bound
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension Array where Element: Comparable {
  /// Returns the index of the bin of a value between these bounds.
  func bin(of value: Element) -> Int {
    let above = firstIndex { $0 > value } ?? count
    return Swift.max(0, Swift.min(above - 1, count - 2))
  }
}
