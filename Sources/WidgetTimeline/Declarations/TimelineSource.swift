internal import FoundationEssentials
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
  var deadline: TimeInterval?
  /// Returns the last good timeline, for a place that has none; `nil` if the provider keeps none.
  var kept: (@MainActor () -> KeptTimeline?)?
  /// Begins to watch the entries' data until the returned object is released, and calls back
  /// whenever asking again would return something else; `nil` if there is nothing to watch.
  var watch: Watch?
  /// Returns true if the watched data changed after a date; `nil` if the provider cannot tell. Used
  /// for changes that nobody was watching for.
  var hasChanged: (@MainActor (Date) -> Bool)?
  /// Called with the reason when a question is given up without an answer; `nil` if unused.
  var givenUp: (@MainActor (ReloadFailure) -> Void)?
  /// Returns an entry as the widget shows it; `nil` if it is of another type than the provider's.
  var shown: (@MainActor (any TimelineEntry) -> AnyTimelineEntry?)?
  /// The names of the servers that the entries come from; once one of them answers, requests that
  /// failed on it are repeated soon.
  var servers: [String] = []

  package typealias Answer<Value> = @MainActor @Sendable (Value) -> Void
  typealias Watch =
    @MainActor (
      TimelineProviderContext, @escaping @MainActor @Sendable () -> Void
    ) -> AnyObject?

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
  init(
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

  /// Creates the source of a provider whose entries are shown as `content`.
  init<Provider: TimelineProvider, Content: View>(
    provider: Provider, content: @escaping (Provider.Entry) -> Content
  ) {
    self.init(ProviderQuestions(provider), of: provider, content: content)
    if let keeping = provider as? any KeepingTimelineProvider {
      kept = Self.kept(keeping, content: content)
    }
    if let watching = provider as? any WatchingTimelineProvider {
      watch = Self.watch(watching)
    }
    if let answering = provider as? any MainActorTimelineProvider {
      let answering = Handed(answering)
      watch = { answering.value.watch(in: $0, onChange: $1) }
      hasChanged = { answering.value.hasChanged(since: $0) }
      givenUp = { answering.value.noteGivenUp($0) }
    }
  }

  /// Creates the source of a provider whose parameters are set to `values` by name.
  init<Provider: AppIntentTimelineProvider, Content: View>(
    provider: Provider, values: [String: ParameterValue],
    content: @escaping (Provider.Entry) -> Content
  ) {
    self.init(ProviderQuestions(provider, values: values), of: provider, content: content)
    if let watching = provider as? any WatchingAppIntentTimelineProvider {
      watch = Self.watch(watching, values)
    }
  }

  /// Creates the source of a SiriKit provider whose parameters are set to `values` by name.
  init<Provider: IntentTimelineProvider, Content: View>(
    provider: Provider, values: [String: ParameterValue],
    content: @escaping (Provider.Entry) -> Content
  ) {
    self.init(ProviderQuestions(provider, values: values), of: provider, content: content)
  }

  /// Creates a source from the questions that a provider answers.
  private init<Entry: TimelineEntry, Content: View>(
    _ questions: ProviderQuestions<Entry>, of provider: Any,
    content: @escaping (Entry) -> Content
  ) {
    let content = Handed(content)
    self.init(
      placeholder: { AnyTimelineEntry(questions.placeholder($0), content: content.value) },
      snapshot: { context, answer in
        questions.snapshot(context) {
          switch $0 {
          case .success(let entry): answer(AnyTimelineEntry(entry, content: content.value))
          case .failure(let failure): answer(AnyTimelineEntry(failure))
          }
        }
      },
      timeline: { context, answer in
        questions.timeline(context) {
          answer($0.map { AnyTimeline($0, content: content.value) })
        }
      }, isInline: questions.isInline)
    shown = { ($0 as? Entry).map { AnyTimelineEntry($0, content: content.value) } }
    if let remote = provider as? any RemoteTimelineProvider {
      servers = remote.servers
      deadline = remote.deadline
    }
  }

  private static func kept<Provider: KeepingTimelineProvider, Entry: TimelineEntry>(
    _ provider: Provider, content: @escaping (Entry) -> some View
  ) -> (@MainActor () -> KeptTimeline?) {
    let (provider, content) = (Handed(provider), Handed(content))
    return {
      guard let kept = provider.value.kept as? Timeline<Entry> else { return nil }
      return KeptTimeline(
        AnyTimeline(kept, content: content.value), loaded: kept.read ?? .distantPast,
        began: kept.began)
    }
  }

  private static func watch(_ provider: some WatchingTimelineProvider) -> Watch {
    let provider = Handed(provider)
    return { context, onChange in
      PendingWatch { onAnyThread in
        await provider.value.watch(in: context, onChange: onAnyThread)
      } onChange: {
        onChange()
      }
    }
  }

  private static func watch<Provider: WatchingAppIntentTimelineProvider>(
    _ provider: Provider, _ values: [String: ParameterValue]
  ) -> Watch {
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
}

extension AnyTimelineEntry {
  /// Creates an entry that shows a configuration's error in place of the widget.
  init(_ failure: ReloadFailure) {
    self.init(date: .distantPast) { lowering in
      lowering.root { Text(verbatim: failure.reason).foregroundStyle(.role(.warn)) }
    }
  }
}
