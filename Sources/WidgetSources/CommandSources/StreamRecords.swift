import FoundationEssentials
import Synchronization
import WidgetBase

/// The last records of a stream, and its state; it may be used from any thread.
final class StreamRecords: Sendable {
  fileprivate struct State {
    var records: [Datum] = []
    /// The numbers of lines that were left out just before each record, and since the last one.
    var omissions: [Int] = []
    var omitted = 0
    /// The reason why the last line was left out.
    var omission = ""
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

  /// Adds records that have just arrived, each with the number of lines that were left out just before it.
  ///
  /// - Parameter omission: The reason why a line was left out; `nil` if none was.
  func append(_ records: [(datum: Datum, omitted: Int)], omission: SourceFailure? = nil) {
    state.withLock { state in
      state.omission = omission?.reason ?? state.omission
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
  ///
  /// - Parameter omitted: The number of lines that were left out for it.
  func fail(_ failure: SourceFailure, omitted: Int = 0) {
    state.withLock { state in
      state.failure = failure
      state.omitted += omitted
      if omitted > 0 { state.omission = failure.reason }
    }
  }

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
    // Of one record, what is older matters no more; a list has fewer rows than lines came.
    if keep > 1, let warning = state.withLock({ $0.warning }) { reading.warnings = [warning] }
    return reading
  }
}

extension StreamRecords.State {
  /// The most memory of all records: as many small values as one datum has, or 16 MB of text.
  private static let heaviest = Datum.most

  /// Adds records, and removes the oldest beyond a number and beyond the most memory; the newest one stays.
  fileprivate mutating func append(
    _ new: ArraySlice<(datum: Datum, omitted: Int)>, keep: Int
  ) {
    records += new.map(\.datum)
    var before = new.map(\.omitted)
    if !before.isEmpty {
      before[0] += omitted
      omitted = 0
    }
    omissions += before
    weights += new.map(\.datum.weight)
    weight += weights.suffix(new.count).reduce(0, +)
    var first = 0
    while weights.count - first > keep || weight > Self.heaviest && weights.count - first > 1 {
      weight -= weights[first]
      first += 1
    }
    records.removeFirst(first)
    omissions.removeFirst(first)
    weights.removeFirst(first)
  }

  /// The words about the lines that were left out among the records; `nil` if there are none.
  fileprivate var warning: String? {
    let count = omissions.reduce(omitted, +)
    guard count > 0 else { return nil }
    return count == 1
      ? "a line is left out: \(omission)" : "\(count) lines are left out: \(omission)"
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
