package import FoundationEssentials
import Glibc

/// The machine's time zone, or that of `TZ`.
///
/// From the C library: without ICU, FoundationEssentials knows fixed offsets only.
package enum LocalOffset {
  /// Seconds east of Greenwich at `date`.
  package static func seconds(at date: Date) -> Int {
    var seconds = time_t(date.wholeSeconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Int(parts.tm_gmtoff)
  }
}
