package import FoundationEssentials
internal import WidgetLayout

/// A provider and the view of its entries, without their types.
@MainActor
package struct TimelineSource {
  /// An entry for the time before there is a timeline.
  package let placeholder: (TimelineProviderContext) -> AnyTimelineEntry
  /// Asks for one entry; the answer comes on the main actor, now or later.
  package let snapshot: (TimelineProviderContext, @escaping Answer<AnyTimelineEntry>) -> Void
  /// Asks for a timeline; the answer comes on the main actor, now or later.
  package let timeline:
    (TimelineProviderContext, @escaping Answer<Result<AnyTimeline, ReloadFailure>>) -> Void

  /// True if the provider answers within its call.
  package let isInline: Bool
  /// The seconds that the provider has to answer, where it has its own; nil is the scheduler's.
  package var deadline: TimeInterval?
  /// The last good timeline, for a place that has none; nil where a source keeps nothing.
  package var kept: (@MainActor () -> KeptTimeline?)?
  /// Begins to watch what the entries come from, and calls back whenever asking again would give
  /// something else, until what it returns is released; nil where nothing tells.
  package var watch:
    (
      @MainActor (
        TimelineProviderContext, @escaping @MainActor @Sendable () -> Void
      ) -> AnyObject?
    )?

  /// The servers that the entries come from, by their names; once one of them answers, what failed on
  /// it is asked again soon.
  package var servers: [String] = []

  package typealias Answer<Value> = @MainActor @Sendable (Value) -> Void

  static let empty = TimelineSource(
    placeholder: { _ in AnyTimelineEntry(date: .distantPast) { _ in } },
    snapshot: { _, _ in }, timeline: { _, _ in }, isInline: true)

  /// The source of a gallery's picture: its timeline is the provider's snapshot of sample data.
  package var previewing: TimelineSource { previewing(isInline: isInline) }

  /// The same, where it is known whether sample data are at hand.
  func previewing(isInline: Bool) -> TimelineSource {
    let snapshot = snapshot
    return TimelineSource(
      placeholder: { [placeholder] in placeholder($0.preview) },
      snapshot: { context, answer in snapshot(context.preview, answer) },
      timeline: { context, answer in
        snapshot(context.preview) { entry in
          answer(.success(AnyTimeline(entries: [entry], rule: .never)))
        }
      }, isInline: isInline)
  }

  /// A source of these answers.
  package init(
    placeholder: @escaping (TimelineProviderContext) -> AnyTimelineEntry,
    snapshot: @escaping (TimelineProviderContext, @escaping Answer<AnyTimelineEntry>) -> Void,
    timeline:
      @escaping (TimelineProviderContext, @escaping Answer<Result<AnyTimeline, ReloadFailure>>) ->
      Void,
    isInline: Bool
  ) {
    self.isInline = isInline
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }
}

extension TimelineSource {
  /// A source that gives nothing but why it cannot; its placeholder is another's.
  init(refusing failure: ReloadFailure, like source: TimelineSource) {
    self.init(
      placeholder: source.placeholder,
      snapshot: { _, answer in answer(AnyTimelineEntry(failure)) },
      timeline: { _, answer in answer(.failure(failure)) }, isInline: source.isInline)
  }

  init<Provider: TimelineProvider, Content: View>(
    provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    let provider = Handed(provider)
    let isInline = provider.value is any InlineTimelineProvider
    let content = Handed(content)
    self.init(
      placeholder: { context in
        AnyTimelineEntry(provider.value.placeholder(in: context), content: content.value)
      },
      snapshot: { context, answer in
        let answer: Answer<Handed<Provider.Entry>> = {
          answer(AnyTimelineEntry($0.value, content: content.value))
        }
        ask(isInline, answer) { reply in
          provider.value.getSnapshot(in: context) { reply(Handed($0)) }
        }
      },
      timeline: { context, answer in
        let answer: Answer<Result<Handed<Timeline<Provider.Entry>>, ReloadFailure>> = {
          answer($0.map { AnyTimeline($0.value, content: content.value) })
        }
        ask(isInline, answer) { reply in
          if let inline = provider.value as? any ThrowingInlineTimelineProvider {
            return askInline(inline, in: context, reply)
          }
          guard let throwing = provider.value as? any ThrowingTimelineProvider else {
            return provider.value.getTimeline(in: context) { reply(.success(Handed($0))) }
          }
          askThrowing(throwing, in: context, reply)
        }
      }, isInline: isInline)
  }
}

/// Asks a provider that answers within its call and may fail.
private func askInline<Provider: ThrowingInlineTimelineProvider, Entry: TimelineEntry>(
  _ provider: Provider, in context: TimelineProviderContext,
  _ reply: @escaping @Sendable (Result<Handed<Timeline<Entry>>, ReloadFailure>) -> Void
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
  _ reply: @escaping @Sendable (Result<Handed<Timeline<Entry>>, ReloadFailure>) -> Void
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
