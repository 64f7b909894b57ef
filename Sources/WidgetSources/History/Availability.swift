package import FoundationEssentials

/// How much of a stretch of time a source could be read.
///
/// What a reading came to holds until the next one: an outage lasts from the first reading that failed
/// to the next one that did not.
package struct Availability: Sendable, Hashable {
  /// What is known of a time.
  package typealias State = SampleFile.Sample.Outcome

  /// A time of one state, in seconds since 1970.
  private struct Span: Hashable {
    var start: Double
    var end: Double
    var state: State
  }

  private let start: Double
  private let end: Double
  private let spans: [Span]

  /// What samples, the oldest first, say of the time from `start` to `end`; before the first nothing was
  /// read.
  package init(_ samples: [SampleFile.Sample], from start: Date, to end: Date) {
    let (start, end) = (start.timeIntervalSince1970, end.timeIntervalSince1970)
    var spans = [Span(start: start, end: end, state: .unread)]
    for sample in samples where sample.time < end {
      let begin = max(sample.time, start)
      spans[spans.count - 1].end = begin
      if spans[spans.count - 1].end <= spans[spans.count - 1].start { spans.removeLast() }
      if let last = spans.last, last.state == sample.outcome {
        spans[spans.count - 1].end = end
      } else {
        spans.append(Span(start: begin, end: end, state: sample.outcome))
      }
    }
    (self.start, self.end, self.spans) = (start, end, spans)
  }

  /// The state of each of so many equal parts: failed where any of it failed, since an outage must be
  /// seen; else read where any of it was read.
  package func cells(_ count: Int) -> [State] {
    guard count > 0, end > start else { return [] }
    let length = (end - start) / Double(count)
    return (0..<count).map { index in
      let low = start + Double(index) * length
      let states = spans.lazy.filter { $0.start < low + length && $0.end > low }.map(\.state)
      return states.contains(.failed) ? .failed : states.contains(.read) ? .read : .unread
    }
  }

  /// The seconds of a state.
  package func seconds(_ state: State) -> Double {
    spans.lazy.filter { $0.state == state }.reduce(0) { $0 + $1.end - $1.start }
  }

  /// How often the source could not be read for a while.
  package var outages: Int { spans.count { $0.state == .failed } }

  /// How much of the time in which it was read it could be: 0 to 1. Nil where it never was.
  package var share: Double? {
    let (read, failed) = (seconds(.read), seconds(.failed))
    return read + failed > 0 ? read / (read + failed) : nil
  }
}
