import Dispatch
import Synchronization
internal import WidgetBase

/// The questions that a provider of any protocol answers, in the types of its entries.
@MainActor
struct ProviderQuestions<Entry: TimelineEntry> {
  typealias Answer<Value> = TimelineSource.Answer<Result<Value, ReloadFailure>>
  typealias Question<Value> = (TimelineProviderContext, @escaping Answer<Value>) -> Void
  /// A provider's answer, on any thread.
  typealias Reply<Value> = @Sendable (Result<Handed<Value>, ReloadFailure>) -> Void

  /// Returns an entry for the time before there is a timeline.
  let placeholder: (TimelineProviderContext) -> Entry
  /// Requests one entry.
  let snapshot: Question<Entry>
  /// Requests a timeline.
  let timeline: Question<Timeline<Entry>>
  /// True if the provider answers within its call.
  let isInline: Bool

  /// Returns a question that is put to a provider here if it answers within its call, and else on a
  /// thread where it may wait; its answer comes on the main actor.
  static func question<Value>(
    isInline: Bool,
    _ put: @escaping @Sendable (TimelineProviderContext, @escaping Reply<Value>) -> Void
  ) -> Question<Value> {
    { context, answer in
      let take: TimelineSource.Answer<Result<Handed<Value>, ReloadFailure>> = {
        answer($0.map(\.value))
      }
      ask(isInline, take) { reply in put(context, reply) }
    }
  }

  /// Returns a question for a timeline, which is as old as the oldest answer that the provider received for it.
  static func timelineQuestion(
    isInline: Bool,
    _ put:
      @escaping @Sendable (TimelineProviderContext, @escaping Reply<Timeline<Entry>>) -> Void
  ) -> Question<Timeline<Entry>> {
    question(isInline: isInline) { context, reply in
      let dates = AnswerDates()
      AnswerDates.$current.withValue(dates) {
        put(context) { answer in
          reply(
            answer.map { handed in
              var timeline = handed.value
              timeline.read = [timeline.read, dates.oldest].compactMap(\.self).min()
              return Handed(timeline)
            })
        }
      }
    }
  }
}

extension ProviderQuestions {
  /// Creates the questions to a provider without parameters.
  init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    let answering = provider as? any MainActorTimelineProvider
    let isInline = answering?.isInline ?? (provider is any InlineTimelineProvider)
    let provider = Handed(provider)
    self.init(
      placeholder: { provider.value.placeholder(in: $0) },
      snapshot: Self.question(isInline: isInline || answering != nil) { context, reply in
        provider.value.getSnapshot(in: context) { reply(.success(Handed($0))) }
      },
      timeline: answering.map { Self.timeline(of: $0) }
        ?? Self.timelineQuestion(isInline: isInline) { context, reply in
          switch provider.value {
          case let inline as any ThrowingInlineTimelineProvider:
            askInline(inline, in: context, reply)
          case let throwing as any ThrowingTimelineProvider:
            askThrowing(throwing, in: context, reply)
          case let plain:
            plain.getTimeline(in: context) { reply(.success(Handed($0))) }
          }
        },
      isInline: isInline)
  }

  /// Returns the question to a provider that answers on the main actor.
  private static func timeline(
    of provider: some MainActorTimelineProvider
  ) -> Question<Timeline<Entry>> {
    { context, answer in
      provider.reload(in: context) { reply in
        answer(
          reply.flatMap {
            ($0 as? Timeline<Entry>).map { .success($0) } ?? .failure(ReloadFailure("no entries"))
          })
      }
    }
  }
}

/// Asks a provider that answers within its call and may fail.
private func askInline<Provider: ThrowingInlineTimelineProvider, Entry: TimelineEntry>(
  _ provider: Provider, in context: TimelineProviderContext,
  _ reply: @escaping ProviderQuestions<Entry>.Reply<Timeline<Entry>>
) {
  do throws(ReloadFailure) {
    guard let timeline = try provider.inlineTimeline(in: context) as? Timeline<Entry> else {
      return
    }
    reply(.success(Handed(timeline)))
  } catch {
    reply(.failure(error))
  }
}

/// Asks a provider that may fail.
private func askThrowing<Provider: ThrowingTimelineProvider, Entry: TimelineEntry>(
  _ provider: Provider, in context: TimelineProviderContext,
  _ reply: @escaping ProviderQuestions<Entry>.Reply<Timeline<Entry>>
) {
  let provider = Handed(provider)
  Task {
    do {
      let timeline = try await provider.value.timeline(in: context)
      guard let timeline = timeline as? Timeline<Entry> else { return }
      reply(.success(Handed(timeline)))
    } catch {
      reply(.failure(ReloadFailure(error)))
    }
  }
}

/// Asks a provider, and passes its answer to `answer` on the main actor.
///
/// An inline provider is asked here, and its answer is passed on before this returns; others are
/// asked on a thread where they may wait.
@MainActor
private func ask<Value: Sendable>(
  _ isInline: Bool, _ answer: @escaping TimelineSource.Answer<Value>,
  _ question: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Void
) {
  guard isInline else {
    QuestionOrder.ask {
      question { value in
        QuestionOrder.exchange()
        onMain { answer(value) }
      }
    }
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
