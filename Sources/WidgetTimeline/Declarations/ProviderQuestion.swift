import Dispatch
import Synchronization

/// Asks a provider, and gives its answer on the main actor: a provider that answers within its call
/// is asked here, and its answer given before this returns; others are asked on a thread where they
/// may wait.
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

/// What was answered while the question was still being asked.
private final class PromptReply<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]?>([])

  /// Keeps an answer; false once the question has been asked.
  func take(_ value: Value) -> Bool {
    values.withLock { values in
      values?.append(value)
      return values != nil
    }
  }

  /// Ends the question, and gives the answers that came with it.
  func finish() -> [Value] {
    values.withLock { values in
      defer { values = nil }
      return values ?? []
    }
  }
}
