import FoundationEssentials
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The calendar of a configuration with its secrets resolved, created anew for each reload.
struct AppointmentsAccess: Sendable {
  let store: AppointmentStore
  private let receiver: AppointmentReceiver?
  /// The progress of reading the back end; `nil` to store none.
  private let progress: AppointmentProgressFile?

  init(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ place: BoardPlace,
    _ environment: ProcessEnvironment, state: String?
  ) throws(SourceFailure) {
    func resolved(_ text: String) throws(SourceFailure) -> String {
      try secrets.resolved(text, folder: place.folder, timeout: 10, environment: environment)
    }
    let store = try AppointmentStore(settings, secrets, place, environment)
    self.store = store
    let server = try resolved(settings.server)
    guard !server.isEmpty else {
      (receiver, progress) = (nil, nil)
      return
    }
    let token = try resolved(settings.token)
    receiver = AppointmentReceiver(server: server, token: token, store: store)
    progress = state.map {
      AppointmentProgressFile(
        folder: $0, of: "\(settings.store) \(settings.server)", in: place.folder, token: token)
    }
  }

  /// Returns the entries from now on, and the date of the next request to the back end.
  func entries(
    of settings: AppointmentsSettings, by clock: any WallClock, in zone: CivilZone
  ) throws(SourceFailure) -> (entries: [AppointmentsEntry], reload: Date) {
    var (note, retry, synced): (String?, Date?, Date?)
    do throws(SourceFailure) {
      let unreadable = try receive(by: clock)
      if unreadable > 0 { note = "\(unreadable) not readable" }
    } catch {
      // Without permission for the appointments, the stored ones are not shown either.
      if error.isDenied { throw error }
      (note, retry) = (error.reason, error.retryAfter)
      synced = try progress?.progress(at: store.logEnd()).synced
    }
    let now = clock.now
    let rows = try store.rows(matching: settings.predicate(at: now, in: zone))
    let midnight = CivilDay(now, in: zone).adding(1).midnight
    let entries = AppointmentsEntry.entries(
      of: rows, at: now, until: midnight, hasDays: settings.days > 1, note: note, synced: synced)
    // If there are more changes than entries, the rows are read again after the last entry.
    guard receiver != nil else {
      let isCut = entries.count > AppointmentsEntry.most
      return (entries, isCut ? entries.last?.date ?? midnight : midnight)
    }
    let next = max(now + TimeInterval(settings.minutes * 60), retry ?? now)
    return (entries, min(next, max(midnight, retry ?? midnight)))
  }

  /// Receives news, and returns the number of appointments that cannot be read.
  private func receive(by clock: any WallClock) throws(SourceFailure) -> Int {
    guard let receiver else { return 0 }
    let log = try store.logEnd()
    let before = progress?.progress(at: log) ?? AppointmentProgress()
    var now = before
    try receiver.receive(after: before.sequence) { page in
      now.take(page, at: (try? store.logEnd()) ?? log)
      if now != before { progress?.keep(now) }
    }
    now.synced = clock.now
    progress?.keep(now)
    return now.unreadable.count
  }
}

extension AppointmentStore {
  /// Creates the store of a configuration.
  init(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ place: BoardPlace,
    _ environment: ProcessEnvironment
  ) throws(SourceFailure) {
    self.init(
      try secrets.resolved(
        settings.store, folder: place.folder, timeout: 10, environment: environment),
      folder: place.folder)
  }
}
