internal import FoundationEssentials
internal import WidgetLayout

extension TimelineSource {
  /// Creates a source from a provider whose parameters are set to `values` by name.
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
          if let throwing = provider.value as? any ThrowingAppIntentTimelineProvider {
            return askThrowing(throwing, values, in: context, reply)
          }
          giveAnswer(reply, configured: values) {
            await provider.value.timeline(for: $0, in: context)
          }
        }
      }, isInline: false)
    if let watching = provider.value as? any WatchingAppIntentTimelineProvider {
      watch = Self.watch(watching, values)
    }
  }

  private static func watch<Provider: WatchingAppIntentTimelineProvider>(
    _ provider: Provider, _ values: [String: ParameterValue]
  ) -> (
    @MainActor (TimelineProviderContext, @escaping @MainActor @Sendable () -> Void) -> AnyObject?
  ) {
    let provider = Handed(provider)
    return { context, onChange in
      PendingWatch { onAnyThread in
        let intent = Provider.Intent()
        guard (try? await intent.set(values)) != nil else { return nil }
        return await provider.value.watch(for: intent, in: context, onChange: onAnyThread)
      } onChange: {
        onChange()
      }
    }
  }

  /// Creates a source from a SiriKit provider whose parameters are set to `values` by name.
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

/// Asks a provider that may fail.
private func askThrowing<Provider: ThrowingAppIntentTimelineProvider, Entry: TimelineEntry>(
  _ provider: Provider, _ values: [String: ParameterValue], in context: TimelineProviderContext,
  _ reply: @escaping @Sendable (Result<Handed<Timeline<Entry>>, ReloadFailure>) -> Void
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

extension AnyTimelineEntry {
  /// Creates an entry that shows a configuration's error in place of the widget.
  init(_ failure: ReloadFailure) {
    self.init(date: .distantPast) { lowering in
      lowering.root { Text(verbatim: failure.reason).foregroundStyle(.role(.warn)) }
    }
  }
}
