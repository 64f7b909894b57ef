import Synchronization
import WidgetSources

/// The events of the data that was looked at last: hundreds of entries are drawn of the same data, and
/// it is read once.
final class AgendaEvents: Sendable {
  private let last = Mutex<(datum: Datum, events: [AgendaEvent]?)?>(nil)

  /// The events of a datum; nil if it is no list.
  func events(in datum: Datum) -> [AgendaEvent]? {
    last.withLock { last in
      // Data in the same place are equal at once.
      if let last, last.datum == datum { return last.events }
      let events = AgendaEvent.events(in: datum)
      last = (datum, events)
      return events
    }
  }
}
