import FoundationEssentials
import WidgetSources
import WidgetTimeline

/// The events of a long list that can be shown from a date on, and the days of which all events are among them.
///
/// Those that ended more than a month earlier are left out, and beyond the maximum those that are over, then the
/// furthest ahead.
struct NearestEvents {
  /// The maximum number of events; no tile shows more.
  private static let most = 2000
  /// The days before a date whose events may be shown: those of its month.
  private static let daysBefore = 32
  /// The days for which the pictures of one entry are made ahead, at most.
  private static let daysAhead = 31

  private struct Item {
    let datum: Datum
    let event: AgendaEvent
  }

  private let taken: [Item]
  /// The first event to come that is left out; `nil` for none.
  private let firstLeftOut: Date?
  /// The number of the last day of the events that are over and left out although they may be shown; `nil` for none.
  private let lastLeftOut: Int?

  private init(_ items: [Item], at date: Date, _ zone: CivilZone) {
    let near = items.filter {
      !$0.event.isCancelled && $0.event.end > date - Double(Self.daysBefore) * 86_400
    }.sorted { $0.event.start < $1.event.start }
    let coming = near.filter { !$0.event.isOver(at: date) }
    let over = near.filter { $0.event.isOver(at: date) }
    let room = max(0, Self.most - coming.count)
    taken = Array(over.suffix(room)) + coming.prefix(Self.most)
    firstLeftOut = coming.dropFirst(Self.most).first?.event.start
    lastLeftOut = over.dropLast(room).map { $0.event.days(in: zone).upperBound }.max()
  }

  /// Returns an entry whose data are those events; days whose events are left out count as unknown.
  ///
  /// - Parameter days: The most days that are shown, from today on.
  static func entry(_ entry: ReadingEntry, days: Int, in zone: CivilZone) -> ReadingEntry {
    guard let data = entry.datum.items, data.count > most else { return entry }
    let items = data.compactMap { datum in
      AgendaEvent(datum).map { Item(datum: datum, event: $0) }
    }
    // If nothing is an event, the view reports the data that were read.
    guard !items.isEmpty else { return entry }
    let nearest = NearestEvents(items, at: entry.date, zone)
    let today = CivilDay(entry.date, in: zone)
    var result = entry
    result.datum = .list(nearest.taken.map(\.datum))
    if let unread = AgendaEvent.unread(entry.datum) { result.warnings.append(unread) }
    if let first = nearest.firstLeftOut {
      let day = CivilDay(first, in: zone)
      result.knownUntil = [day.midnight, entry.knownUntil].compactMap { $0 }.min()
      if day.number < today.number + days + daysAhead {
        result.warnings.append("more than \(most) events: the last are not shown")
      }
    }
    if let last = nearest.lastLeftOut {
      result.knownFrom = [today.adding(last + 1 - today.number).midnight, entry.knownFrom]
        .compactMap { $0 }.max()
    }
    return result
  }
}
