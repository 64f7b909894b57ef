import WidgetSources

/// The past of a value as its source supplies it: one series of times and numbers.
struct ValueCourse: Hashable {
  /// The samples, the oldest first.
  let samples: [ValueReading.Sample]
  let newest: Datum

  /// Creates the course from a list of one record with pairs of a time and a number under `values`;
  /// `nil` for any other data.
  init?(_ datum: Datum) {
    guard let series = datum.items, series.count == 1, let pairs = series[0]["values"]?.items,
      let newest = pairs.last?.items?.last
    else { return nil }
    samples = pairs.compactMap { pair in
      guard let parts = pair.items, parts.count == 2, let date = parts[0].date else { return nil }
      return .init(date: date, value: parts[1].number.flatMap { $0.isNaN ? nil : $0 })
    }
    guard samples.count == pairs.count else { return nil }
    self.newest = newest
  }
}
