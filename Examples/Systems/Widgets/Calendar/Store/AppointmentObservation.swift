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
}

/// The state of an observed collection.
private final class Followed: Sendable {
  fileprivate struct State {
    /// The last change that was seen; `nil` before the first look.
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

  /// Looks for changes, and reports them.
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
  /// Applies the rows of a log.
  fileprivate mutating func take(_ log: AppointmentLog) -> AppointmentDifference {
    sequence = log.sequence
    return take(log.rows, of: log.ids)
  }

  /// Applies all rows.
  fileprivate mutating func take(_ now: AppointmentState) -> AppointmentDifference {
    sequence = now.sequence
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
