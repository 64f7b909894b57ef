import Synchronization
import WidgetSources

/// Follows the appointments that a predicate holds for, and tells of exactly the rows that changed,
/// for as long as it is kept.
final class AppointmentObservation: Sendable {
  private let followed: Followed
  private let watch: (any SourceWatch)?

  /// Begins to follow: `onChange` is told the rows that there are before this returns, and then of
  /// changes, on another thread, one after another.
  init(
    of predicate: AppointmentPredicate, in store: AppointmentStore,
    onChange: @escaping @Sendable (AppointmentChange) -> Void
  ) {
    let followed = Followed(predicate, store, onChange)
    self.followed = followed
    // First the watch, then the look: what changes between them is told of twice rather than never.
    watch = store.watch { followed.look() }
    followed.look()
  }

  deinit { watch?.stop() }
}

/// The state of a collection that is followed.
private final class Followed: Sendable {
  fileprivate struct State {
    /// The last change that was looked at; nil before the first look.
    var sequence: Int?
    var rows: [String: LightAppointment] = [:]
  }

  private let predicate: AppointmentPredicate
  private let store: AppointmentStore
  private let onChange: @Sendable (AppointmentChange) -> Void
  private let state = Mutex(State())

  init(
    _ predicate: AppointmentPredicate, _ store: AppointmentStore,
    _ onChange: @escaping @Sendable (AppointmentChange) -> Void
  ) {
    (self.predicate, self.store, self.onChange) = (predicate, store, onChange)
  }

  /// Looks what is new, and tells of it.
  func look() {
    state.withLock { state in
      do throws(SourceFailure) {
        let difference: AppointmentDifference
        if let sequence = state.sequence {
          if let log = try store.changes(after: sequence, matching: predicate) {
            difference = state.take(log)
          } else {
            difference = state.take(try store.state(matching: predicate))
          }
        } else {
          let now = try store.state(matching: predicate)
          _ = state.take(now)
          return onChange(.initial(now.rows))
        }
        if !difference.isEmpty { onChange(.update(difference)) }
      } catch {
        onChange(.failed(error))
      }
    }
  }
}

extension Followed.State {
  /// Takes the rows of a log over.
  fileprivate mutating func take(_ log: AppointmentLog) -> AppointmentDifference {
    sequence = log.sequence
    return take(log.rows, of: log.ids)
  }

  /// Takes all rows over.
  fileprivate mutating func take(_ now: AppointmentState) -> AppointmentDifference {
    sequence = now.sequence
    return take(now.rows, of: Set(rows.keys))
  }

  /// Takes the rows over that there are now; those of `ids` that are not among them are gone.
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
