import FoundationEssentials
import WidgetSources

/// The past of a value as its source supplies it: one series of times and numbers.
struct ValueCourse: Hashable {
  /// The samples, the oldest first.
  let samples: [ValueReading.Sample]
  /// The value of the last one; null if all are yet to come.
  let newest: Datum
  /// The date of the last one; `nil` if all are yet to come.
  var date: Date? { samples.last?.date }

  /// The seconds by which a server's clock may be ahead.
  static let lead: TimeInterval = 60

  /// The seconds after which a value is not one of now, as for exporters.
  static let patience: TimeInterval = 300

  /// Creates the course from a list of one record with pairs of a time and a number under `values`;
  /// `nil` for any other data.
  ///
  /// - Parameter now: The time of the reading: what is dated later is no value of now, such as a forecast.
  init?(_ datum: Datum, at now: Date) {
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
    guard !sorted.isEmpty, sorted.count == pairs.count else { return nil }
    let begun = sorted.prefix { $0.date <= now + Self.lead }
    samples = begun.map { pair in
      .init(date: pair.date, value: pair.datum.number.flatMap { $0.isNaN ? nil : $0 })
    }
    newest = begun.last?.datum ?? .null
  }
}
