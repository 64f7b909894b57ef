import FoundationEssentials
import WidgetBase

/// The question of a thread that waits for a member's step, and its answer.
final class FleetQuestion: Sendable {
  /// A step that the thread takes.
  enum Answer: Sendable {
    /// Shows this row.
    case take(FleetRow)
    /// Shows once more what it has.
    case again
    /// Asks the provider, and publishes what it says as the generation after this one.
    case ask(FleetTurn)
    case refused(SourceFailure)
  }

  let key: FleetKey
  let taken: FleetView.Taken?
  let limit: TimeInterval
  /// The name of the only machine that asks; `nil` for any.
  let asker: String?
  let deadline: Deadline
  /// True if someone wishes to read now, whatever is due.
  let isWish: Bool
  /// True if this machine, which asked last, was told that the source has changed.
  let isChanged: Bool
  private let answer = FleetReply<Answer>()

  init(
    _ key: FleetKey, taken: FleetView.Taken?, limit: TimeInterval, asker: String?,
    deadline: Deadline, isWish: Bool, isChanged: Bool
  ) {
    (self.key, self.taken, self.limit) = (key, taken, limit)
    (self.asker, self.deadline) = (asker, deadline)
    (self.isWish, self.isChanged) = (isWish, isChanged)
  }

  /// Gives the answer; only the first counts. Returns false if there was one.
  @discardableResult
  func give(_ answer: Answer) -> Bool { self.answer.give(answer) }

  /// True once there is an answer.
  var isAnswered: Bool { answer.isGiven }

  /// Waits for the answer, which comes before the deadline or soon after.
  func wait() -> Answer { answer.wait() ?? .refused(FleetWords.silent(asker)) }
}

/// A member's turn to ask a provider.
struct FleetTurn: Sendable, Hashable {
  let key: FleetKey
  /// The generation that the row has; 0 for none.
  let generation: Int64
  /// The lock that it holds; `nil` for a row that is this machine's own.
  let lock: Int64?
  /// The failures in a row that the last content ended with.
  let attempts: Int
  /// The server's time at which the answer is due; `nil` for none.
  var due: TimeInterval?

  /// Returns the date from which on the next reading is looked for. One that is a little early answers
  /// what is due, which must not be asked again a moment later.
  func end(
    now: Date = Date(), by clock: FleetClock, at uptime: TimeInterval = FleetClock.uptime
  ) -> Date {
    guard let due, due <= clock.now(at: uptime) + FleetView.tolerance else { return now }
    return max(now, clock.date(of: due, now: now, at: uptime))
  }
}

/// An answer on its way to the fleet.
final class FleetPublication: Sendable {
  /// The outcome of publishing.
  enum Outcome: Sendable {
    case published(FleetRow)
    /// Another member has answered meanwhile.
    case moved
    case failed(SourceFailure)
  }

  let turn: FleetTurn
  /// Returns the row, with its times by the server's clock.
  let row: @Sendable (FleetClock) -> FleetRow
  /// The uptime from which on it is not worth publishing.
  let end: TimeInterval
  private let outcome = FleetReply<Outcome>()

  init(
    _ turn: FleetTurn, until end: TimeInterval = .infinity,
    _ row: @escaping @Sendable (FleetClock) -> FleetRow
  ) {
    (self.turn, self.row, self.end) = (turn, row, end)
  }

  func note(_ outcome: Outcome) { self.outcome.give(outcome) }

  /// Waits for the outcome; `nil` if there is none in time. It may be published later all the same.
  func wait(_ seconds: TimeInterval) -> Outcome? { outcome.wait(seconds) }
}
