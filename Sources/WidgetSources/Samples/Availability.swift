package import FoundationEssentials

/// The availability of a source over a period.
///
/// The outcome of a reading holds until the next one: an outage lasts from the first failed reading
/// to the next one that did not fail.
package struct Availability: Sendable, Hashable {
  /// The state of the source at one time.
  package typealias State = SampleFile.Sample.Outcome

  /// A period with one state, in seconds since 1970.
  private struct Span: Hashable {
    var start: Double
    var end: Double
    var state: State
  }

  private let start: Double
  private let end: Double
  private let spans: [Span]

  /// Creates the availability from `start` to `end`, from samples with the oldest first; before the
  /// first one, the state is unread.
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

  /// Returns the state of each of `count` equal parts: failed if any of the part failed, so that
  /// every outage is visible, else read if any of it was read.
  package func cells(_ count: Int) -> [State] {
    guard count > 0, end > start else { return [] }
    let length = (end - start) / Double(count)
    return (0..<count).map { index in
      let low = start + Double(index) * length
      let states = spans.lazy.filter { $0.start < low + length && $0.end > low }.map(\.state)
      return states.contains(.failed) ? .failed : states.contains(.read) ? .read : .unread
    }
  }

  /// Returns the total time of a state, in seconds.
  package func seconds(_ state: State) -> Double {
    spans.lazy.filter { $0.state == state }.reduce(0) { $0 + $1.end - $1.start }
  }

  /// The number of outages.
  package var outages: Int { spans.count { $0.state == .failed } }

  /// The fraction of the time with a known outcome in which the source could be read, from 0 to 1,
  /// or `nil` if there is no such time.
  package var share: Double? {
    let (read, failed) = (seconds(.read), seconds(.failed))
    return read + failed > 0 ? read / (read + failed) : nil
  }
}
