import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The events of the coming days, by day.
struct AgendaModel {
  struct Day: Hashable {
    var name: String
    var events: [AgendaEvent]
  }

  let days: [Day]
  /// The first event that has not begun, without whole-day ones.
  let next: AgendaEvent?
  /// The number of events of these days, with those beyond the limit.
  let count: Int

  /// A title or an identifier that many events share.
  private enum Flood: Hashable {
    case title(String)
    case series(String)
  }

  /// Returns the first events, of which those with one title or of one repeated event have at most half the room for
  /// all that have many: an invitation to each minute hides nothing of tomorrow.
  private static func fitting(_ events: [AgendaEvent], _ limit: Int) -> [AgendaEvent] {
    guard events.count > limit else { return events }
    var counts: [Flood: Int] = [:]
    for event in events {
      counts[.title(event.title), default: 0] += 1
      if !event.series.isEmpty { counts[.series(event.series), default: 0] += 1 }
    }
    func flood(_ event: AgendaEvent) -> Flood? {
      [Flood.series(event.series), .title(event.title)].first {
        counts[$0, default: 0] > max(1, limit / 4)
      }
    }
    let most = max(1, limit / (2 * max(1, Set(events.compactMap(flood)).count)))
    var taken: [Flood: Int] = [:]
    let kept = events.filter { event in
      guard let flood = flood(event) else { return true }
      taken[flood, default: 0] += 1
      return taken[flood, default: 0] <= most
    }
    return Array(kept.prefix(limit))
  }

  /// Creates the model of the events that are left at a date, of `count` days.
  init(_ events: [AgendaEvent], at now: Date, days count: Int, limit: Int, zone: CivilZone) {
    let today = CivilDay(now, in: zone)
    let end = today.adding(count).midnight
    let all = events.filter { !$0.isOver(at: now) && $0.start < end }
    let left = Self.fitting(all, limit)
    self.count = all.count
    next = left.first { $0.start > now && !$0.isAllDay }
    var days: [(number: Int, day: Day)] = []
    // Events that began before today are listed under today.
    let numbered = left.map { event in
      (max(today.number, CivilDay(event.start, in: zone).number), event)
    }
    for (number, event) in numbered {
      if let index = days.firstIndex(where: { $0.number == number }) {
        days[index].day.events.append(event)
      } else {
        let name = today.adding(number - today.number).name(from: today)
        days.append((number, Day(name: name, events: [event])))
      }
    }
    self.days = days.sorted { $0.number < $1.number }.map { entry in
      let isWhole = entry.day.events.filter(\.isAllDay)
      return Day(
        name: entry.day.name, events: isWhole + entry.day.events.filter { !$0.isAllDay })
    }
  }
}
