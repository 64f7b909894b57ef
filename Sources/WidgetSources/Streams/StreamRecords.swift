import FoundationEssentials
import Synchronization

/// The last records of a stream, and its state; any thread may ask.
final class StreamRecords: Sendable {
  fileprivate struct State {
    var records: [Datum] = []
    /// Begins when the last record comes; no change of the clock moves it.
    var arrival: Deadline?
    /// The same moment on the clock of who read it first.
    var date: Date?
    /// Whether a record came that nobody has read.
    var hasNews = false
    var failure: SourceFailure?
  }

  private let keep: Int
  private let state = Mutex(State())

  /// At most `keep` of them, the newest.
  init(keep: Int) { self.keep = keep }

  /// Adds records that came now.
  func append(_ records: [Datum]) {
    state.withLock { state in
      state.records.append(contentsOf: records.suffix(keep))
      state.records.removeFirst(max(0, state.records.count - keep))
      state.arrival = Deadline(after: 0)
      state.date = nil
      state.hasNews = true
      state.failure = nil
    }
  }

  /// Notes why nothing more comes, until something does.
  func fail(_ failure: SourceFailure) { state.withLock { $0.failure = failure } }

  /// Forgets all records, before a run that is not the continuation of the last.
  func removeAll() { state.withLock { $0 = State() } }

  /// The records, dated when the last one came, or the only one that is kept; `now` is the reader's date.
  ///
  /// Records that came right before the stream ended are given once, with the reason as what ended
  /// it. Throws where the stream has ended and was to go on, or ended with none.
  func reading(at now: Date, goesOn: Bool) throws(SourceFailure) -> Reading {
    let result = state.withLock { $0.take(at: now, goesOn: goesOn) }
    if let failure = result.failure, result.records.isEmpty { throw failure }
    let datum = keep == 1 ? result.records.last ?? .null : .list(result.records)
    var reading = Reading(datum, at: result.date)
    reading.oldest = result.date
    reading.ending = result.failure
    return reading
  }
}

extension StreamRecords.State {
  /// What is to be read: nothing but the failure where that is all that is new.
  fileprivate mutating func take(
    at now: Date, goesOn: Bool
  ) -> (records: [Datum], date: Date, failure: SourceFailure?) {
    date = date ?? arrival.map { now - $0.elapsed }
    defer { hasNews = false }
    let isOver = goesOn && failure != nil
    return (
      isOver && !hasNews ? [] : records, date ?? now, isOver || records.isEmpty ? failure : nil
    )
  }
}
