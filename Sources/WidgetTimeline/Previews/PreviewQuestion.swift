/// The questions to a provider whose timeline is drawn.
@MainActor
enum PreviewQuestion {
  /// Returns the entries of a provider without parameters.
  static func entries(
    of provider: some TimelineProvider, in context: TimelineProviderContext
  ) async throws(ReloadFailure) -> [any TimelineEntry] {
    let questions = ProviderQuestions(provider)
    let answer = await FirstAnswer.value { questions.timeline(context, $0) }
    return try answer.get().entries
  }

  /// Returns the entries of a provider with an intent.
  nonisolated static func entries<Provider: AppIntentTimelineProvider>(
    of provider: Handed<Provider>, _ intent: Handed<Provider.Intent>,
    in context: TimelineProviderContext
  ) async -> Handed<[any TimelineEntry]> {
    Handed(await provider.value.timeline(for: intent.value, in: context).entries)
  }

  /// Returns the entries of a provider with a SiriKit intent.
  static func entries<Provider: IntentTimelineProvider>(
    of provider: Provider, _ intent: Provider.Intent, in context: TimelineProviderContext
  ) async throws(ReloadFailure) -> [any TimelineEntry] {
    let (provider, intent) = (Handed(provider), Handed(intent))
    let timeline: ProviderQuestions<Provider.Entry>.Question<Timeline<Provider.Entry>> =
      ProviderQuestions<Provider.Entry>.question(isInline: false) { context, reply in
        provider.value.getTimeline(for: intent.value, in: context) { reply(.success(Handed($0))) }
      }
    let answer = await FirstAnswer.value { timeline(context, $0) }
    return try answer.get().entries
  }
}

extension TimelineSource {
  /// Returns the entries of the provider's timeline.
  package func entries(
    in context: TimelineProviderContext
  ) async throws(ReloadFailure) -> [AnyTimelineEntry] {
    let answer = await FirstAnswer.value { self.timeline(context, $0) }
    let drawn = try answer.get()
    if let failure = drawn.failure { throw failure }
    return drawn.entries
  }
}

/// The first answer of a provider, which may give several or none.
@MainActor
private final class FirstAnswer<Value> {
  private var continuation: CheckedContinuation<Handed<Value>, Never>?

  private init(_ continuation: CheckedContinuation<Handed<Value>, Never>) {
    self.continuation = continuation
  }

  /// Waits for the answer of a question.
  static func value(_ ask: (@escaping TimelineSource.Answer<Value>) -> Void) async -> Value {
    let answer = await withCheckedContinuation { continuation in
      let first = FirstAnswer(continuation)
      ask { first.take($0) }
    }
    return answer.value
  }

  private func take(_ value: Value) {
    continuation?.resume(returning: Handed(value))
    continuation = nil
  }
}
