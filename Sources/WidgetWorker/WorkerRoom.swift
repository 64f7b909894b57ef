import Dispatch
import Synchronization
import WidgetBase

/// The places for the work of one task: some for work that is done within a second, others for work that takes longer.
///
/// Whoever writes data decides how long the work on it takes. If there were one kind of places, a few sources whose
/// work takes long would keep those of all others waiting.
final class WorkerRoom: Sendable {
  /// The longest that work has a quick place, in seconds.
  static let quickTime = 1.0
  /// The time for which a subject whose work took longer is known for it, in seconds.
  private static let memory = 600.0
  /// The most subjects that are known.
  private static let most = 1000

  private let quick: DispatchSemaphore
  private let slow: DispatchSemaphore
  /// The times until which subjects are known for work that takes long.
  private let known = Mutex<[String: Deadline]>([:])

  /// - Parameter most: The most pieces of work that are done at a time; at least one of each kind.
  init(most: Int) {
    slow = DispatchSemaphore(value: max(1, most / 2))
    quick = DispatchSemaphore(value: max(1, most - most / 2))
  }

  /// Does work in a quick place, and again in a slow one if it is not done in time.
  ///
  /// - Parameters:
  ///   - subject: What the work is about, such as a file; empty for something that is not known again.
  ///   - work: Does the work before a deadline, or throws that it is late.
  func perform<Result>(
    _ subject: String, before deadline: Deadline,
    _ work: (Deadline) throws(WorkerFailure) -> Result
  ) throws(WorkerFailure) -> Result {
    if !isSlow(subject) {
      do throws(WorkerFailure) {
        return try place(quick, before: deadline) { () throws(WorkerFailure) in
          try work(Deadline(after: min(Self.quickTime, deadline.left)))
        }
      } catch {
        guard case .late = error, !deadline.isOver else { throw error }
      }
    }
    note(subject)
    return try place(slow, before: deadline) { () throws(WorkerFailure) in try work(deadline) }
  }

  private func place<Result>(
    _ places: DispatchSemaphore, before deadline: Deadline,
    _ work: () throws(WorkerFailure) -> Result
  ) throws(WorkerFailure) -> Result {
    let time = DispatchTime.now() + .milliseconds(Int(deadline.milliseconds))
    guard places.wait(timeout: time) == .success else { throw .late }
    defer { places.signal() }
    return try work()
  }

  private func isSlow(_ subject: String) -> Bool {
    known.withLock { known in
      guard let end = known[subject] else { return false }
      if end.isOver { known[subject] = nil }
      return !end.isOver
    }
  }

  private func note(_ subject: String) {
    guard !subject.isEmpty else { return }
    known.withLock { known in
      if known.count >= Self.most { known = known.filter { !$0.value.isOver } }
      guard known.count < Self.most else { return }
      known[subject] = Deadline(after: Self.memory)
    }
  }
}
