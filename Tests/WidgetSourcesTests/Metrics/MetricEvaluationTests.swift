import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct MetricEvaluationTests {
  private static let text = """
    disk_size{dev="a",fs="ext4"} 100
    disk_size{dev="b",fs="ext4"} 300
    disk_size{dev="c",fs="xfs"} NaN
    disk_free{dev="a",fs="ext4"} 25
    disk_free{dev="b",fs="ext4"} 30
    disk_free{dev="d",fs="ext4"} 30
    boot 1773480000
    seconds_bucket{path="/",le="0.1"} 10
    seconds_bucket{path="/",le="0.5"} 30
    seconds_bucket{path="/",le="1"} 40
    seconds_bucket{path="/",le="+Inf"} 40
    seconds_bucket{path="/x",le="0.1"} 0
    seconds_bucket{path="/x",le="+Inf"} 4
    seconds_bucket{path="/none",le="0.1"} 0
    seconds_bucket{path="/none",le="+Inf"} 0

    """

  private func value(_ text: String) throws -> MetricValue {
    let query = try MetricQuery(text)
    let selections = try query.selectors.map { try MetricMatching($0) }
    let samples = try Array(Self.text.utf8).withUnsafeBufferPointer { bytes in
      try ExpositionReader.samples(in: bytes, .text, of: selections)
    }
    var evaluation = MetricEvaluation(
      query, samples: samples, history: MetricHistory(count: 0), now: testStart)
    return try evaluation.value()
  }

  private func words(_ text: String) throws -> [String] {
    switch try value(text) {
    case .number(let number): ["\(number)"]
    case .series(let series):
      series.map { series in
        let labels = series.labels.labels.map(\.value).joined(separator: " ")
        let value = (series.value * 1e9).rounded() / 1e9
        return "\(labels.isEmpty ? "" : labels + " ")\(value)"
      }
    }
  }

  @Test func numbersAndSeries() throws {
    #expect(try words("1 + 2 * 3 - -4 ^ 2 % 5 / 2") == ["7.5"])
    #expect(try words("disk_free / 5") == ["a ext4 5.0", "b ext4 6.0", "d ext4 6.0"])
    #expect(try words("100 - disk_free") == ["a ext4 75.0", "b ext4 70.0", "d ext4 70.0"])
    #expect(try words("time() - boot") == ["360.0"])
    #expect(try words("-boot * 0") == ["-0.0"])
    #expect(try words("round(disk_free / 10)") == ["a ext4 3.0", "b ext4 3.0", "d ext4 3.0"])
    #expect(try words("floor(disk_free / 10)") == ["a ext4 2.0", "b ext4 3.0", "d ext4 3.0"])
    #expect(try words("abs(ceil(-disk_free / 10))") == ["a ext4 2.0", "b ext4 3.0", "d ext4 3.0"])
  }

  @Test func seriesOfTheSameLabels() throws {
    // Those without a partner are left out, as PromQL does.
    #expect(try words("disk_free / disk_size") == ["a ext4 0.25", "b ext4 0.1"])
    #expect(
      try words("1 - sum(disk_free) / sum(disk_size{dev!=\"c\"})") == ["0.7875"])
    #expect(throws: SourceFailure.self) { try value("disk_free / boot") }
    do {
      _ = try value("sum by (fs) (disk_free) / disk_size")
      #expect(Bool(false))
    } catch let failure as SourceFailure {
      #expect(failure.reason == "no series with the same labels")
      #expect(failure.detail.contains(#"{fs="ext4"}"#), "\(failure.detail)")
    }
  }

  @Test func groups() throws {
    #expect(try words("sum by (fs) (disk_free)") == ["ext4 85.0"])
    #expect(try words("sum(disk_size) by (fs)") == ["ext4 400.0", "xfs nan"])
    #expect(try words("max without (dev) (disk_size)") == ["ext4 300.0", "xfs nan"])
    #expect(try words("min(disk_size)") == ["100.0"])
    #expect(try words("avg by (fs) (disk_free)") == ["ext4 28.333333333"])
    #expect(try words("count(disk_size)") == ["3.0"])
    #expect(try words("count(nothing)") == [])
  }

  /// The values are those that Prometheus gives for these buckets.
  @Test func quantiles() throws {
    #expect(try words(#"histogram_quantile(0.5, seconds_bucket{path="/"})"#) == ["/ 0.3"])
    #expect(try words(#"histogram_quantile(0.25, seconds_bucket{path="/"})"#) == ["/ 0.1"])
    #expect(try words(#"histogram_quantile(1, seconds_bucket{path="/"})"#) == ["/ 1.0"])
    #expect(try words(#"histogram_quantile(2, seconds_bucket{path="/"})"#) == ["/ inf"])
    #expect(try words(#"histogram_quantile(-1, seconds_bucket{path="/"})"#) == ["/ -inf"])
    // All values are beyond the greatest bound, or there are none.
    #expect(try words(#"histogram_quantile(0.9, seconds_bucket{path="/x"})"#) == ["/x 0.1"])
    #expect(try words(#"histogram_quantile(0.9, seconds_bucket{path="/none"})"#) == ["/none nan"])
    #expect(
      try words("histogram_quantile(0.5, sum by (le) (seconds_bucket))") == ["0.34"])
    #expect(throws: SourceFailure.self) { try value("histogram_quantile(0.5, disk_free)") }
  }
}
