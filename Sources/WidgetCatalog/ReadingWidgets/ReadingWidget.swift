import FoundationEssentials
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The widget of a kind that boards configure.
struct ReadingWidget<Kind: ReadingKind>: Widget {
  private let shown: ShownWidgets

  init(shown: ShownWidgets) { self.shown = shown }

  /// Required by `Widget`; reads this machine by its own clock.
  init() { self.init(shown: ShownWidgets(on: MachineContext())) }

  var body: some WidgetConfiguration {
    SettingsConfiguration(kind: Kind.kind, form: form)
      .configurationDisplayName(Kind.displayName)
      .description(Kind.description)
      .supportedFamilies(Kind.families)
      .opening(Kind.links)
  }

  private var form: WidgetSettingsForm {
    let (shown, machine) = (shown, shown.machine)
    return WidgetSettingsForm(
      keys: ReadingSettings<Kind>.keys, standsAlone: Kind.sourceNeed == .none,
      isThere: { SourcePresence.isThere($0, machine) },
      problems: {
        SourcePresence.problems($0, machine)
          + AlertRule.problems($0.own, values: Kind($0.own, at: $0.place).values.map(\.name))
          + AlertRule.absences($0)
      },
      trial: { ReadingTrial<Kind>.job($0, guesses: $1, on: machine) },
      remarks: { ReadingRemarks.all(on: $0, of: Kind.self) },
      plan: { ReadingSettings<Kind>.plan(of: $0, among: shown) },
      isInline: { ReadingSettings<Kind>.isInline($0) },
      source: { ReadingWidgetSource<Kind>($0, shown).source })
  }
}

/// The source of the entries of one widget of a board.
@MainActor
private struct ReadingWidgetSource<Kind: ReadingKind> {
  private let settings: InstanceSettings
  private let shown: ShownWidgets

  init(_ settings: InstanceSettings, _ shown: ShownWidgets) {
    self.settings = settings
    self.shown = shown
  }

  var source: TimelineSource {
    let readings: SharedReadings<Kind>
    do throws(SourceFailure) {
      readings = try shown.readings(of: settings, Kind.self)
    } catch {
      let failure = ReloadFailure(error)
      let kind = Kind(settings.own, at: settings.place)
      return source(of: kind) { _, answer in answer(.failure(failure)) }
    }
    let kind = readings.session.settings.kind
    let isInline = ReadingSettings<Kind>.isInline(settings)
    var source = source(of: kind) { _, answer in
      if isInline {
        answer(Self.timeline(kind, readings.readNow(), readings.session))
      } else {
        readings.ask { answer(Self.timeline(kind, $0, readings.session)) }
      }
    }
    // One after another, each may take its time.
    let read = readings.session.settings
    source.deadline = read.timeout * Double(max(1, read.origins.count)) + 5
    source.servers = read.servers
    if !isInline {
      source.hasChanged = { readings.session.hasChangedFiles(since: $0) }
      source.givenUp = { readings.session.noteGivenUp(SourceFailure($0.reason)) }
      source.watch = { _, onChange in readings.watch(onChange) }
      source.kept = {
        readings.kept.map { KeptTimeline(Self.timeline(kind, $0), loaded: $0.oldest ?? $0.date) }
      }
    }
    return source
  }

  /// Returns a timeline source whose samples are the kind's.
  private func source(
    of kind: Kind,
    timeline:
      @escaping (
        TimelineProviderContext,
        @escaping TimelineSource.Answer<Result<AnyTimeline, ReloadFailure>>
      ) -> Void
  ) -> TimelineSource {
    let clock = shown.machine.clock
    return TimelineSource(
      placeholder: { _ in Self.entry(kind.sample(at: clock.now), kind) },
      snapshot: { _, answer in answer(Self.entry(kind.sample(at: clock.now), kind)) },
      timeline: timeline, isInline: ReadingSettings<Kind>.isInline(settings))
  }

  private static func timeline(
    _ kind: Kind, _ reading: SharedReadings<Kind>.Result, _ session: ReadingSession<Kind>
  ) -> Result<AnyTimeline, ReloadFailure> {
    switch reading {
    case .success(let answer):
      return .success(timeline(kind, answer))
    case .failure(let failure):
      guard !failure.isDenied, let kept = session.keptWhileFailing else {
        return .failure(ReloadFailure(failure))
      }
      return .success(
        AnyTimeline(
          entries: kept.entries.map { entry($0, kind) }, failure: ReloadFailure(failure),
          read: kept.date))
    }
  }

  private static func timeline(
    _ kind: Kind, _ answer: SharedReadings<Kind>.Answer
  ) -> AnyTimeline {
    AnyTimeline(
      entries: answer.entries.map { entry($0, kind) }, rule: answer.rule, read: answer.oldest)
  }

  private static func entry(_ entry: ReadingEntry, _ kind: Kind) -> AnyTimelineEntry {
    AnyTimelineEntry(
      date: entry.date, relevance: entry.relevance, expiration: entry.expiration,
      stale: entry.stale
    ) {
      $0.root {
        AvailableView(entry.availability) {
          WarnedView(warning: entry.warning) { kind.view(of: entry) }
        }
        .environment(\.numberSymbols, .system)
      }
    }
  }
}
