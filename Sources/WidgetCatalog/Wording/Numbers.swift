import WidgetLayout

/// Numbers for a glance: three significant figures and a unit.
///
/// They are formatted when a timeline is made, without ICU, which costs two milliseconds to load.
enum Numbers {
  /// Returns a number with a fixed count of decimals: `fixed(2.406, 2)` is `2.41`.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "–" }
    let digits = FixedDecimal.text(value.magnitude, digits: decimals)
    return value < 0 && !FixedDecimal.isZero(digits) ? "-" + digits : digits
  }

  /// Returns a number with three significant figures: `9.41`, `94.1`, `941`.
  static func threeFigures(_ value: Double) -> String {
    fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// Returns a part of one in whole percent: `43 %`; `…` if it needs a second sample.
  static func percent(_ part: Double?) -> String {
    guard let part else { return pending }
    return fixed(part * 100, 0) + " %"
  }

  /// Returns bytes in powers of 1024, as `free -h` and `df -h` count: `19.4 GiB`.
  static func bytes(_ count: UInt64) -> String {
    scaled(Double(count), by: 1024, units: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"])
  }

  /// Returns bytes per second in powers of 1000, as links and disks are sold: `1.24 MB/s`; `…` if
  /// it needs a second sample.
  static func rate(_ bytes: Double?) -> String {
    guard let bytes else { return pending }
    return scaled(bytes, by: 1000, units: ["B/s", "kB/s", "MB/s", "GB/s", "TB/s"])
  }

  /// The text of a value that needs a second sample.
  static let pending = "…"

  private static func scaled(_ value: Double, by step: Double, units: [String]) -> String {
    guard value.isFinite else { return "–" }
    var value = value
    var unit = 0
    // 999.5 would be rounded to a fourth figure.
    while value >= 999.5, unit < units.count - 1 {
      value /= step
      unit += 1
    }
    return "\(unit == 0 ? fixed(value, 0) : threeFigures(value)) \(units[unit])"
  }
}
