import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The calendar of one configuration, with its secrets resolved: made anew for each reload.
struct AppointmentsAccess: Sendable {
  let store: AppointmentStore
  private let receiver: AppointmentReceiver?
  /// How far the back end was read; nil keeps nothing.
  private let progress: AppointmentProgressFile?

  init(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ place: BoardPlace, state: String?
  ) throws(SourceFailure) {
    func resolved(_ text: String) throws(SourceFailure) -> String {
      try secrets.resolved(text, folder: place.folder, timeout: 10, environment: .own)
    }
    let store = try AppointmentStore(settings, secrets, place)
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

  /// What is shown from now on, and when the back end is asked next.
  func entries(
    of settings: AppointmentsSettings, by clock: any WallClock, in zone: CivilZone
  ) throws(SourceFailure) -> (entries: [AppointmentsEntry], reload: Date) {
    var (note, retry, synced): (String?, Date?, Date?)
    do throws(SourceFailure) {
      let unreadable = try receive(by: clock)
      if unreadable > 0 { note = "\(unreadable) not readable" }
    } catch {
      // Who may not see the appointments is not shown kept ones either.
      if error.isDenied { throw error }
      (note, retry) = (error.reason, error.retryAfter)
      synced = try progress?.progress(at: store.logEnd()).synced
    }
    let now = clock.now
    let rows = try store.rows(matching: settings.predicate(at: now, in: zone))
    let midnight = CivilDay(now, in: zone).adding(1).midnight
    let entries = AppointmentsEntry.entries(
      of: rows, at: now, until: midnight, hasDays: settings.days > 1, note: note, synced: synced)
    // Where there were more changes than entries, they are looked at again after the last.
    guard receiver != nil else {
      let isCut = entries.count > AppointmentsEntry.most
      return (entries, isCut ? entries.last?.date ?? midnight : midnight)
    }
    let next = max(now + TimeInterval(settings.minutes * 60), retry ?? now)
    return (entries, min(next, max(midnight, retry ?? midnight)))
  }

  /// Receives what is new; how many appointments there are that cannot be read.
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
  /// The store of a configuration.
  init(
    _ settings: AppointmentsSettings, _ secrets: Secrets, _ place: BoardPlace
  ) throws(SourceFailure) {
    self.init(
      try secrets.resolved(settings.store, folder: place.folder, timeout: 10, environment: .own),
      folder: place.folder)
  }
}
