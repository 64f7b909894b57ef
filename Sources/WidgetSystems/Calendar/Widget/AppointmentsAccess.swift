import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The calendar of one configuration, with its secrets resolved: made anew for each reload.
struct AppointmentsAccess: Sendable {
  let store: AppointmentStore
  private let receiver: AppointmentReceiver?
  /// How far the back end was read; nil keeps nothing.
  private let progress: AppointmentProgress?

  init(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ place: BoardPlace, state: String?
  ) throws(SourceFailure) {
    func resolved(_ text: String) throws(SourceFailure) -> String {
      try secrets.resolved(text, folder: place.folder, timeout: 10)
    }
    let store = AppointmentStore(try resolved(settings.store), folder: place.folder)
    self.store = store
    let server = try resolved(settings.server)
    guard !server.isEmpty else {
      (receiver, progress) = (nil, nil)
      return
    }
    receiver = AppointmentReceiver(
      server: server, token: try resolved(settings.token), store: store)
    progress = state.map {
      AppointmentProgress(folder: $0, of: "\(settings.store) \(settings.server)", in: place.folder)
    }
  }

  /// What is shown from now on, and when the back end is asked next.
  func entries(
    of settings: AppointmentsSettings, by clock: any WallClock, in zone: CivilZone
  ) throws(SourceFailure) -> (entries: [AppointmentsEntry], reload: Date) {
    var (note, retry): (String?, Date?)
    do throws(SourceFailure) {
      try receive()
    } catch {
      // Who may not see the appointments is not shown kept ones either.
      if error.isDenied { throw error }
      (note, retry) = (error.reason, error.retryAfter)
    }
    let now = clock.now
    let rows = try store.rows(matching: settings.predicate(at: now, in: zone))
    let midnight = CivilDay(now, in: zone).adding(1).midnight
    let entries = AppointmentsEntry.entries(
      of: rows, at: now, until: midnight, hasDays: settings.days > 1, note: note)
    guard receiver != nil else { return (entries, midnight) }
    let next = max(now + TimeInterval(settings.minutes * 60), retry ?? now)
    return (entries, min(next, max(midnight, retry ?? midnight)))
  }

  private func receive() throws(SourceFailure) {
    guard let receiver else { return }
    let sequence = try receiver.receive(after: progress?.sequence ?? 0)
    progress?.keep(sequence)
  }
}
