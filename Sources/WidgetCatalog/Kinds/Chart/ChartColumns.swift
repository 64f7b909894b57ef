import FoundationEssentials

/// Series in columns that all of them share: values in one column are of one place, or of one span of time.
struct ChartColumns {
  /// The place at which each column begins.
  let places: [ChartSeries.Place]
  /// The values of each series; `nil` where a series has none in a column.
  let rows: [[Double?]]

  /// Creates at most `most` columns, or two if that is less.
  ///
  /// If there are more places, each has a part of them; of the values in two neighbouring columns the least and the
  /// greatest remain, in their order, so that no peak is lost.
  init(_ series: [ChartSeries], most: Int) {
    let slots = Slots(of: series)
    let count = max(2, most) / 2 * 2
    let areMerged = slots.places.count > max(2, most)
    let columns = areMerged ? count : slots.places.count
    places = (0..<columns).map { slots.places[$0 * slots.places.count / columns] }
    rows = series.map { one in
      var cells = Array(repeating: [Double](), count: columns)
      for point in one.points {
        guard let value = point.value, let slot = slots.index(of: point.place) else { continue }
        // The inverse of the places above.
        cells[((slot + 1) * columns - 1) / slots.places.count].append(value)
      }
      return areMerged ? Self.extremes(of: cells) : cells.map { $0.max() }
    }
  }

  /// Returns the least and the greatest value of each two columns; the greatest one if only one of them has values.
  private static func extremes(of cells: [[Double]]) -> [Double?] {
    stride(from: 0, to: cells.count - 1, by: 2).flatMap { index -> [Double?] in
      let (first, second) = (cells[index], cells[index + 1])
      let all = first + second
      guard !first.isEmpty, !second.isEmpty,
        let low = all.indices.min(by: { all[$0] < all[$1] }),
        let high = all.indices.max(by: { all[$0] < all[$1] })
      else { return [first.max(), second.max()] }
      return [all[min(low, high)], all[max(low, high)]]
    }
  }
}

/// The places of several series in one order.
private struct Slots {
  let places: [ChartSeries.Place]
  /// The dates of the places, in their order; empty if these have none.
  private var dates: [Date] = []
  /// The seconds from one date to the next, if places are spans of time.
  private var length: TimeInterval?
  /// The indices of places that have no dates.
  private var indices: [ChartSeries.Place: Int] = [:]

  /// Creates the places of all points. Where any point has a date, those without one have no place.
  init(of series: [ChartSeries]) {
    dates = Self.dates(of: series)
    let longest = series.map(\.points.count).max() ?? 0
    guard let first = dates.first, let last = dates.last else {
      places = Self.counted(series)
      for (index, place) in places.enumerated() { indices[place] = index }
      return
    }
    if dates.count * 2 > longest * 3 {
      // Each series has times of its own: columns of their moments would be stripes.
      let count = max(2, longest)
      let length = last.timeIntervalSince(first) / Double(count - 1)
      dates = (0..<count).map { first + Double($0) * length }
      self.length = length
    }
    places = dates.map { .date($0) }
  }

  /// Returns the dates of all points, each once.
  private static func dates(of series: [ChartSeries]) -> [Date] {
    let all = series.flatMap { $0.points.compactMap(\.place.date) }.sorted()
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }

  /// Returns the places without dates: numbers in their order, and names as they first appear.
  private static func counted(_ series: [ChartSeries]) -> [ChartSeries.Place] {
    var seen: Set<ChartSeries.Place> = []
    let places = series.flatMap(\.points).map(\.place).filter { seen.insert($0).inserted }
    let numbers = places.compactMap { if case .index(let index) = $0 { index } else { nil } }
    return numbers.count == places.count ? numbers.sorted().map { .index($0) } : places
  }

  /// Returns the index of the place that a point has; `nil` if it has none.
  func index(of place: ChartSeries.Place) -> Int? {
    guard let first = dates.first else { return indices[place] }
    guard let date = place.date else { return nil }
    if let length { return Int((date.timeIntervalSince(first) / length).rounded()) }
    var (low, high) = (0, dates.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if dates[middle] < date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
