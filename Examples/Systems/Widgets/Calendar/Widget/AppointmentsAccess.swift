import FoundationEssentials
import WidgetBase
import WidgetServices
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The calendar of a configuration with its secrets resolved, created anew for each reload.
struct AppointmentsAccess: Sendable {
  let store: AppointmentStore
  /// The calendar about which the back end is asked; `nil` if only the app brings what is new.
  let calendar: BackEndAnswers.Calendar?
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
      (receiver, progress, calendar) = (nil, nil, nil)
      return
    }
    let token = try resolved(settings.token)
    receiver = AppointmentReceiver(server: server, token: token, store: store)
    calendar = BackEndAnswers.Calendar(
      store: "\(place.folder) \(settings.store)", server: server, token: token)
    progress = state.map {
      AppointmentProgressFile(
        folder: $0, of: "\(settings.store) \(settings.server)", in: place.folder, token: token)
    }
  }

  /// Returns what is shown from now on.
  ///
  /// - Parameters:
  ///   - known: The rows, if they have been read already.
  ///   - standing: The last answer of the back end.
  func reading(
    of settings: AppointmentsSettings, by clock: any WallClock, in zone: CivilZone,
    known: AppointmentState?, standing: BackEndAnswers.Standing
  ) throws(SourceFailure) -> AppointmentsReading {
    let now = clock.now
    let predicate = settings.predicate(at: now, in: zone)
    let state: AppointmentState
    if let known { state = known } else { state = try store.state(matching: predicate) }
    if let failure = refusal(of: state, standing) { return .hidden(failure) }
    let news = try news(standing)
    let rows = known == nil ? state.rows : state.rows.filter(predicate.matches)
    let midnight = CivilDay(now, in: zone).adding(1).midnight
    let entries = AppointmentsEntry.entries(
      of: rows, at: now, until: midnight, hasDays: settings.days > 1, news: news)
    // If there are more changes than entries, the rows are read again after the last entry.
    guard receiver != nil else {
      let isCut = entries.count > AppointmentsEntry.most
      return .entries(entries, reload: isCut ? entries.last?.date ?? midnight : midnight)
    }
    let next = settings.nextQuestion(after: standing, at: now)
    return .entries(entries, reload: min(next, max(midnight, news.retry ?? midnight)))
  }

  /// Returns the reason why the rows of the store are not shown; `nil` if they are of the account that
  /// the token is of.
  private func refusal(
    of state: AppointmentState, _ standing: BackEndAnswers.Standing
  ) -> SourceFailure? {
    guard receiver != nil else { return nil }
    guard let account = account(standing) else {
      if case .failure(let failure)? = standing.answer?.outcome { return failure }
      return SourceFailure("signing in…", "The back end has not answered yet.")
    }
    return state.account == account ? nil : AppointmentAccount.another
  }

  /// The account that the back end knows the token by, as it said last; `nil` if it never did. Nobody
  /// has signed in without a token.
  func account(_ standing: BackEndAnswers.Standing) -> String? {
    if let account = standing.account ?? progress?.owner { return account }
    return calendar?.token.isEmpty == true && progress?.isDenied != true ? "" : nil
  }

  /// Returns the account that the back end knows the token by now, or as it said last if it cannot be
  /// asked in `timeout` seconds; `nil` if there is no back end. Throws if it refuses the token.
  func account(within timeout: TimeInterval) throws(SourceFailure) -> String? {
    guard var receiver, let calendar else { return nil }
    guard !calendar.token.isEmpty else { return "" }
    receiver.timeout = timeout
    do throws(SourceFailure) {
      return try receiver.account()
    } catch {
      guard !error.isDenied, let owner = progress?.owner else { throw error }
      return owner
    }
  }

  /// Returns the news of the back end; throws if it denies the appointments, as the stored ones are
  /// not shown either then.
  private func news(
    _ standing: BackEndAnswers.Standing
  ) throws(SourceFailure) -> AppointmentsEntry.News {
    var news = AppointmentsEntry.News()
    guard receiver != nil else { return news }
    news.takesConfirmations = true
    switch standing.answer?.outcome {
    case .success(let received):
      if received.unreadable > 0 { news.note = "\(received.unreadable) not readable" }
    case .failure(let failure):
      if failure.isDenied { throw failure }
      (news.note, news.retry) = (failure.reason, failure.retryAfter)
      if failure.kind == .unreachable { news.shortNote = "no connection" }
      news.synced = try stored()?.synced
    case nil:
      news.synced = try stored()?.synced
      news.isLoading = news.synced == nil
    }
    return news
  }

  /// Returns the stored progress; `nil` if none is stored.
  private func stored() throws(SourceFailure) -> AppointmentProgress? {
    try progress?.progress(at: store.logEnd(), of: store.account())
  }

  /// Confirms an appointment that begins at a time, in the form of the store.
  func confirm(_ id: String, at starts: String) throws(SourceFailure) -> FullAppointment {
    guard let receiver else { throw ServiceWords.noServer("") }
    return try receiver.confirm(id, at: starts)
  }

  /// The most transfers of a question whose time ends before all pages have come.
  private static let mostSteps = 15

  /// Receives news.
  func receive(by clock: any WallClock) throws(SourceFailure) -> BackEndAnswers.Received {
    guard let receiver else { return BackEndAnswers.Received() }
    let dates = AnswerDates()
    return try AnswerDates.$current.withValue(dates) {
      Result { () throws(SourceFailure) in
        try receive(with: receiver, by: clock, noting: dates)
      }
    }.get()
  }

  private func receive(
    with receiver: AppointmentReceiver, by clock: any WallClock, noting dates: AnswerDates
  ) throws(SourceFailure) -> BackEndAnswers.Received {
    let log = try store.logEnd()
    let before = try stored() ?? AppointmentProgress()
    var now = before
    for step in 1...Self.mostSteps {
      let start = now.sequence
      do throws(SourceFailure) {
        try receiver.receive(after: start) { page in
          now.take(page, at: (try? store.logEnd()) ?? log)
          if now != before { progress?.keep(now) }
        }
        break
      } catch {
        if error.isDenied { progress?.noteDenial() }
        // Where pages come slowly, the others follow at once: the next question is minutes away.
        guard case .timeout = error.kind, now.sequence > start, step < Self.mostSteps else {
          throw error
        }
      }
    }
    now.synced = dates.oldest ?? clock.now
    progress?.keep(now)
    return BackEndAnswers.Received(
      unreadable: now.unreadable.count, account: now.owner ?? "")
  }
}

/// What a widget shows of a calendar.
enum AppointmentsReading: Sendable {
  /// Entries, and the date of the next question to the back end.
  case entries([AppointmentsEntry], reload: Date)
  /// Nothing, because the rows may be another account's.
  case hidden(SourceFailure)
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
