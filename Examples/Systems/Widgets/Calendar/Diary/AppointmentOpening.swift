import FoundationEssentials
import WidgetBase
import WidgetCatalog
import WidgetSources

/// The opening of an appointment by its link, as in the app: at once, when the running app has
/// taken it over, or after the initial sync.
struct AppointmentOpening: Sendable {
  /// The state of an appointment that is being opened.
  enum State: Hashable, Sendable {
    /// It is not there yet, with the reason.
    case loading(String)
    case opened(FullAppointment)
    case failed(SourceFailure)
  }

  let diary: DiaryStore
  let store: AppointmentStore
  /// Returns the account that may open appointments, as the back end says now; `nil` if there is no
  /// back end to say so.
  var account: @Sendable () throws(SourceFailure) -> String? = { () throws(SourceFailure) in nil }
  /// The time limit for the running app to take over an appointment, in seconds.
  var patience: TimeInterval = 5
  /// The time limit for another process that starts the app to end its initial sync, in seconds.
  var startPatience: TimeInterval = 120
  /// False to handle the link while another process starts the app; only a test of what the gate is
  /// for sets it.
  var hasGate = true
  /// Runs before the initial sync; only tests of its duration set it.
  var beforeSync: @Sendable () async -> Void = {}

  /// Opens an appointment; the last state passed to `show` is the outcome.
  func open(_ id: String, show: @escaping @Sendable (State) -> Void) async {
    do throws(SourceFailure) {
      try await checkAccount()
      if let appointment = try await find(id) { return show(.opened(appointment)) }
      if hasGate, diary.isSyncingElsewhere {
        show(.loading("Loading appointments…"))
        try await waitForStart()
        if let appointment = try await find(id) { return show(.opened(appointment)) }
      }
      let isTaken: Bool
      if diary.isOpenElsewhere {
        show(.loading("Waiting for the app to take it…"))
        isTaken = try await waitForApp(id)
      } else {
        show(.loading("Loading appointments…"))
        isTaken = try await sync()
      }
      guard let appointment = try await find(id) else { throw missing(id, isTaken) }
      show(.opened(appointment))
    } catch {
      show(.failed(error))
    }
  }

  /// Throws if the appointments are of another account than the one that the token is of.
  private func checkAccount() async throws(SourceFailure) {
    let (diary, account) = (diary, account)
    try await ReadingThreads.shared.result { () throws(SourceFailure) in
      guard let account = try account() else { return }
      guard try diary.account() == account else { throw AppointmentAccount.another }
    }
  }

  /// Waits at the gate of another process that starts the app.
  private func waitForStart() async throws(SourceFailure) {
    let deadline = Deadline(after: startPatience)
    while diary.isSyncingElsewhere {
      guard !deadline.isOver else {
        throw SourceFailure.timeout(startPatience, "The app has been starting for so long.")
      }
      try? await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  private func find(_ id: String) async throws(SourceFailure) -> FullAppointment? {
    let diary = diary
    return try await ReadingThreads.shared.result { () throws(SourceFailure) in try diary.find(id) }
  }

  /// Runs the initial sync behind its gate; links are not handled before it is open.
  private func sync() async throws(SourceFailure) -> Bool {
    let (gate, diary, store) = (InitialSync(), diary, store)
    let before = beforeSync
    let outcome = SyncOutcome()
    let syncing = Task {
      await before()
      ReadingThreads.shared.run {
        let mirror = DiaryMirror(
          of: diary, in: store,
          onSync: { result in
            outcome.set(result)
            gate.open()
          })
        withExtendedLifetime(mirror) {}
      }
    }
    await gate.wait()
    syncing.cancel()
    if case .failure(let failure) = outcome.value { throw failure }
    return true
  }

  /// Waits until the app has taken over an appointment or the time limit is reached.
  private func waitForApp(_ id: String) async throws(SourceFailure) -> Bool {
    let deadline = Deadline(after: patience)
    while !deadline.isOver {
      if try await find(id) != nil { return true }
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    return false
  }

  private func missing(_ id: String, _ isTaken: Bool) -> SourceFailure {
    SourceFailure(
      "no appointment \(id)",
      isTaken
        ? "Neither the diary nor the shared calendar has it: it was deleted, or never came here."
        : "The app runs and has not taken it within \(Int(patience)) s.")
  }
}
