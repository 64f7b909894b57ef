/// Quantiles of histograms, as Prometheus estimates them.
enum MetricHistogram {
  /// A bucket: how many values are at most its bound.
  private struct Bucket {
    let bound: Double
    var count: Double
  }

  /// Returns a quantile of each histogram; throws if the series are no buckets.
  static func quantiles(
    _ share: Double, of series: [MetricSeries]
  ) throws(SourceFailure) -> [MetricSeries] {
    var order: [MetricLabels] = []
    var histograms: [MetricLabels: [Bucket]] = [:]
    for series in series {
      guard let bound = series.labels["le"].flatMap(Self.bound) else {
        throw SourceFailure(
          "no buckets",
          "histogram_quantile() takes the series of a histogram that end in _bucket, with their "
            + "label le: sum by (le) (rate(request_seconds_bucket[5m])).")
      }
      let labels = series.labels.filtered(to: ["le"], isKept: false)
      if histograms[labels] == nil { order.append(labels) }
      histograms[labels, default: []].append(Bucket(bound: bound, count: series.value))
    }
    return order.map { labels in
      MetricSeries(labels: labels, value: quantile(share, of: histograms[labels] ?? []))
    }
  }

  private static func bound(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer(ExpositionNumber.value)
  }

  /// Returns the value below which a share of a histogram's values lies; within a bucket they are
  /// taken to be spread evenly.
  private static func quantile(_ share: Double, of buckets: [Bucket]) -> Double {
    guard !share.isNaN else { return .nan }
    guard share >= 0 else { return -.infinity }
    guard share <= 1 else { return .infinity }
    var buckets = merged(buckets)
    // Without the last bucket it is not known how many values there are.
    guard buckets.count >= 2, buckets.last?.bound == .infinity else { return .nan }
    // Rates of buckets may differ a little from what counts of one moment would be.
    for index in buckets.indices.dropFirst() {
      buckets[index].count = max(buckets[index].count, buckets[index - 1].count)
    }
    let all = buckets[buckets.count - 1].count
    guard all > 0 else { return .nan }
    let rank = share * all
    let index = buckets.dropLast().firstIndex { $0.count >= rank } ?? buckets.count - 1
    // Beyond the greatest bound nothing is known but that.
    guard index < buckets.count - 1 else { return buckets[index - 1].bound }
    let bucket = buckets[index]
    if index == 0, bucket.bound <= 0 { return bucket.bound }
    let start = index == 0 ? 0 : buckets[index - 1].bound
    let before = index == 0 ? 0 : buckets[index - 1].count
    let inside = bucket.count - before
    guard inside > 0 else { return bucket.bound }
    return start + (bucket.bound - start) * ((rank - before) / inside)
  }

  /// Returns the buckets by their bounds, those of one bound together.
  private static func merged(_ buckets: [Bucket]) -> [Bucket] {
    var result: [Bucket] = []
    for bucket in buckets.sorted(by: { $0.bound < $1.bound }) where !bucket.bound.isNaN {
      if result.last?.bound == bucket.bound {
        result[result.count - 1].count += bucket.count
      } else {
        result.append(bucket)
      }
    }
    return result
  }
}
