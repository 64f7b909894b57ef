import FoundationEssentials
import WidgetLayout

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
        let answer: Answer<Handed<Result<Provider.Entry, any Error>>> = {
          switch $0.value {
          case .success(let entry): answer(AnyTimelineEntry(entry, content: content.value))
          case .failure(let error): answer(AnyTimelineEntry(error))
          }
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) { await provider.value.snapshot(for: $0, in: context) }
        }
      },
      timeline: { context, answer in
        let answer: Answer<Handed<Result<Timeline<Provider.Entry>, any Error>>> = {
          switch $0.value {
          case .success(let timeline): answer(AnyTimeline(timeline, content: content.value))
          case .failure(let error):
            answer(AnyTimeline(entries: [AnyTimelineEntry(error)], rule: .never))
          }
        }
        ask(false, answer) { reply in
          giveAnswer(reply, configured: values) { await provider.value.timeline(for: $0, in: context) }
        }
      }, isInline: false)
  }

  /// A provider of SiriKit's, asked with an intent as its class begins.
  init<Provider: IntentTimelineProvider, Content: View>(
    provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    let provider = Handed(provider)
    let content = Handed(content)
    self.init(
      placeholder: { context in
        AnyTimelineEntry(provider.value.placeholder(in: context), content: content.value)
      },
      snapshot: { context, answer in
        let answer: Answer<Handed<Provider.Entry>> = {
          answer(AnyTimelineEntry($0.value, content: content.value))
        }
        ask(false, answer) { reply in
          provider.value.getSnapshot(for: Provider.Intent(), in: context) { reply(Handed($0)) }
        }
      },
      timeline: { context, answer in
        let answer: Answer<Handed<Timeline<Provider.Entry>>> = {
          answer(AnyTimeline($0.value, content: content.value))
        }
        ask(false, answer) { reply in
          provider.value.getTimeline(for: Provider.Intent(), in: context) { reply(Handed($0)) }
        }
      }, isInline: false)
  }
}

/// Sets a configuration, asks with it, and replies with the answer or with why the configuration
/// cannot be.
private func giveAnswer<Intent: WidgetConfigurationIntent, Value>(
  _ reply: @escaping @Sendable (Handed<Result<Value, any Error>>) -> Void,
  configured values: [String: ParameterValue],
  _ question: @escaping @Sendable (Intent) async -> Value
) {
  Task {
    let intent = Intent()
    do {
      try await intent.set(values)
      reply(Handed(.success(await question(intent))))
    } catch {
      reply(Handed(.failure(error)))
    }
  }
}

extension AnyTimelineEntry {
  /// What is wrong with a configuration, where the widget would be.
  init(_ error: any Error) {
    let words = "\(error)"
    self.init(date: .distantPast) { lowering in
      lowering.root { Text(verbatim: words).foregroundStyle(.role(.warn)) }
    }
  }
}
