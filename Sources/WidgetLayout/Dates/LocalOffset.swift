package import FoundationEssentials
import Glibc

/// The time zone of the machine, or that of `TZ`.
///
/// It comes from the C library, as FoundationEssentials knows only fixed offsets without ICU.
package enum LocalOffset {
  /// Returns the seconds east of Greenwich at `date`.
  package static func seconds(at date: Date) -> Int {
    var seconds = time_t(date.wholeSeconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Int(parts.tm_gmtoff)
  }
}
