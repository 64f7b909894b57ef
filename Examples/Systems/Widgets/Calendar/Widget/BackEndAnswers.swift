import Dispatch
import FoundationEssentials
import Synchronization
import WidgetCatalog
import WidgetSources

/// The last answers of back ends, of which each calendar's is asked by one question at a time.
///
/// A question goes on after those who asked it have stopped waiting, so that a calendar can be shown
/// while its back end is slow.
final class BackEndAnswers: Sendable {
  /// A calendar, its back end and the token with which it is asked.
  struct Calendar: Hashable, Sendable {
    let store: String
    let server: String
    let token: String
  }

  /// An answer of a back end, or the failure to get one.
  struct Answer: Sendable {
    /// The date of the question.
    let asked: Date
    /// What was received, or the failure.
    let outcome: Result<Received, SourceFailure>
  }

  /// What a question has brought.
  struct Received: Sendable {
    /// The number of appointments that cannot be read.
    var unreadable = 0
    /// The account that the token is of; empty if the back end knows none.
    var account = ""
  }

  /// The last answer, and the question that is pending.
  struct Standing: Sendable {
    fileprivate(set) var answer: Answer?
    /// The account that the last successful answer was for; `nil` before there is one.
    fileprivate(set) var account: String?
    /// The date of the pending question; `nil` if there is none.
    fileprivate(set) var pending: Date?
  }

  private struct State {
    var standing = Standing()
    var waiting: [Waiter] = []
    /// Those who are called at the end of the pending question.
    var late: [@Sendable () -> Void] = []
  }

  private let states = Mutex<[Calendar: State]>([:])

  /// Returns the standing of a calendar. If a question is pending, `atEnd` is called at its end.
  func standing(
    of calendar: Calendar, atEnd: (@Sendable () -> Void)? = nil
  ) -> Standing {
    states.withLock { states in
      guard let state = states[calendar] else { return Standing() }
      if let atEnd, state.standing.pending != nil { states[calendar]?.late.append(atEnd) }
      return state.standing
    }
  }

  /// Asks a back end by running `question` on another thread, unless one is pending.
  func ask(
    about calendar: Calendar, at date: Date,
    _ question: @escaping @Sendable () throws(SourceFailure) -> Received
  ) {
    let isFirst = states.withLock { states in
      guard states[calendar]?.standing.pending == nil else { return false }
      states[calendar, default: State()].standing.pending = date
      return true
    }
    guard isFirst else { return }
    ReadingThreads.shared.run { [self] in
      let outcome = Result(catching: question)
      finish(calendar, Answer(asked: date, outcome: outcome))
    }
  }

  /// Waits until no question about a calendar is pending, for `patience` seconds at most.
  func end(of calendar: Calendar, within patience: TimeInterval) async {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(continuation)
      let isPending = states.withLock { states in
        guard states[calendar]?.standing.pending != nil else { return false }
        states[calendar]?.waiting.append(waiter)
        return true
      }
      guard isPending else { return waiter.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) { waiter.resume() }
    }
  }

  private func finish(_ calendar: Calendar, _ answer: Answer) {
    let ended = states.withLock { states in
      let ended = states[calendar]
      var account = ended?.standing.account
      if case .success(let received) = answer.outcome { account = received.account }
      states[calendar] = State(standing: Standing(answer: answer, account: account))
      return ended
    }
    for waiter in ended?.waiting ?? [] { waiter.resume() }
    for late in ended?.late ?? [] { late() }
  }
}

/// A task that waits to be resumed, once.
private final class Waiter: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = Mutex(continuation)
  }

  func resume() {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume()
  }
}
