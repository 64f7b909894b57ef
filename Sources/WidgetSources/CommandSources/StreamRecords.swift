import FoundationEssentials
import Synchronization
import WidgetBase

/// The last records of a stream, and its state; it may be used from any thread.
final class StreamRecords: Sendable {
  fileprivate struct State {
    var records: [Datum] = []
    /// The memory that each record takes.
    var weights: [Int] = []
    /// The memory that all records take.
    var weight = 0
    /// A stopwatch started when the last record arrived, which does not depend on the wall clock.
    var arrival: Deadline?
    /// The time at which the last record arrived, on the clock of its first reader.
    var date: Date?
    /// True if a record has arrived that has not been read.
    var hasNews = false
    var failure: SourceFailure?
  }

  private let keep: Int
  private let state = Mutex(State())

  /// Creates storage for the newest `keep` records.
  init(keep: Int) { self.keep = keep }

  /// Adds records that have just arrived.
  func append(_ records: [Datum]) {
    state.withLock { state in
      state.append(records.suffix(keep), keep: keep)
      state.arrival = Deadline(after: 0)
      state.date = nil
      state.hasNews = true
      state.failure = nil
    }
  }

  /// True if neither a record nor a failure has come yet.
  var isAwaited: Bool { state.withLock { $0.records.isEmpty && $0.failure == nil } }

  /// Records the reason why no more records arrive, which holds until one does.
  func fail(_ failure: SourceFailure) { state.withLock { $0.failure = failure } }

  /// Removes all records, before a run that does not continue the last one.
  func removeAll() { state.withLock { $0 = State() } }

  /// Returns the records, or the only one that is kept, dated when the last one arrived.
  ///
  /// Records that arrived right before the stream ended are returned once, with the reason as the
  /// reading's ending. Throws if the stream has ended although it should continue, or ended without
  /// a record.
  ///
  /// - Parameter now: The reader's date.
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
  /// The most memory of all records: as many small values as one datum has, or 16 MB of text.
  private static let heaviest = Datum.most

  /// Adds records, and removes the oldest beyond a number and beyond the most memory; the newest one stays.
  fileprivate mutating func append(_ new: ArraySlice<Datum>, keep: Int) {
    records += new
    weights += new.map(\.weight)
    weight += weights.suffix(new.count).reduce(0, +)
    var first = 0
    while weights.count - first > keep || weight > Self.heaviest && weights.count - first > 1 {
      weight -= weights[first]
      first += 1
    }
    records.removeFirst(first)
    weights.removeFirst(first)
  }

  /// Returns the records to read, or only the failure if nothing else is new.
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
