import Dispatch
import Synchronization

/// Asks a provider, and passes its answer to `answer` on the main actor.
///
/// An inline provider is asked here, and its answer is passed on before this returns; others are
/// asked on a thread where they may wait.
@MainActor
func ask<Value: Sendable>(
  _ isInline: Bool, _ answer: @escaping TimelineSource.Answer<Value>,
  _ question: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Void
) {
  guard isInline else {
    DispatchQueue.global().async { question { value in onMain { answer(value) } } }
    return
  }
  let prompt = PromptReply<Value>()
  question { value in
    if !prompt.take(value) { onMain { answer(value) } }
  }
  prompt.finish().forEach(answer)
}

private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}

/// The answers that arrived while the question was still being asked.
private final class PromptReply<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]?>([])

  /// Stores an answer; returns false once the question has been asked.
  func take(_ value: Value) -> Bool {
    values.withLock { values in
      values?.append(value)
      return values != nil
    }
  }

  /// Ends the question, and returns the stored answers.
  func finish() -> [Value] {
    values.withLock { values in
      defer { values = nil }
      return values ?? []
    }
  }
}
