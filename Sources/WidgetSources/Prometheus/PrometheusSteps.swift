/// The times at which a server returns values of a range, in seconds since 1970.
struct PrometheusSteps: Hashable {
  let start: Double
  let end: Double
  let step: Double

  /// The most values that are inserted for missing ones.
  private static let most = 200_000

  /// Returns the series, pairs of a time and a value, with null at each step that the server left
  /// out.
  ///
  /// They begin at the first step of any series, so that all have a value or a gap at the same
  /// times. Values of times that were not asked for are left out.
  func filled(_ series: [[Datum]]) -> [[Datum]] {
    let series = series.map { $0.filter(isAsked) }
    let indices = series.map { $0.map(index) }
    let first = indices.joined().compactMap { $0 }.min() ?? 0
    let last = index(of: end) ?? 0
    var room = Self.most
    return zip(series, indices).map { pairs, indices in
      var result: [Datum] = []
      var next = first
      func fill(to end: Int) {
        guard end > next, room > 0 else { return }
        let count = min(end - next, room)
        room -= count
        result += (next..<next + count).map { [.number(start + Double($0) * step), .null] }
      }
      for (pair, index) in zip(pairs, indices) {
        if let index {
          fill(to: index)
          next = index + 1
        }
        result.append(pair)
      }
      fill(to: last + 1)
      return result
    }
  }

  private func isAsked(_ pair: Datum) -> Bool {
    guard let time = pair.items?.first?.number, time.isFinite else { return true }
    return time >= start - step && time <= end + step
  }

  private func index(of pair: Datum) -> Int? { (pair.items?.first?.number).flatMap(index) }

  /// Returns the step at a time; `nil` for one that is no number.
  private func index(of time: Double) -> Int? {
    let index = ((time - start) / step).rounded()
    return index.isNaN ? nil : Int(min(max(index, 0), PrometheusSource.Range.mostSteps))
  }
}
