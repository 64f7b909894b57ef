internal import FoundationEssentials
import Glibc

/// Times of day as the clocks on the wall show them.
enum ClockTime {
  /// `09:41`.
  static func hourAndMinute(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
