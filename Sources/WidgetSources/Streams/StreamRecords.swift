import Synchronization

/// The last records of a stream, and how it fares; any thread may ask.
final class StreamRecords: Sendable {
  private struct State {
    var records: [Datum] = []
    var failure: SourceFailure?
  }

  private let keep: Int
  private let state = Mutex(State())

  /// At most `keep` of them, the newest.
  init(keep: Int) { self.keep = keep }

  func append(_ records: [Datum]) {
    state.withLock { state in
      state.records.append(contentsOf: records.suffix(keep))
      state.records.removeFirst(max(0, state.records.count - keep))
      state.failure = nil
    }
  }

  /// Notes why nothing more comes, until something does.
  func fail(_ failure: SourceFailure) { state.withLock { $0.failure = failure } }

  /// The records, or the only one that is kept; throws where the stream has ended and was to go on,
  /// or ended with none.
  func datum(goesOn: Bool) throws(SourceFailure) -> Datum {
    let (records, failure) = state.withLock { ($0.records, $0.failure) }
    if let failure, goesOn || records.isEmpty { throw failure }
    return keep == 1 ? records.last ?? .null : .list(records)
  }
}
