import Synchronization
import WidgetSources

/// A cache of the last datum's events: hundreds of entries are drawn from the same data, which are
/// decoded once.
final class AgendaEvents: Sendable {
  private let last = Mutex<(datum: Datum, events: [AgendaEvent]?)?>(nil)

  /// Returns the events of a datum; `nil` if it is no list.
  func events(in datum: Datum) -> [AgendaEvent]? {
    last.withLock { last in
      // Data that share storage compare in constant time.
      if let last, last.datum == datum { return last.events }
      let events = AgendaEvent.events(in: datum)
      last = (datum, events)
      return events
    }
  }
}
