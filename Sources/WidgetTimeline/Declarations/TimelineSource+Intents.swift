internal import FoundationEssentials
internal import WidgetLayout

extension TimelineSource {
  /// A provider that is told what a person chose: `values` are set by their parameters' names.
  init<Provider: AppIntentTimelineProvider, Content: View>(
    provider: Provider, values: [String: ParameterValue],
    content: @escaping (Provider.Entry) -> Content
  ) {
    let provider = Handed(provider)
    let content = Handed(content)
    self.init(
      placeholder: { context in
        AnyTimelineEntry(provider.value.placeholder(in: context), content: content.value)
      },
      snapshot: { context, answer in
        let answer: Answer<Result<Handed<Provider.Entry>, ReloadFailure>> = {
          switch $0 {
          case .success(let entry): answer(AnyTimelineEntry(entry.value, content: content.value))
          case .failure(let failure): answer(AnyTimelineEntry(failure))
          }
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) {
            await provider.value.snapshot(for: $0, in: context)
          }
        }
      },
      timeline: { context, answer in
        let answer: Answer<Result<Handed<Timeline<Provider.Entry>>, ReloadFailure>> = {
          answer($0.map { AnyTimeline($0.value, content: content.value) })
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) {
            await provider.value.timeline(for: $0, in: context)
          }
        }
      }, isInline: false)
  }

  /// A provider of SiriKit's that is told what a person chose.
  init<Provider: IntentTimelineProvider, Content: View>(
    provider: Provider, values: [String: ParameterValue],
    content: @escaping (Provider.Entry) -> Content
  ) {
    let provider = Handed(provider)
    let content = Handed(content)
    self.init(
      placeholder: { context in
        AnyTimelineEntry(provider.value.placeholder(in: context), content: content.value)
      },
      snapshot: { context, answer in
        let answer: Answer<Result<Handed<Provider.Entry>, ReloadFailure>> = {
          switch $0 {
          case .success(let entry): answer(AnyTimelineEntry(entry.value, content: content.value))
          case .failure(let failure): answer(AnyTimelineEntry(failure))
          }
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) { (intent: Provider.Intent) in
            provider.value.getSnapshot(for: intent, in: context) { reply(.success(Handed($0))) }
          }
        }
      },
      timeline: { context, answer in
        let answer: Answer<Result<Handed<Timeline<Provider.Entry>>, ReloadFailure>> = {
          answer($0.map { AnyTimeline($0.value, content: content.value) })
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) { (intent: Provider.Intent) in
            provider.value.getTimeline(for: intent, in: context) { reply(.success(Handed($0))) }
          }
        }
      }, isInline: false)
  }
}

/// Sets a configuration, asks with it, and replies with the answer or with why the configuration
/// cannot be.
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
      // Asking again would not help: the board has to be changed.
      reply(.failure(.denied("\(error)")))
    }
  }
}

/// Sets a configuration of SiriKit's and asks with it, or replies why the configuration cannot be.
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

extension AnyTimelineEntry {
  /// What is wrong with a configuration, where the widget would be.
  init(_ failure: ReloadFailure) {
    self.init(date: .distantPast) { lowering in
      lowering.root { Text(verbatim: failure.reason).foregroundStyle(.role(.warn)) }
    }
  }
}
