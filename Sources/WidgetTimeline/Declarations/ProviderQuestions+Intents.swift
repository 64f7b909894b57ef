extension ProviderQuestions {
  /// Creates the questions to a provider whose parameters are set to `values` by name.
  init<Provider: AppIntentTimelineProvider>(
    _ provider: Provider, values: [String: ParameterValue]
  ) where Provider.Entry == Entry {
    let provider = Handed(provider)
    self.init(
      placeholder: { provider.value.placeholder(in: $0) },
      snapshot: Self.question(isInline: false) { context, reply in
        giveAnswer(reply, configured: values) {
          await provider.value.snapshot(for: $0, in: context)
        }
      },
      timeline: Self.timelineQuestion(isInline: false) { context, reply in
        if let throwing = provider.value as? any ThrowingAppIntentTimelineProvider {
          return askThrowing(throwing, values, in: context, reply)
        }
        giveAnswer(reply, configured: values) {
          await provider.value.timeline(for: $0, in: context)
        }
      }, isInline: false)
  }

  /// Creates the questions to a SiriKit provider whose parameters are set to `values` by name.
  init<Provider: IntentTimelineProvider>(
    _ provider: Provider, values: [String: ParameterValue]
  ) where Provider.Entry == Entry {
    let provider = Handed(provider)
    self.init(
      placeholder: { provider.value.placeholder(in: $0) },
      snapshot: Self.question(isInline: false) { context, reply in
        giveAnswer(reply, configured: values) { (intent: Provider.Intent) in
          provider.value.getSnapshot(for: intent, in: context) { reply(.success(Handed($0))) }
        }
      },
      timeline: Self.timelineQuestion(isInline: false) { context, reply in
        giveAnswer(reply, configured: values) { (intent: Provider.Intent) in
          provider.value.getTimeline(for: intent, in: context) { reply(.success(Handed($0))) }
        }
      }, isInline: false)
  }
}

/// Asks a provider that may fail.
private func askThrowing<Provider: ThrowingAppIntentTimelineProvider, Entry: TimelineEntry>(
  _ provider: Provider, _ values: [String: ParameterValue], in context: TimelineProviderContext,
  _ reply: @escaping ProviderQuestions<Entry>.Reply<Timeline<Entry>>
) {
  let provider = Handed(provider)
  typealias Asked = Result<Handed<Result<Timeline<Provider.Entry>, ReloadFailure>>, ReloadFailure>
  let take = { @Sendable (answer: Asked) in
    switch answer.flatMap(\.value) {
    case .success(let timeline):
      guard let timeline = timeline as? Timeline<Entry> else { return }
      reply(.success(Handed(timeline)))
    case .failure(let failure): reply(.failure(failure))
    }
  }
  giveAnswer(take, configured: values) { intent in
    do {
      return .success(try await provider.value.reload(for: intent, in: context))
    } catch {
      return .failure(ReloadFailure(error))
    }
  }
}

/// Applies a configuration, asks with it, and replies with the answer or with the configuration's
/// error.
private func giveAnswer<Intent: WidgetConfigurationIntent, Value>(
  _ reply: @escaping @Sendable (Result<Handed<Value>, ReloadFailure>) -> Void,
  configured values: [String: ParameterValue],
  _ question: @escaping @Sendable (Intent) async -> Value
) {
  Task {
    let intent = Intent()
    do {
      try await intent.set(values)
      reply(.success(Handed(await question(intent))))
    } catch {
      // Asking again would not help; the board has to be changed.
      reply(.failure(.denied("\(error)")))
    }
  }
}

/// Applies a SiriKit configuration and asks with it, or replies with the configuration's error.
private func giveAnswer<Intent: INIntent, Value>(
  _ reply: @escaping @Sendable (Result<Value, ReloadFailure>) -> Void,
  configured values: [String: ParameterValue], _ question: (Intent) -> Void
) {
  do {
    let intent = Intent()
    try intent.set(values)
    question(intent)
  } catch {
    reply(.failure(.denied("\(error)")))
  }
}
