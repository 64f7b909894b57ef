import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The events of the days to come, by day.
struct AgendaModel {
  struct Day: Hashable {
    var name: String
    var events: [AgendaEvent]
  }

  let days: [Day]
  /// The first event that has not begun, all-day ones apart.
  let next: AgendaEvent?

  /// What is left at a date of some events, of so many days.
  init(_ events: [AgendaEvent], at now: Date, days count: Int, limit: Int, zone: CivilZone) {
    let today = CivilDay(now, in: zone)
    let end = today.adding(count).midnight
    let left = events.filter { !$0.isOver(at: now) && $0.start < end }.prefix(limit)
    next = left.first { $0.start > now && !$0.isAllDay }
    var days: [(number: Int, day: Day)] = []
    // What began before today stands under today.
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
