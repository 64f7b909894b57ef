import WidgetSources

/// The past of a value as its source supplies it: one series of times and numbers.
struct ValueCourse: Hashable {
  /// The samples, the oldest first.
  let samples: [ValueReading.Sample]
  let newest: Datum

  /// Creates the course from a list of one record with pairs of a time and a number under `values`;
  /// `nil` for any other data.
  init?(_ datum: Datum) {
    guard let series = datum.items, series.count == 1, let pairs = series[0]["values"]?.items
    else { return nil }
    let dated = pairs.enumerated().compactMap { index, pair in
      pair.items.flatMap { parts in
        parts.count == 2
          ? parts[0].date.map { (date: $0, index: index, datum: parts[1]) } : nil
      }
    }
    // Many servers have the newest first, which would pass for the oldest.
    let sorted = dated.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
    guard let newest = sorted.last, sorted.count == pairs.count else { return nil }
    samples = sorted.map { pair in
      .init(date: pair.date, value: pair.datum.number.flatMap { $0.isNaN ? nil : $0 })
    }
    self.newest = newest.datum
  }
}
