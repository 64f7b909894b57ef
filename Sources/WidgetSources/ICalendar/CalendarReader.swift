import CICal
import FoundationEssentials

/// A reader of a file's calendars that collects events.
struct CalendarReader {
  let library: cical
  let local: CalendarZone
  /// The start and the end of the period that is read, in seconds since 1970.
  let from: Double
  let to: Double
  let most: Int
  /// True if cancelled events are taken too.
  let keepsCancelled: Bool
  private(set) var events: [CalendarEvent] = []
  /// The unknown time zones of the events, in order of appearance.
  private(set) var unknownZones: [String] = []

  init(
    library: cical, local: CalendarZone, from: Double, to: Double, most: Int, keepsCancelled: Bool
  ) {
    self.library = library
    self.local = local
    self.from = from
    self.to = to
    self.most = most
    self.keepsCancelled = keepsCancelled
  }

  /// Reads a calendar, or all calendars inside a component; returns true if there was one.
  mutating func readAll(_ component: OpaquePointer, _ name: String) -> Bool {
    if library.component_isa(component) == ICAL_VCALENDAR_COMPONENT {
      read(component, name)
      return true
    }
    let calendars = children(of: component, ICAL_VCALENDAR_COMPONENT)
    for calendar in calendars { read(calendar, name) }
    return !calendars.isEmpty
  }

  private mutating func read(_ calendar: OpaquePointer, _ file: String) {
    let name = self.name(of: calendar) ?? file
    let components = children(of: calendar, ICAL_VEVENT_COMPONENT).map {
      CalendarComponent(library: library, component: $0, calendar: calendar, local: local)
    }
    // A replacement for one occurrence of a repeated event is an event with the same identifier.
    var replaced: [String: Set<Double>] = [:]
    for event in components {
      if let time = event.time(ICAL_RECURRENCEID_PROPERTY) {
        replaced[identifier(event), default: []].insert(event.seconds(time))
      }
    }
    for event in components {
      let isReplacement = event.time(ICAL_RECURRENCEID_PROPERTY) != nil
      add(event, name, replaced: isReplacement ? [] : replaced[identifier(event)] ?? [])
    }
  }

  private mutating func add(_ event: CalendarComponent, _ calendar: String, replaced: Set<Double>) {
    let status = value(of: event, ICAL_STATUS_PROPERTY)?.lowercased()
    guard keepsCancelled || status != "cancelled", let start = event.time(ICAL_DTSTART_PROPERTY)
    else { return }
    let isAllDay = start.is_date != 0
    let length = CalendarLength(event, start: start)
    let recurrence = CalendarRecurrence(event, start: start, replaced: replaced)
    for time in recurrence.times(from: from, to: to, lasting: length.longest) {
      guard events.count < most else { return }
      let end = length.end(after: time, event)
      // An event of whole days may end an hour earlier or later if the clocks change.
      guard end > from || end == event.seconds(time) else { continue }
      events.append(
        CalendarEvent(
          title: String(c: library.component_get_summary(event.component))
            .cut(CalendarEvent.longestTitle),
          start: event.seconds(time), end: end, isAllDay: isAllDay,
          location: String(c: library.component_get_location(event.component))
            .cut(CalendarEvent.longestTitle),
          notes: String(
            String(c: library.component_get_description(event.component))
              .prefix(CalendarEvent.longestNotes)), calendar: calendar, link: link(of: event),
          status: status))
      if let zone = event.unknownZone, !unknownZones.contains(zone) { unknownZones.append(zone) }
    }
  }

  private func identifier(_ event: CalendarComponent) -> String {
    String(c: library.component_get_uid(event.component))
  }

  private func link(of event: CalendarComponent) -> String? {
    let places = [
      value(of: event, ICAL_URL_PROPERTY),
      String(c: library.component_get_location(event.component)),
    ]
    return places.compactMap { $0 }.first {
      ($0.hasPrefix("https://") || $0.hasPrefix("http://")) && !$0.contains { $0.isWhitespace }
    }
  }

  private func value(of event: CalendarComponent, _ kind: icalproperty_kind) -> String? {
    event.properties(kind).first.map { String(c: library.property_get_value_as_string($0)) }
  }

  private func name(of calendar: OpaquePointer) -> String? {
    var next = library.component_get_first_property(calendar, ICAL_X_PROPERTY)
    while let property = next {
      if String(c: library.property_get_x_name(property)).uppercased() == "X-WR-CALNAME" {
        let name = String(c: library.property_get_x(property)).cut(CalendarEvent.longestTitle)
        if !name.isEmpty { return name }
      }
      next = library.component_get_next_property(calendar, ICAL_X_PROPERTY)
    }
    return nil
  }

  private func children(
    of component: OpaquePointer, _ kind: icalcomponent_kind
  ) -> [OpaquePointer] {
    var result: [OpaquePointer] = []
    var next = library.component_get_first_component(component, kind)
    while let child = next {
      result.append(child)
      next = library.component_get_next_component(component, kind)
    }
    return result
  }
}
