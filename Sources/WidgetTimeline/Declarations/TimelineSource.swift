package import FoundationEssentials
internal import WidgetLayout

/// A provider and its entries' view, without their types.
@MainActor
package struct TimelineSource {
  /// Returns an entry for the time before there is a timeline.
  package let placeholder: (TimelineProviderContext) -> AnyTimelineEntry
  /// Requests one entry; the answer comes on the main actor, during the call or later.
  package let snapshot: (TimelineProviderContext, @escaping Answer<AnyTimelineEntry>) -> Void
  /// Requests a timeline; the answer comes on the main actor, during the call or later.
  package let timeline:
    (TimelineProviderContext, @escaping Answer<Result<AnyTimeline, ReloadFailure>>) -> Void

  /// True if the provider answers within its call.
  package let isInline: Bool
  /// The provider's own time limit for an answer, in seconds; `nil` for the scheduler's.
  package var deadline: TimeInterval?
  /// Returns the last good timeline, for a place that has none; `nil` if the source keeps none.
  package var kept: (@MainActor () -> KeptTimeline?)?
  /// Begins to watch the entries' data until the returned object is released, and calls back
  /// whenever asking again would return something else; `nil` if there is nothing to watch.
  package var watch:
    (
      @MainActor (
        TimelineProviderContext, @escaping @MainActor @Sendable () -> Void
      ) -> AnyObject?
    )?

  /// Returns true if the watched files changed after a date; `nil` if the source cannot tell. Used
  /// for changes that nobody was watching for.
  package var hasChanged: (@MainActor (Date) -> Bool)?
  /// Called with the reason when a question is given up without an answer; `nil` if unused.
  package var givenUp: (@MainActor (ReloadFailure) -> Void)?

  /// The names of the servers that the entries come from; once one of them answers, requests that
  /// failed on it are repeated soon.
  package var servers: [String] = []

  package typealias Answer<Value> = @MainActor @Sendable (Value) -> Void

  static let empty = TimelineSource(
    placeholder: { _ in AnyTimelineEntry(date: .distantPast) { _ in } },
    snapshot: { _, _ in }, timeline: { _, _ in }, isInline: true)

  /// The source for a gallery, whose timeline is the provider's snapshot of sample data.
  package var previewing: TimelineSource { previewing(isInline: isInline) }

  /// Returns the source for a gallery, given whether the snapshot answers within its call.
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

  /// Creates a source from its closures.
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
  /// Creates a source that always fails, with the placeholder of another.
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
