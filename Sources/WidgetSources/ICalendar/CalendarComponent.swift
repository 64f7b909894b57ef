import CICal
import WidgetBase

/// An event of a calendar, with the properties that determine its times.
struct CalendarComponent {
  let library: cical
  let component: OpaquePointer
  /// The calendar that contains the event and defines its time zones.
  let calendar: OpaquePointer
  let local: CalendarZone

  /// Returns all properties of a kind.
  func properties(_ kind: icalproperty_kind) -> [OpaquePointer] {
    var result: [OpaquePointer] = []
    var next = library.component_get_first_property(component, kind)
    while let property = next {
      result.append(property)
      next = library.component_get_next_property(component, kind)
    }
    return result
  }

  /// Returns the time of the first property of a kind, or `nil` if there is none that can be read.
  func time(_ kind: icalproperty_kind) -> icaltimetype? {
    library.component_get_first_property(component, kind).flatMap(time(of:))
  }

  /// Returns the time of a property, in the time zone that it names.
  func time(of property: OpaquePointer) -> icaltimetype? {
    zoned(library.property_get_datetime_with_component(property, component), of: property)
  }

  /// Returns the first date or time of a property that lists dates, times or periods.
  func additionalTime(of property: OpaquePointer) -> CalendarRecurrence.Occurrence? {
    let value = library.property_get_rdate(property)
    if library.time_is_null_time(value.time) == 0 {
      return zoned(value.time, of: property).map { .init(time: $0) }
    }
    guard let start = zoned(value.period.start, of: property) else { return nil }
    if let end = zoned(value.period.end, of: property) {
      return .init(time: start, length: max(0, seconds(end) - seconds(start)))
    }
    return .init(time: start, length: CalendarLength.seconds(of: value.period.duration))
  }

  /// Returns a time in the time zone that a property names; `nil` for one that is missing or that no
  /// calendar has.
  private func zoned(_ time: icaltimetype, of property: OpaquePointer) -> icaltimetype? {
    guard library.time_is_null_time(time) == 0, time.isInCalendar else { return nil }
    var time = time
    if time.zone == nil, time.is_date == 0 { time.zone = zone(of: property) }
    return time
  }

  /// Returns the seconds since 1970 of a time; one without a zone is a local time.
  func seconds(_ time: icaltimetype) -> Double {
    guard time.is_date == 0, let zone = time.zone else { return local.seconds(time, library) }
    return CalendarZone.seconds(time, in: zone, library)
  }

  /// Returns the seconds since 1970 of the clock on the wall in a time's zone, on a clock of UTC that shows the same.
  func wallSeconds(_ second: Double, asOf time: icaltimetype) -> Int {
    let second = Int(second.rounded(.down))
    let isLocal = time.is_date != 0 || time.zone == nil
    return second
      + (isLocal
        ? local.offset(at: second, library)
        : CalendarZone.offset(of: time.zone, at: second, library))
  }

  /// Returns a time in the form of an event's start: a day for an event of whole days, and else in its zone if it names
  /// none.
  ///
  /// The standard wants the same form of all times of a series, but some programs write a day as its midnight.
  func time(_ time: icaltimetype, like start: icaltimetype) -> icaltimetype {
    var result = time
    if start.is_date != 0, time.is_date == 0 {
      let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
      let wall = isMidnight ? time.wallSeconds : wallSeconds(seconds(time), asOf: start)
      return start.onWall(wall / 86_400 * 86_400)
    }
    if time.is_date == 0, time.zone == nil { result.zone = start.zone }
    return result
  }

  /// Returns the time zone that a property names: one of the calendar, or of the time zone
  /// database.
  ///
  /// The name may also be one of Windows's, or have a prefix, as in `/example.org/Europe/Berlin`.
  private func zone(of property: OpaquePointer) -> OpaquePointer? {
    guard let written = zoneName(of: property) else { return nil }
    if let zone = library.component_get_timezone(calendar, written) { return zone }
    if let name = WindowsZones.names[written.lowercased()],
      let zone = library.timezone_get_builtin_timezone(name)
    {
      return zone
    }
    var name = Substring(written)
    while !name.isEmpty {
      if let zone = library.timezone_get_builtin_timezone(String(name)) { return zone }
      guard let slash = name.firstExactIndex(of: "/") else { return nil }
      name = name[name.index(after: slash)...]
    }
    return nil
  }

  private func zoneName(of property: OpaquePointer) -> String? {
    guard let parameter = library.property_get_first_parameter(property, ICAL_TZID_PARAMETER),
      let name = library.parameter_get_tzid(parameter)
    else { return nil }
    return String(cString: name)
  }

  /// The name of the start's time zone if it is unknown and the start is therefore read as local
  /// time, or `nil`.
  var unknownZone: String? {
    guard let start = library.component_get_first_property(component, ICAL_DTSTART_PROPERTY),
      let time = time(of: start), time.is_date == 0, time.zone == nil
    else { return nil }
    return zoneName(of: start)
  }
}

extension icaltimetype {
  /// True if calendars and clocks have it: the library would take 31 November for 1 December.
  fileprivate var isInCalendar: Bool {
    guard 1...12 ~= month, day >= 1 else { return false }
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard Int(day) <= days[Int(month) - 1] else { return false }
    return is_date != 0 || 0...23 ~= hour && 0...59 ~= minute && 0...60 ~= second
  }
}
