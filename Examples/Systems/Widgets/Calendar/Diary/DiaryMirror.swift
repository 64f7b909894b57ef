import Synchronization
import WidgetBase
import WidgetSources

/// A mirror that keeps the app's diary and the light store in step, in both directions, while it
/// exists.
///
/// It consists of these two blocks: other code that changes an appointment on either side need not
/// know about the mirror.
final class DiaryMirror: Sendable {
  private let parts: Mutex<[any AnyObject & Sendable]>
  private let watches: [(any SourceWatch)?]

  /// Starts mirroring. `onSync` gets the result of each look for flagged rows, the number taken
  /// over or the failure: first that of the initial sync, before this returns. `onReplaced` gets the
  /// identifiers of appointments that both sides changed: the back end's word counts, and the other is in
  /// the diary's table `replaced`.
  init(
    of diary: DiaryStore, in store: AppointmentStore,
    onReplaced: @escaping @Sendable ([String]) -> Void = { _ in },
    onSync: @escaping @Sendable (Result<Int, SourceFailure>) -> Void = { _ in }
  ) {
    // One block after the other: a change of the diary between taking a row over and unflagging it would
    // be lost to the mirror otherwise.
    let turn = Lock()
    // From the store to the diary: rows that the app has not taken over yet.
    let retry = MirrorRetry()
    let flagged = AppointmentPredicate(needsSync: true)
    let take = { @Sendable [weak retry] (rows: [LightAppointment]) in
      let result = turn.locked { Self.take(rows, into: diary, of: store, onReplaced) }
      onSync(result)
      if case .failure(let failure) = result, failure != AppointmentAccount.another {
        retry?.schedule()
      }
    }
    let taking = AppointmentObservation(of: flagged, in: store) {
      switch $0 {
      case .initial(let rows): take(rows)
      case .update(let difference):
        let rows = difference.insertions + difference.modifications
        if !rows.isEmpty { take(rows) }
      case .failed(let failure): onSync(.failure(failure))
      }
    }
    // From the diary to the store: the changes in the diary.
    let inTurn = { @Sendable [weak retry] (work: () throws(SourceFailure) -> [String]) in
      turn.locked {
        do throws(SourceFailure) {
          let replaced = try work()
          if !replaced.isEmpty { onReplaced(replaced) }
        } catch {
          onSync(.failure(error))
          if error != AppointmentAccount.another { retry?.schedule() }
        }
      }
    }
    let write = { @Sendable in
      inTurn { () throws(SourceFailure) in try diary.mirror(into: store) }
    }
    // Deletions go the same two ways: those of others here, those of the diary above.
    let delete = { @Sendable in
      inTurn { () throws(SourceFailure) in try diary.deleteGone(from: store) }
    }
    // What failed is no news to either side any more.
    retry.action = { @Sendable in
      do throws(SourceFailure) {
        let rows = try store.rows(matching: flagged)
        if !rows.isEmpty { take(rows) }
      } catch {
        onSync(.failure(error))
      }
      write()
      delete()
    }
    parts = Mutex([taking, retry])
    watches = [
      SQLiteWatch.start(diary.path) { write() }, store.watch { delete() },
    ]
    write()
  }

  deinit { for watch in watches { watch?.stop() } }

  /// Takes flagged rows over into the diary, unflags them, and returns their number.
  ///
  /// A row whose JSON is not an appointment stays flagged, as it is the only copy.
  private static func take(
    _ rows: [LightAppointment], into diary: DiaryStore, of store: AppointmentStore,
    _ onReplaced: ([String]) -> Void
  ) -> Result<Int, SourceFailure> {
    let good = rows.compactMap { row in
      (try? FullAppointment(json: row.fullJSON ?? "")).map { (row, $0) }
    }
    do throws(SourceFailure) {
      try diary.prepare()
      guard !rows.isEmpty else { return .success(0) }
      // What another account has received is not for this one's diary.
      guard try store.account() == diary.account() else { throw AppointmentAccount.another }
      let replaced = try diary.take(good.map(\.1))
      if !replaced.isEmpty { onReplaced(replaced) }
      try store.unflag(good.map(\.0))
      return .success(good.count)
    } catch {
      return .failure(error)
    }
  }
}
