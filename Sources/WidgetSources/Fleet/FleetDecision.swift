package import FoundationEssentials

/// A member's next step towards an answer.
package enum FleetDecision: Sendable, Hashable {
  /// The row is newer than what the member has: it takes that.
  case take
  /// The member has just taken the row: it shows the same once more.
  case again
  /// The member asks the provider, if it gets the lock of this attempt.
  case ask(attempt: Int)
  /// The member waits until the row moves, or a time of the server's clock has come.
  case wait(until: TimeInterval)
}

/// The facts that decide how a member of a fleet gets its next answer. Times are seconds since 1970
/// by the server's clock.
package struct FleetView: Sendable, Hashable {
  /// A row as far as decisions need it.
  package struct Row: Sendable, Hashable {
    package var generation: Int64
    package var due: TimeInterval?
    /// True if this member asked last.
    package var isOwn: Bool

    package init(generation: Int64, due: TimeInterval?, isOwn: Bool) {
      (self.generation, self.due, self.isOwn) = (generation, due, isOwn)
    }
  }

  /// An answer that the member took.
  package struct Taken: Sendable, Hashable {
    package var generation: Int64
    package var time: TimeInterval

    package init(generation: Int64, time: TimeInterval) {
      (self.generation, self.time) = (generation, time)
    }
  }

  /// A lock that another member holds.
  package struct Lock: Sendable, Hashable {
    package var attempt: Int
    /// The time of the first try.
    package var since: TimeInterval
    /// The time of the last try.
    package var last: TimeInterval

    package init(attempt: Int, since: TimeInterval, last: TimeInterval) {
      (self.attempt, self.since, self.last) = (attempt, since, last)
    }
  }

  /// The row; `nil` if nobody has answered yet.
  package var row: Row?
  /// The answer that the member took last; `nil` for none.
  package var taken: Taken?
  /// The time at which the member was asked.
  package var begun: TimeInterval
  /// True if someone wishes to read now. A member that is late may look at a row that is not due as often
  /// as it was told of changes, which must not ask the provider.
  package var isWish = false
  /// True if the member, which asked last, was told that the source has changed since.
  package var isChanged = false
  /// False if only other machines ask.
  package var mayAsk = true
  /// The lock that another holds; `nil` if none was tried.
  package var lock: Lock?
  /// The longest time of a reading, in seconds: a lock that is held for longer stops nobody.
  package var limit: TimeInterval
  /// A share from 0 to 1 that differs between members, so that they do not act together.
  package var share: Double
  /// The seconds after a due time for which the last asker is awaited.
  package var patience: TimeInterval = 1

  package init(begun: TimeInterval, limit: TimeInterval, share: Double) {
    (self.begun, self.limit, self.share) = (begun, limit, share)
  }

  /// The seconds before a due time from which on it has come: clocks are never quite equal.
  static let tolerance: TimeInterval = 0.25
  /// The seconds for which an answer that was taken answers further requests, and after which one follows it whose
  /// source has changed meanwhile.
  private static let again: TimeInterval = 1
  /// The seconds over which members that were not asked last are spread.
  private static let spread: TimeInterval = 0.5
  /// The seconds after a due time from which on nobody waits for the last asker.
  private static let lost: TimeInterval = 10
  /// The seconds between two tries of a lock.
  private static let pace: TimeInterval = 0.5

  /// Returns the next step at a time.
  package func decision(at now: TimeInterval) -> FleetDecision {
    if let row, row.generation != taken?.generation, taken != nil || !mayAsk || !isOver(row, now) {
      return .take
    }
    let isDue = row.map { isOver($0, now + Self.tolerance) } ?? true
    if !isDue, let taken {
      let end = taken.time + Self.again
      guard mayAsk, isWish || isChanged else { return .again }
      if now < end { return isChanged ? .wait(until: end) : .again }
    }
    guard mayAsk else { return .wait(until: .infinity) }
    if isDue, now < turn { return .wait(until: turn) }
    guard let lock else { return .ask(attempt: 0) }
    if now >= lock.since + limit { return .ask(attempt: lock.attempt + 1) }
    if now >= lock.last + Self.pace { return .ask(attempt: lock.attempt) }
    return .wait(until: min(lock.last + Self.pace, lock.since + limit))
  }

  private func isOver(_ row: Row, _ now: TimeInterval) -> Bool {
    row.due.map { $0 <= now } ?? false
  }

  /// The time at which it is this member's turn to answer what is due: the last asker's is at once,
  /// the others' a second later.
  private var turn: TimeInterval {
    guard let row, let due = row.due, !row.isOwn, begun < due + Self.lost else { return begun }
    return due + patience + Self.spread * share
  }
}
