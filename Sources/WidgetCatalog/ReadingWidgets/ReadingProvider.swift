import FoundationEssentials
import WidgetSources
import WidgetTimeline

/// The provider of a widget of a kind: it reads the sources that the board names, once for all
/// places that show the widget.
struct ReadingProvider<Kind: ReadingKind> {
  typealias Entry = KindEntry<Kind>

  /// True if no source has to be waited for.
  let isInline: Bool
  private let kind: Kind
  private let clock: any WallClock
  private let readings: Result<SharedReadings<Kind>, SourceFailure>

  /// Creates the provider of a widget with checked settings; one whose sources cannot be made fails
  /// whenever it is asked.
  @MainActor
  init(_ settings: InstanceSettings, _ shown: ShownWidgets) {
    clock = shown.machine.clock
    isInline = ReadingSettings<Kind>.isInline(settings)
    readings = Result { () throws(SourceFailure) in try shown.readings(of: settings, Kind.self) }
    kind =
      (try? readings.get())?.session.settings.kind ?? Kind(settings.own, at: settings.place)
  }

  /// The readings of a widget that is not read within a call.
  @MainActor private var awaited: SharedReadings<Kind>? { isInline ? nil : try? readings.get() }
}

extension ReadingProvider: MainActorTimelineProvider {
  func placeholder(in context: Context) -> Entry { sample }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(sample)
  }

  private var sample: Entry { Entry(kind: kind, reading: kind.sample(at: clock.now)) }

  func reload(
    in context: Context,
    answer: @escaping @MainActor @Sendable (Result<Timeline<Entry>, ReloadFailure>) -> Void
  ) {
    switch readings {
    case .failure(let failure): answer(.failure(ReloadFailure(failure)))
    case .success(let readings):
      let session = readings.session
      if isInline {
        answer(timeline(readings.readNow(), session))
      } else {
        readings.ask(isWish: context.reason == .requested) { answer(timeline($0, session)) }
      }
    }
  }

  func watch(
    in context: Context, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> AnyObject? { awaited?.watch(onChange) }

  func hasChanged(since date: Date) -> Bool {
    awaited?.session.mayHaveChanged(since: date) ?? false
  }

  func noteGivenUp(_ failure: ReloadFailure) {
    awaited?.session.noteGivenUp(SourceFailure(failure.reason))
  }

  /// Returns the timeline of a reading. If that failed, it is the last good one with the failure,
  /// unless access is denied.
  private func timeline(
    _ reading: SharedReadings<Kind>.Result, _ session: ReadingSession<Kind>
  ) -> Result<Timeline<Entry>, ReloadFailure> {
    switch reading {
    case .success(let answer): return .success(timeline(answer))
    case .failure(let failure):
      guard !failure.isDenied, let kept = session.keptWhileFailing else {
        return .failure(ReloadFailure(failure))
      }
      var timeline = timeline(kept.entries, .never, read: kept.date)
      timeline.failure = ReloadFailure(failure)
      return .success(timeline)
    }
  }

  private func timeline(_ answer: SharedReadings<Kind>.Answer) -> Timeline<Entry> {
    var timeline = timeline(answer.entries, TimelineReloadPolicy(answer.rule), read: answer.oldest)
    timeline.forgetsPast = answer.forgetsPast
    return timeline
  }

  private func timeline(
    _ entries: [ReadingEntry], _ policy: TimelineReloadPolicy, read: Date?
  ) -> Timeline<Entry> {
    var timeline = Timeline(
      entries: entries.map { Entry(kind: kind, reading: $0) }, policy: policy)
    timeline.read = read
    return timeline
  }
}

extension ReadingProvider: KeepingTimelineProvider {
  var kept: Timeline<Entry>? {
    awaited?.kept.map { answer in
      var timeline = timeline(
        answer.entries, TimelineReloadPolicy(answer.rule), read: answer.oldest ?? answer.date)
      timeline.began = answer.date
      return timeline
    }
  }
}

extension ReadingProvider: RemoteTimelineProvider {
  var servers: [String] { settings?.servers ?? [] }

  /// The time for all sources, which are read at the same time, and a little more.
  var deadline: TimeInterval? {
    settings.map { settings in
      let timeout =
        settings.isShared ? 2 * settings.timeout + FleetSource.overhead : settings.timeout
      return timeout + 5
    }
  }

  private var settings: ReadingSettings<Kind>? { (try? readings.get())?.session.settings }
}
