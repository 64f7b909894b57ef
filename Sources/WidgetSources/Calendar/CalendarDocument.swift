import CICal
import FoundationEssentials
import Glibc
import Synchronization

/// A file of calendars, and the events in it.
struct CalendarDocument {
  /// The most events that are read of one file, each time of a repeated one counted.
  static let mostEvents = 2000

  /// The library keeps zones that it shares between threads.
  private static let isInUse = Mutex(())

  let events: [CalendarEvent]
  /// The time zones of its events that nobody knows: those are read as the clock on the wall.
  let unknownZones: [String]

  /// Reads a text of iCalendar and takes the events of so many days, today included, which are not
  /// over at `now`; `name` is what a calendar without a name is called.
  /// Events that are cancelled are left out, unless they are to be kept.
  init(
    _ text: String, name: String, now: Date, days: Int, local: CalendarZone = .system,
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
      Self.read(text, name, now, days, local, keepsCancelled, library)
    }
    guard let reader else {
      throw SourceFailure(
        "not a calendar", "\(name) does not contain BEGIN:VCALENDAR.", kind: .malformed)
    }
    events = reader.events
    unknownZones = reader.unknownZones
  }

  private static func read(
    _ text: String, _ name: String, _ now: Date, _ days: Int, _ local: CalendarZone,
    _ keepsCancelled: Bool, _ library: cical
  ) -> CalendarReader? {
    // Else the library ends the process over a wrong file.
    library.error_set_errors_are_fatal(0)
    guard let root = library.parser_parse_string(text) else { return nil }
    defer { library.component_free(root) }
    var reader = CalendarReader(
      library: library, local: local, from: now.timeIntervalSince1970,
      to: local.midnight(days, after: now, library), most: mostEvents,
      keepsCancelled: keepsCancelled)
    return reader.readAll(root, name) ? reader : nil
  }
}
