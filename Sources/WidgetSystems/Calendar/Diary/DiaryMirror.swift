import Synchronization
import WidgetSources

/// Keeps the app's diary and its light mirror in step, both ways, for as long as it is kept.
///
/// These two blocks are all of it: what else changes an appointment, on either side, need not know
/// that there is a mirror.
final class DiaryMirror: Sendable {
  private let parts: Mutex<[any AnyObject & Sendable]>
  private let mirrored: (any SourceWatch)?

  /// Begins; `onSync` is told of each time that flagged rows were looked for, with how many were
  /// taken, or why none could be: first for the initial sync, before this returns.
  init(
    of diary: DiaryStore, in store: AppointmentStore,
    onSync: @escaping @Sendable (Result<Int, SourceFailure>) -> Void = { _ in }
  ) {
    // From the mirror to the diary: rows that the app is yet to take.
    let taking = AppointmentObservation(of: AppointmentPredicate(needsSync: true), in: store) {
      switch $0 {
      case .initial(let rows):
        onSync(Self.take(rows, into: diary, of: store))
      case .update(let difference):
        let rows = difference.insertions + difference.modifications
        if !rows.isEmpty { onSync(Self.take(rows, into: diary, of: store)) }
      case .failed(let failure): onSync(.failure(failure))
      }
    }
    // From the diary to the mirror: what changed in it.
    let isWriting = Mutex(())
    let write = { @Sendable in
      isWriting.withLock { _ in
        do throws(SourceFailure) {
          try diary.takeChanges { (kept, deleted) throws(SourceFailure) in
            try store.mirror(kept.map(\.light))
            try store.delete(deleted)
          }
        } catch {
          onSync(.failure(error))
        }
      }
    }
    parts = Mutex([taking])
    mirrored = SQLiteWatch.start(diary.path) { write() }
    write()
  }

  deinit { mirrored?.stop() }

  /// Takes flagged rows into the diary, and unflags them; how many.
  ///
  /// A row whose JSON is no appointment stays flagged: it is the only one of its kind that there is.
  private static func take(
    _ rows: [LightAppointment], into diary: DiaryStore, of store: AppointmentStore
  ) -> Result<Int, SourceFailure> {
    let good = rows.compactMap { row in
      (try? FullAppointment(json: row.fullJSON ?? "")).map { (row, $0) }
    }
    do throws(SourceFailure) {
      try diary.prepare()
      try diary.save(good.map(\.1))
      try store.unflag(good.map(\.0))
      return .success(good.count)
    } catch {
      return .failure(error)
    }
  }
}
