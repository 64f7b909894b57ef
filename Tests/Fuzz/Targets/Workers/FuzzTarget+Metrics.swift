import FoundationEssentials

@testable import WidgetSources

extension FuzzTarget {
  /// A query in the first line, an exporter's text after it: mistakes name a place, series are
  /// bounded, and a text that is cut is never read as whole.
  static let metrics = FuzzTarget("metrics", limit: nil) { bytes, promises in
    let parts = bytes.split(separator: 0x0a, maxSplits: 1, omittingEmptySubsequences: false)
    let (text, body) = (String(received: parts[0]), parts.count > 1 ? Array(parts[1]) : [])
    let query: MetricQuery
    do throws(MetricQuery.Mistake) { query = try MetricQuery(text) } catch {
      promises.expect((1...text.count + 1).contains(error.place), "character \(error.place)")
      promises.expect(!error.words.isEmpty, "a mistake without words")
      return
    }
    for selector in query.selectors {
      var now = selector
      now.range = nil
      promises.expect(MetricSelector(selector.datum) == now, "another selector for the worker")
    }
    let lines = body.count { $0 == 0x0a } + 1
    for format in [ExpositionFormat.text, .openMetrics] {
      guard let samples = promises.samples(of: query, in: body, format, lines: lines) else {
        continue
      }
      promises.expect(
        format == .openMetrics || body.last == 0x0a, "a text without its end was read")
      promises.expectValue(of: query, samples)
    }
  }
}

extension Promises {
  /// Returns the series of a text, or `nil` if it is refused.
  fileprivate mutating func samples(
    of query: MetricQuery, in body: [UInt8], _ format: ExpositionFormat, lines: Int
  ) -> [[MetricSample]]? {
    do throws(ExpositionMistake) {
      let selections = query.selectors.compactMap { try? MetricMatching($0) }
      expect(selections.count == query.selectors.count, "a pattern that was checked is invalid")
      let samples = try body.withUnsafeBufferPointer { bytes throws(ExpositionMistake) in
        try ExpositionReader.samples(in: bytes, format, of: selections)
      }
      for sample in samples.joined() {
        let names = sample.labels.labels.map(\.name)
        expect(names == Set(names).sorted(), "labels that are not sorted")
        expect(MetricSample(sample.datum)?.labels == sample.labels, "other labels from the worker")
      }
      return samples
    } catch {
      expect((1...lines).contains(error.line), "line \(error.line) of \(lines)")
      expect(error.failure.reason.utf8.count < 1000, "many words")
      return nil
    }
  }

  /// Expects a value or a reason, and the same past values after they were kept.
  fileprivate mutating func expectValue(of query: MetricQuery, _ samples: [[MetricSample]]) {
    var history = MetricHistory(count: samples.count)
    let now = Date(timeIntervalSince1970: 1_773_480_360)
    for second in [0.0, 15] {
      for (number, selector) in query.selectors.enumerated() {
        guard let range = selector.range else { continue }
        history.add(samples[number], of: number, range: range, at: now + second)
      }
    }
    let again = MetricHistory(history.bytes, count: samples.count)
    expect(again?.points.map(\.count) == history.points.map(\.count), "other past values")
    var evaluation = MetricEvaluation(
      query, samples: samples, history: history, now: now + 15)
    do throws(SourceFailure) {
      let value = try evaluation.value()
      let series = value.series
      expect(series.count <= samples.reduce(1) { $0 + $1.count }, "\(series.count) series")
      expectStable(try MetricResult(label: nil, missing: []).rows(series))
    } catch {
      expect(!error.reason.isEmpty, "a failure without a reason")
    }
  }
}
