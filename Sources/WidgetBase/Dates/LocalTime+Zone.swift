package import FoundationEssentials
import Glibc

extension LocalTime {
  /// Returns the abbreviation of the local time zone at a date, such as `CET`, `CEST` or `UTC`, or
  /// `UTC-03` if the zone has only a number.
  package static func zone(at date: Date) -> String {
    let name = tm(local: date).tm_zone.map { String(cString: $0) } ?? ""
    return name.first.map { $0 == "+" || $0 == "-" } ?? true ? "UTC\(name)" : name
  }

  /// Returns a date and time with its zone, such as `2026-03-14 10:26:00 CET`.
  package static func words(_ date: Date) -> String {
    let time = LocalTime(date)
    return "\(time.date) \(time.clock) \(zone(at: date))"
  }
}
