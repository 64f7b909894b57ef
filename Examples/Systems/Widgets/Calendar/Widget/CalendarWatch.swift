import Synchronization
import WidgetSources

/// A watch of a widget's calendar: of its rows, and of questions to its back end that take long.
final class CalendarWatch: Sendable {
  private let observation: AppointmentObservation
  private let onChange: @Sendable () -> Void
  /// True if something else than the observed rows has changed.
  private let isOutdated = Mutex(false)
  private let sight: Sight

  /// Whether the rows can be observed.
  private final class Sight: Sendable {
    enum State { case none, seen, lost }

    private let state = Mutex(State.none)

    var isLost: Bool { state.withLock { $0 == .lost } }

    /// Notes what a look has found, and returns what was known before.
    func note(_ new: State) -> State {
      state.withLock { state in
        defer { state = new }
        return state
      }
    }
  }

  /// Starts the watch of the rows that a predicate matches.
  init(
    of predicate: AppointmentPredicate, in store: AppointmentStore,
    onChange: @escaping @Sendable () -> Void
  ) {
    self.onChange = onChange
    let sight = Sight()
    self.sight = sight
    observation = AppointmentObservation(of: predicate, in: store) { change in
      switch change {
      // The rows that were seen must not stand for a store that cannot be read.
      case .failed: if sight.note(.lost) == .seen { onChange() }
      // The first look is no news, unless an earlier one failed.
      case .initial: if sight.note(.seen) == .lost { onChange() }
      case .update:
        _ = sight.note(.seen)
        onChange()
      }
    }
  }

  /// Reports that a question to the back end has ended, which may have written rows.
  func noteAnswer() {
    isOutdated.withLock { $0 = true }
    onChange()
  }

  /// Returns the observed rows, to which each change has been applied; `nil` if they have to be read.
  func takeState() -> AppointmentState? {
    let isOutdated = isOutdated.withLock { isOutdated in
      defer { isOutdated = false }
      return isOutdated
    }
    return isOutdated || sight.isLost ? nil : observation.state
  }
}

/// The watches of this process, by the widget that each is for.
final class CalendarWatches: Sendable {
  /// A widget of a board, with its settings.
  struct Widget: Hashable, Sendable {
    let tile: String
    let settings: AppointmentsSettings
  }

  private struct Entry {
    weak var watch: CalendarWatch?
  }

  private let watches = Mutex<[Widget: Entry]>([:])

  /// Returns the current watch of a widget; `nil` if there is none.
  func watch(of widget: Widget) -> CalendarWatch? { watches.withLock { $0[widget]?.watch } }

  /// Stores the watch of a widget for as long as somebody else keeps it.
  func add(_ watch: CalendarWatch, of widget: Widget) {
    watches.withLock { watches in
      watches = watches.filter { $0.value.watch != nil }
      watches[widget] = Entry(watch: watch)
    }
  }
}
