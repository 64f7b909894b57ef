import Dispatch
import FoundationEssentials
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The widget of a kind that boards configure.
struct ReadingWidget<Kind: ReadingKind>: Widget {
  private let machine: MachineContext

  init(machine: MachineContext) { self.machine = machine }

  /// Asked for by `Widget`; it reads this machine by its own clock.
  init() { self.init(machine: MachineContext()) }

  var body: some WidgetConfiguration {
    SettingsConfiguration(kind: Kind.kind, form: form)
      .configurationDisplayName(Kind.displayName)
      .description(Kind.description)
      .supportedFamilies(Kind.families)
  }

  private var form: WidgetSettingsForm {
    let machine = machine
    return WidgetSettingsForm(
      keys: ReadingSettings<Kind>.keys, standsAlone: Kind.sourceNeed == .none,
      isThere: { SourcePresence.isThere($0, machine) },
      problems: {
        SourcePresence.problems($0, machine)
          + AlertRule.problems($0, values: Kind($0).values.map(\.name))
      },
      plan: { ReadingSettings<Kind>.plan($0) },
      isInline: { ReadingSettings<Kind>.isInline($0) },
      source: { ReadingWidgetSource<Kind>($0, machine).source })
  }
}

/// Where the entries of one widget of a board come from.
@MainActor
private struct ReadingWidgetSource<Kind: ReadingKind> {
  private let setting: Setting
  private let machine: MachineContext
  private let kind: Kind

  init(_ setting: Setting, _ machine: MachineContext) {
    self.setting = setting
    self.machine = machine
    kind = Kind(setting)
  }

  var source: TimelineSource {
    let session: ReadingSession<Kind>
    do throws(SourceFailure) {
      session = ReadingSession(try ReadingSettings<Kind>(setting), state: machine.state)
    } catch {
      let failure = ReloadFailure(error)
      return source { _, answer in answer(.failure(failure)) }
    }
    let (kind, machine) = (kind, machine)
    let isInline = ReadingSettings<Kind>.isInline(setting)
    var source = source { _, answer in
      if isInline {
        let now = machine.clock.now
        answer(
          Self.timeline(kind) { () throws(SourceFailure) in
            try session.read(at: now) { machine.monitor.datum(of: $0, at: now) }
          })
      } else {
        Self.readElsewhere(session, machine, kind, answer)
      }
    }
    // One after another, each may take its time.
    source.deadline = session.settings.timeout * Double(max(1, session.settings.origins.count)) + 5
    if !isInline {
      source.watch = { _, onChange in
        SourceWatches(session.watch { DispatchQueue.main.async { onChange() } })
      }
    }
    return source
  }

  /// A source whose samples are the kind's.
  private func source(
    timeline:
      @escaping (
        TimelineProviderContext,
        @escaping TimelineSource.Answer<Result<AnyTimeline, ReloadFailure>>
      ) -> Void
  ) -> TimelineSource {
    let (kind, clock) = (kind, machine.clock)
    return TimelineSource(
      placeholder: { _ in Self.entry(kind.sample(at: clock.now), kind) },
      snapshot: { _, answer in answer(Self.entry(kind.sample(at: clock.now), kind)) },
      timeline: timeline, isInline: ReadingSettings<Kind>.isInline(setting))
  }

  /// Reads on another thread; figures of this machine are read here before.
  private static func readElsewhere(
    _ session: ReadingSession<Kind>, _ machine: MachineContext, _ kind: Kind,
    _ answer: @escaping TimelineSource.Answer<Result<AnyTimeline, ReloadFailure>>
  ) {
    let now = machine.clock.now
    // Figures of this machine belong to this thread.
    let figures = session.settings.figures
    let datums = Dictionary(
      uniqueKeysWithValues: figures.map { ($0, machine.monitor.datum(of: $0, at: now)) })
    ReadingThreads.shared.run {
      let result: Result<ReadingSession<Kind>.Answer, SourceFailure>
      do throws(SourceFailure) {
        result = .success(try session.read(at: now) { datums[$0] ?? nil })
      } catch {
        result = .failure(error)
      }
      let handed = HandedAnswer(result)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          answer(timeline(kind) { () throws(SourceFailure) in try handed.value.get() })
        }
      }
    }
  }

  private static func timeline(
    _ kind: Kind, _ read: () throws(SourceFailure) -> ReadingSession<Kind>.Answer
  ) -> Result<AnyTimeline, ReloadFailure> {
    do throws(SourceFailure) {
      let answer = try read()
      return .success(
        AnyTimeline(
          entries: answer.entries.map { entry($0, kind) },
          rule: answer.rule))
    } catch {
      return .failure(ReloadFailure(error))
    }
  }

  private static func entry(_ entry: ReadingEntry, _ kind: Kind) -> AnyTimelineEntry {
    AnyTimelineEntry(
      date: entry.date, relevance: entry.relevance, expiration: entry.expiration
    ) {
      $0.root {
        WarnedView(warning: entry.warning) {
          kind.view(of: entry).environment(\.numberSymbols, .system)
        }
      }
    }
  }
}

/// An answer on its way from one thread to another, which nobody else keeps.
private struct HandedAnswer<Answer>: @unchecked Sendable {
  let value: Result<Answer, SourceFailure>
  init(_ value: Result<Answer, SourceFailure>) { self.value = value }
}

/// Watches that end when they are let go.
private final class SourceWatches {
  private let watches: [any SourceWatch]

  init(_ watches: [any SourceWatch]) { self.watches = watches }

  /// What is watched may take a while to end: a command, a connection that is being made.
  deinit {
    let watches = watches
    ReadingThreads.shared.run { for watch in watches { watch.stop() } }
  }
}
