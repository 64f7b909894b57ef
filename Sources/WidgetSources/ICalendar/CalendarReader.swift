import CICal
import FoundationEssentials
import WidgetBase

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
  /// The title of an event of which occurrences may be missing, because there are too many.
  private(set) var cutEvent: String?
  /// The earliest start that is left out because there are too many different events; `nil` for none.
  private(set) var firstLeftOut: Double?
  /// The title of an event that is repeated by a rule that cannot be followed.
  private(set) var unfollowedEvent: String?
  /// The titles of the events whose start is missing or not understood.
  private(set) var undatedEvents: [String] = []

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
    removeEmptyZones(of: calendar)
    let components = children(of: calendar, ICAL_VEVENT_COMPONENT).map {
      CalendarComponent(library: library, component: $0, calendar: calendar, local: local)
    }
    // A replacement for one occurrence of a repeated event is an event with the same identifier.
    var replaced: [ExactText: [icaltimetype]] = [:]
    for event in components {
      // Events without an identifier have none in common.
      let identifier = identifier(event)
      if let time = event.time(ICAL_RECURRENCEID_PROPERTY), !identifier.text.isEmpty {
        replaced[identifier, default: []].append(time)
      }
    }
    var plans: [Plan] = []
    var count = 0
    for event in components {
      let isReplacement = event.time(ICAL_RECURRENCEID_PROPERTY) != nil
      let replaced = isReplacement ? [] : replaced[identifier(event)] ?? []
      guard let plan = plan(event, replaced: replaced) else { continue }
      plans.append(plan)
      count += plan.times.count
      guard count > 2 * most else { continue }
      plans = fitting(plans)
      count = most
    }
    for plan in fitting(plans) { add(plan, name) }
    // Some programs put those of a collection into one more.
    for inner in children(of: calendar, ICAL_VCALENDAR_COMPONENT) { read(inner, name) }
  }

  /// An event and the starts of its occurrences.
  private struct Plan {
    let event: CalendarComponent
    let identifier: ExactText
    let isAllDay: Bool
    let length: CalendarLength
    var times: [CalendarRecurrence.Occurrence]
  }

  /// Returns the occurrences of an event; `nil` if the event has no start, or was cancelled.
  private mutating func plan(_ event: CalendarComponent, replaced: [icaltimetype]) -> Plan? {
    let status = value(of: event, ICAL_STATUS_PROPERTY)?.lowercased()
    guard keepsCancelled || status != "cancelled" else { return nil }
    guard let start = event.time(ICAL_DTSTART_PROPERTY) else {
      undatedEvents.append(title(of: event))
      return nil
    }
    let length = CalendarLength(event, start: start)
    let recurrence = CalendarRecurrence(event, start: start, replaced: replaced)
    let result = recurrence.times(from: from, to: to, lasting: length.longest, most: most)
    if !result.isWhole { noteCut(event) }
    if !result.isFollowed { unfollowedEvent = unfollowedEvent ?? title(of: event) }
    return Plan(
      event: event, identifier: identifier(event), isAllDay: start.is_date != 0, length: length,
      times: result.times)
  }

  /// Returns the plans for which there is room, in their order; those with few occurrences, and of them the earliest,
  /// take it first.
  ///
  /// One event that is repeated without end, such as a stranger's invitation, takes no room of the others, and
  /// neither do its occurrences that are changed one by one.
  private mutating func fitting(_ plans: [Plan]) -> [Plan] {
    var left = most - events.count
    var result = plans
    var counts: [ExactText: Int] = [:]
    for plan in plans where !plan.identifier.text.isEmpty {
      counts[plan.identifier, default: 0] += plan.times.count
    }
    let sizes = plans.map { counts[$0.identifier] ?? $0.times.count }
    let starts = plans.map { plan in
      plan.times.first.map { plan.event.seconds($0.time) } ?? .infinity
    }
    let order = plans.indices.sorted { (sizes[$0], starts[$0], $0) < (sizes[$1], starts[$1], $1) }
    for index in order {
      let plan = plans[index]
      if plan.times.count > left {
        noteCut(plan.event)
        // What is missing of one event that is repeated so often is only that event, which the warning names.
        if sizes[index] <= most / 2 {
          firstLeftOut = min(firstLeftOut ?? .infinity, plan.event.seconds(plan.times[left].time))
        }
        result[index].times = Array(plan.times.prefix(left))
      }
      left -= result[index].times.count
    }
    return result.filter { !$0.times.isEmpty }
  }

  private mutating func add(_ plan: Plan, _ calendar: String) {
    let (event, length) = (plan.event, plan.length)
    for occurrence in plan.times {
      let time = occurrence.time
      let end = occurrence.length.map { event.seconds(time) + $0 } ?? length.end(after: time, event)
      // An event of whole days may end an hour earlier or later if the clocks change.
      guard end > from || end == event.seconds(time) else { continue }
      events.append(
        CalendarEvent(
          title: title(of: event), start: event.seconds(time), end: end, isAllDay: plan.isAllDay,
          location: String(c: library.component_get_location(event.component))
            .cut(CalendarEvent.longestTitle),
          notes: String(
            String(c: library.component_get_description(event.component))
              .prefix(CalendarEvent.longestNotes)), calendar: calendar, link: link(of: event),
          status: value(of: event, ICAL_STATUS_PROPERTY)?.lowercased(),
          uid: plan.identifier.text.cut(CalendarEvent.longestTitle)))
      if let zone = event.unknownZone, !unknownZones.contains(zone) { unknownZones.append(zone) }
    }
  }

  private mutating func noteCut(_ event: CalendarComponent) {
    cutEvent = cutEvent ?? title(of: event)
  }

  private func title(of event: CalendarComponent) -> String {
    String(c: library.component_get_summary(event.component)).cut(CalendarEvent.longestTitle)
  }

  /// Removes the definitions of time zones that define nothing: libical takes their times for those of UTC.
  ///
  /// Their names are then looked for in the time zone database, or are unknown.
  private func removeEmptyZones(of calendar: OpaquePointer) {
    for zone in children(of: calendar, ICAL_VTIMEZONE_COMPONENT) {
      let rules = [ICAL_XSTANDARD_COMPONENT, ICAL_XDAYLIGHT_COMPONENT].flatMap {
        children(of: zone, $0)
      }
      let isDefined = rules.contains { rule in
        [ICAL_DTSTART_PROPERTY, ICAL_TZOFFSETTO_PROPERTY].allSatisfy {
          library.component_get_first_property(rule, $0) != nil
        }
      }
      guard !isDefined else { continue }
      library.component_remove_component(calendar, zone)
      library.component_free(zone)
    }
  }

  private func identifier(_ event: CalendarComponent) -> ExactText {
    ExactText(String(c: library.component_get_uid(event.component)))
  }

  private func link(of event: CalendarComponent) -> String? {
    let places = [
      value(of: event, ICAL_URL_PROPERTY),
      String(c: library.component_get_location(event.component)),
    ]
    return places.compactMap { $0 }.first {
      ($0.hasExactPrefix("https://") || $0.hasExactPrefix("http://"))
        && !$0.contains { $0.isWhitespace }
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
