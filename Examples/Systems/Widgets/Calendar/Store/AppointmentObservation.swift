import Synchronization
import WidgetSources

/// An observation of the appointments that match a predicate, which reports exactly the rows that
/// changed, while it exists.
final class AppointmentObservation: Sendable {
  private let followed: Followed
  private let watch: (any SourceWatch)?

  /// Starts the observation. `onChange` gets the current rows before this returns, and then each
  /// change, on another thread, one after another.
  init(
    of predicate: AppointmentPredicate, in store: AppointmentStore,
    onChange: @escaping @Sendable (AppointmentChange) -> Void
  ) {
    let followed = Followed(predicate, store, onChange)
    self.followed = followed
    // The watch starts before the first look: a change between them is reported twice rather
    // than never.
    watch = store.watch { followed.look() }
    followed.look()
  }

  deinit { watch?.stop() }

  /// The observed rows, the earliest first; `nil` if they are unknown, because the last look failed
  /// or changes are not reported now.
  var state: AppointmentState? {
    guard let watch, watch.fault == nil else { return nil }
    return followed.known
  }
}

/// The state of an observed collection.
private final class Followed: Sendable {
  fileprivate struct State {
    /// The last change that was seen; `nil` before the first look.
    var sequence: Int?
    var rows: [String: LightAppointment] = [:]
    /// The account whose rows they are.
    var account = ""
    /// The database that the rows are from; `nil` if it is unknown or was missing since.
    var identity: String?
  }

  private let predicate: AppointmentPredicate
  private let store: AppointmentStore
  private let onChange: @Sendable (AppointmentChange) -> Void
  private let state = Mutex(State())
  /// The state after the last look, which can be had while the next one takes its time.
  private let seen = Mutex<State?>(nil)

  /// The rows after the last look; `nil` if it failed.
  var known: AppointmentState? {
    guard let seen = seen.withLock(\.self), let sequence = seen.sequence else { return nil }
    let rows = seen.rows.values.sorted { ($0.starts, $0.id) < ($1.starts, $1.id) }
    return AppointmentState(sequence: sequence, account: seen.account, rows: rows)
  }

  init(
    _ predicate: AppointmentPredicate, _ store: AppointmentStore,
    _ onChange: @escaping @Sendable (AppointmentChange) -> Void
  ) {
    (self.predicate, self.store, self.onChange) = (predicate, store, onChange)
  }

  /// Looks for changes, and reports them.
  func look() {
    state.withLock { state in
      do throws(SourceFailure) {
        let difference: AppointmentDifference
        // Another database has another log.
        let isSame = state.identity == store.database.identity
        state.identity = store.database.identity
        if let sequence = state.sequence {
          if isSame, let log = try store.changes(after: sequence, matching: predicate) {
            difference = state.take(log)
          } else {
            difference = state.take(try store.state(matching: predicate))
          }
        } else {
          let now = try store.state(matching: predicate)
          _ = state.take(now)
          note(state)
          return onChange(.initial(now.rows))
        }
        note(state)
        if !difference.isEmpty { onChange(.update(difference)) }
      } catch {
        note(nil)
        onChange(.failed(error))
      }
    }
  }

  private func note(_ state: State?) { seen.withLock { $0 = state } }
}

extension Followed.State {
  /// Applies the rows of a log.
  fileprivate mutating func take(_ log: AppointmentLog) -> AppointmentDifference {
    (sequence, account) = (log.sequence, log.account)
    return take(log.rows, of: log.ids)
  }

  /// Applies all rows.
  fileprivate mutating func take(_ now: AppointmentState) -> AppointmentDifference {
    (sequence, account) = (now.sequence, now.account)
    return take(now.rows, of: Set(rows.keys))
  }

  /// Applies the current rows; those of `ids` that are not among them are gone.
  private mutating func take(
    _ new: [LightAppointment], of ids: Set<String>
  ) -> AppointmentDifference {
    var difference = AppointmentDifference()
    for row in new {
      let old = rows.updateValue(row, forKey: row.id)
      if old == nil { difference.insertions.append(row) }
      if let old, old != row { difference.modifications.append(row) }
    }
    for id in ids.subtracting(new.map(\.id)).sorted() where rows.removeValue(forKey: id) != nil {
      difference.deletions.append(id)
    }
    return difference
  }
}
