import WidgetBase
import WidgetSources
import WidgetTimeline

/// The threads of work that waits, which must not occupy those that all tasks of the process share.
enum WaitingThread {
  /// Returns the result of work on a thread of its own.
  static func result<Value: Sendable>(
    of work: @escaping @Sendable () throws(ReloadFailure) -> Value
  ) async throws(ReloadFailure) -> Value {
    let work = AnswerDates.carried(work)
    let result: Result<Value, ReloadFailure> = await withCheckedContinuation { continuation in
      let isStarted = Threads.start { continuation.resume(returning: work()) }
      if !isStarted { continuation.resume(returning: .failure(noThread)) }
    }
    return try result.get()
  }

  private static let noThread = ReloadFailure("no thread left for a request")
}
