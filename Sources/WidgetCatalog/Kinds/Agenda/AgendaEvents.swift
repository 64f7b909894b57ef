import Synchronization
import WidgetSources

/// A cache of the last datum's events: hundreds of entries are drawn from the same data, which are
/// decoded once.
final class AgendaEvents: Sendable {
  private struct Decoded {
    let datum: Datum
    let events: [AgendaEvent]?
    let unread: String?
  }

  private let last = Mutex<Decoded?>(nil)

  /// Returns the events of a datum; `nil` if it is no list.
  func events(in datum: Datum) -> [AgendaEvent]? { decoded(datum).events }

  /// Returns a sentence on the items of a list that are no events; `nil` if all are, or none is.
  func unread(in datum: Datum) -> String? { decoded(datum).unread }

  private func decoded(_ datum: Datum) -> Decoded {
    last.withLock { last in
      // Data that share storage compare in constant time.
      if let last, last.datum == datum { return last }
      let decoded = Decoded(
        datum: datum, events: AgendaEvent.events(in: datum), unread: AgendaEvent.unread(datum))
      last = decoded
      return decoded
    }
  }
}
