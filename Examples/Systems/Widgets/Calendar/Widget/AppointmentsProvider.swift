import FoundationEssentials
import WidgetArchive
import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A provider that reads the shared calendar, to which it transfers news from the back end by a rhythm
/// of its own; it is asked again whenever one of the shown rows changes.
struct AppointmentsProvider: ThrowingAppIntentTimelineProvider, WatchingAppIntentTimelineProvider {
  let surroundings: SystemSurroundings
  var zone = CivilZone.process
  private let answers = BackEndAnswers()
  private let watches = CalendarWatches()

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  func placeholder(in context: Context) -> AppointmentsEntry {
    .sample(at: surroundings.clock.now)
  }

  func snapshot(
    for configuration: AppointmentsIntent, in context: Context
  ) async -> AppointmentsEntry {
    guard !context.isPreview else { return placeholder(in: context) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(
    for configuration: AppointmentsIntent, in context: Context
  ) async throws -> Timeline<AppointmentsEntry> {
    let settings = AppointmentsSettings(configuration)
    let secrets = Secrets(context.place.secrets)
    let access = try await access(settings, secrets, context)
    if let calendar = access.calendar {
      await ask(about: calendar, access, settings, context.reason)
    }
    let watch = watches.watch(of: Self.widget(settings, context))
    // The rows to which the reported changes have been applied need not be read again.
    let known = context.reason == .changed ? watch?.takeState() : nil
    let standing =
      access.calendar.map { answers.standing(of: $0) { watch?.noteAnswer() } }
      ?? BackEndAnswers.Standing()
    let (clock, zone) = (surroundings.clock, zone)
    let reading = try await Self.onThread(secrets) { () throws(SourceFailure) in
      try access.reading(of: settings, by: clock, in: zone, known: known, standing: standing)
    }
    switch reading {
    case .entries(let entries, let reload):
      var timeline = Timeline(entries: entries, policy: .after(reload))
      // While the back end cannot be reached, the tile has the date of the last successful
      // reading.
      timeline.read = entries.first?.news.synced
      return timeline
    case .hidden(let failure):
      var hidden = ReloadFailure(secrets.redacted(failure))
      if failure.isDenied, failure.kind != .denied {
        (hidden.reason, hidden.detail) = (Self.signIn, Self.howToSignIn)
      }
      hidden.isDenied = true
      throw hidden
    }
  }

  /// Asks the back end if that is due or wanted, and waits a moment for its answer.
  ///
  /// A change of the shared rows has come without the back end, and does not wait for it either.
  private func ask(
    about calendar: BackEndAnswers.Calendar, _ access: AppointmentsAccess,
    _ settings: AppointmentsSettings, _ reason: ReloadReason
  ) async {
    let (clock, standing) = (surroundings.clock, answers.standing(of: calendar))
    let (now, isKnown) = (clock.now, access.account(standing) != nil)
    let isDue =
      standing.answer == nil || settings.nextQuestion(after: standing, at: now) <= now
    guard isDue || standing.pending != nil || reason != .changed && reason != .size else { return }
    answers.ask(about: calendar, at: now) { () throws(SourceFailure) in
      try access.receive(by: clock)
    }
    guard reason != .changed || !isKnown else { return }
    // Nothing is shown before it is known whose appointments the token allows.
    await answers.end(of: calendar, within: isKnown ? surroundings.patience : Self.longest)
  }

  func watch(
    for configuration: AppointmentsIntent, in context: Context,
    onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)? {
    let settings = AppointmentsSettings(configuration)
    let (now, place, zone) = (surroundings.clock.now, context.place, zone)
    let (environment, watches) = (context.environment, watches)
    let widget = Self.widget(settings, context)
    return await ReadingThreads.shared.result { () -> (any AnyObject & Sendable)? in
      // Watching needs no token.
      guard
        let store = try? AppointmentStore(settings, Secrets(place.secrets), place, environment)
      else { return nil }
      // Days pass during the watch, so appointments of later days will concern the widget as
      // well.
      var predicate = settings.predicate(at: now, in: zone)
      predicate.startsBefore = nil
      let watch = CalendarWatch(of: predicate, in: store, onChange: onChange)
      watches.add(watch, of: widget)
      return watch
    }
  }

  private static let signIn = "Sign in to see appointments"
  private static let howToSignIn = "In the salon's app, then press r."
  /// The seconds for which a reload waits for an answer at most.
  private static let longest: TimeInterval = 25

  private static func widget(
    _ settings: AppointmentsSettings, _ context: Context
  ) -> CalendarWatches.Widget {
    CalendarWatches.Widget(tile: ShownAccounts.tile(context.place), settings: settings)
  }

  /// Returns the calendar of a configuration, with the secrets as they are now.
  private func access(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ context: Context
  ) async throws -> AppointmentsAccess {
    let (state, place, environment) = (surroundings.state, context.place, context.environment)
    return try await Self.onThread(secrets) { () throws(SourceFailure) in
      try AppointmentsAccess(settings, secrets, place, environment, state: state)
    }
  }

  /// Returns the result of work that may wait; its failure is told without the secrets.
  private static func onThread<Value: Sendable>(
    _ secrets: Secrets, _ work: @escaping @Sendable () throws(SourceFailure) -> Value
  ) async throws -> Value {
    try await ReadingThreads.shared.result { () throws(ReloadFailure) in
      do throws(SourceFailure) {
        return try work()
      } catch {
        var failure = ReloadFailure(secrets.redacted(error))
        if error.isDenied { (failure.reason, failure.detail) = (signIn, howToSignIn) }
        throw failure
      }
    }
  }
}
