import FoundationEssentials
import Synchronization
import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A provider that reads the shared calendar after transferring news from the back end to it; it is
/// asked again whenever one of the shown rows changes.
struct AppointmentsProvider: ThrowingAppIntentTimelineProvider, WatchingAppIntentTimelineProvider {
  let surroundings: SystemSurroundings
  var zone = CivilZone.process

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
    let (clock, state, place, zone) = (surroundings.clock, surroundings.state, context.place, zone)
    let environment = context.environment
    let read = try await ReadingThreads.shared.result {
      () throws(ReloadFailure) -> (entries: [AppointmentsEntry], reload: Date) in
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        let access = try AppointmentsAccess(settings, secrets, place, environment, state: state)
        return try access.entries(of: settings, by: clock, in: zone)
      } catch {
        var failure = ReloadFailure(secrets.redacted(error))
        if error.isDenied { failure.reason = "Sign in to see appointments" }
        throw failure
      }
    }
    var timeline = Timeline(entries: read.entries, policy: .after(read.reload))
    // While the back end cannot be reached, the tile has the date of the last successful
    // reading.
    timeline.read = read.entries.first?.synced
    return timeline
  }

  func watch(
    for configuration: AppointmentsIntent, in context: Context,
    onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)? {
    let settings = AppointmentsSettings(configuration)
    let (now, place, zone) = (surroundings.clock.now, context.place, zone)
    let environment = context.environment
    return await ReadingThreads.shared.result { () -> (any AnyObject & Sendable)? in
      // Watching needs no token.
      guard
        let store = try? AppointmentStore(settings, Secrets(place.secrets), place, environment)
      else { return nil }
      // Days pass during the watch, so appointments of later days will concern the widget as
      // well.
      var predicate = settings.predicate(at: now, in: zone)
      predicate.startsBefore = nil
      let isMissing = Mutex(false)
      return AppointmentObservation(of: predicate, in: store) { change in
        switch change {
        case .failed: isMissing.withLock { $0 = true }
        // The first look is no news, unless an earlier one failed.
        case .initial: if isMissing.withLock({ $0 }) { onChange() }
        case .update: onChange()
        }
      }
    }
  }
}
