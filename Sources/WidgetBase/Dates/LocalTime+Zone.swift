package import FoundationEssentials
import Glibc

extension LocalTime {
  /// The name of the zone that the clocks follow at a date: `CET`, `CEST`, `UTC`; `UTC-03` where the
  /// zone has only a number.
  package static func zone(at date: Date) -> String {
    let bounded = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    var seconds = time_t(bounded.isNaN ? 0 : bounded)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let name = parts.tm_zone.map { String(cString: $0) } ?? ""
    return name.first.map { $0 == "+" || $0 == "-" } ?? true ? "UTC\(name)" : name
  }

  /// A date and time with its zone: `2026-03-14 10:26:00 CET`.
  package static func words(_ date: Date) -> String {
    let time = LocalTime(date)
    return "\(time.date) \(time.clock) \(zone(at: date))"
  }
}
