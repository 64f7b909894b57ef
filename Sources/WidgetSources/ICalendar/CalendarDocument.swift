import CICal
import FoundationEssentials
import Glibc
import Synchronization

/// A calendar file and its events.
struct CalendarDocument {
  /// The most events read from one file; each occurrence of a repeated event counts.
  static let mostEvents = 2000

  /// The lock for the library, which shares time zones between threads.
  private static let isInUse = Mutex(())

  let events: [CalendarEvent]
  /// The names of the events' unknown time zones; those events are read as local time.
  let unknownZones: [String]
  /// The title of an event of which occurrences may be missing, because there are too many; else `nil`.
  let cutEvent: String?
  /// The earliest start that is left out because there are too many different events; `nil` for none.
  let firstLeftOut: Date?
  /// The title of an event that is repeated by a rule that cannot be followed; else `nil`.
  let unfollowedEvent: String?
  /// The titles of the events whose start is missing or not understood.
  let undatedEvents: [String]

  init(
    events: [CalendarEvent], unknownZones: [String], cutEvent: String?, firstLeftOut: Date?,
    unfollowedEvent: String?, undatedEvents: [String]
  ) {
    self.events = events
    self.unknownZones = unknownZones
    self.cutEvent = cutEvent
    self.firstLeftOut = firstLeftOut
    self.unfollowedEvent = unfollowedEvent
    self.undatedEvents = undatedEvents
  }

  /// The warnings about events that are left out or may be wrong, each in one sentence.
  var warnings: [String] {
    let cut = cutEvent.map { "too many events, such as “\($0.cut(60))”: not all are shown" }
    let unfollowed = unfollowedEvent.map {
      "the rule that repeats “\($0.cut(60))” is not followed: not all are shown"
    }
    let undated = undatedEvents.first.map { title in
      let count = undatedEvents.count
      let subject = count == 1 ? "the event" : "\(count) events, such as"
      return "\(subject) “\(title.cut(60))” without a valid start: not shown"
    }
    let zones = unknownZones.prefix(3).map { $0.cut(60) }.joined(separator: ", ")
    let more = unknownZones.count > 3 ? " and \(unknownZones.count - 3) more" : ""
    let unknown =
      unknownZones.isEmpty
      ? nil
      : "unknown time zone\(unknownZones.count > 1 ? "s" : "") \(zones)\(more), read as local time"
    return [cut, unfollowed, undated, unknown].compactMap { $0 }
  }

  /// Loads the library.
  static func prepare() { _ = cical_load() }

  /// Reads an iCalendar text and takes the events that are not over at `now`.
  ///
  /// - Parameters:
  ///   - name: The name of a calendar that has none.
  ///   - from: The date before `now` from which events are taken that are over; `nil` takes none of them.
  ///   - days: The number of days whose events are taken, including today.
  ///   - keepsCancelled: True to take cancelled events too.
  init(
    _ text: String, name: String, from: Date? = nil, now: Date, days: Int,
    local: CalendarZone = .system,
    keepsCancelled: Bool = false
  ) throws(SourceFailure) {
    guard let library = cical_load()?.pointee else {
      throw SourceFailure(
        "libical is not installed", "It reads calendars: sudo apt install libical3",
        kind: .absent)
    }
    guard text.utf8.count < 32 << 20 else {
      throw SourceFailure.tooLarge(32 << 20, "\(name) exceeds the limit of a calendar.")
    }
    guard let text = CalendarText.repaired(text) else {
      throw SourceFailure(
        "not a calendar", "\(name) is nested too deeply.", kind: .malformed)
    }
    let reader = Self.isInUse.withLock { _ in
      Self.read(text, name, from ?? now, now, days, local, keepsCancelled, library)
    }
    guard let reader else {
      throw SourceFailure(
        "not a calendar", "\(name) does not contain BEGIN:VCALENDAR.", kind: .malformed)
    }
    events = reader.events
    unknownZones = reader.unknownZones
    cutEvent = reader.cutEvent
    firstLeftOut = reader.firstLeftOut.map { Date(timeIntervalSince1970: $0) }
    unfollowedEvent = reader.unfollowedEvent
    undatedEvents = reader.undatedEvents
  }

  private static func read(
    _ text: String, _ name: String, _ from: Date, _ now: Date, _ days: Int, _ local: CalendarZone,
    _ keepsCancelled: Bool, _ library: cical
  ) -> CalendarReader? {
    // Otherwise the library ends the process at an invalid file.
    library.error_set_errors_are_fatal(0)
    guard let root = library.parser_parse_string(text) else { return nil }
    defer { library.component_free(root) }
    var reader = CalendarReader(
      library: library, local: local, from: from.timeIntervalSince1970,
      to: local.midnight(days, after: now, library), most: mostEvents,
      keepsCancelled: keepsCancelled)
    return reader.readAll(root, name) ? reader : nil
  }
}
