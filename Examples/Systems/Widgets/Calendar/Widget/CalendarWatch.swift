import Synchronization
import WidgetSources

/// A watch of a widget's calendar: of its rows, and of questions to its back end that take long.
final class CalendarWatch: Sendable {
  private let observation: AppointmentObservation
  private let onChange: @Sendable () -> Void
  /// True if something else than the observed rows has changed.
  private let isOutdated = Mutex(false)

  /// Starts the watch of the rows that a predicate matches.
  init(
    of predicate: AppointmentPredicate, in store: AppointmentStore,
    onChange: @escaping @Sendable () -> Void
  ) {
    self.onChange = onChange
    let isMissing = Mutex(false)
    observation = AppointmentObservation(of: predicate, in: store) { change in
      switch change {
      case .failed: isMissing.withLock { $0 = true }
      // The first look is no news, unless an earlier one failed.
      case .initial: if isMissing.withLock({ $0 }) { onChange() }
      case .update: onChange()
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
    return isOutdated ? nil : observation.state
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
