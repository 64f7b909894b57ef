/// Conversions between amounts of memory and their text.
package enum ByteText {
  private static let units: KeyValuePairs<String, Int> = [
    "": 1, "B": 1, "kB": 1000, "KB": 1000, "MB": 1_000_000, "GB": 1_000_000_000, "KiB": 1 << 10,
    "MiB": 1 << 20, "GiB": 1 << 30,
  ]

  /// The largest amount that is read, in bytes; no machine has as much to spare.
  private static let most = 1 << 40

  /// Returns the number of bytes in a text such as `64KiB`, or `nil` if it is not an amount or is
  /// more than 1024 GiB.
  package static func bytes(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let count = Int(digits), let size = units.first(where: { $0.key == unit })?.value else {
      return nil
    }
    let (bytes, overflows) = count.multipliedReportingOverflow(by: size)
    return overflows || bytes > most ? nil : bytes
  }

  /// Returns the text of an amount with three digits, such as `1.20 GiB`.
  package static func rounded(_ bytes: Double) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
    guard bytes.isFinite, bytes > 0 else { return "0 B" }
    var (value, unit) = (bytes, 0)
    // What would be rounded to four digits is one of the next unit.
    while value >= 999.5, unit < units.count - 1 {
      value /= 1024
      unit += 1
    }
    let digits = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
    let scale = [1.0, 10, 100][digits]
    let whole = Int((value * scale).rounded())
    guard digits > 0 else { return "\(whole) \(units[unit])" }
    let rest = String(whole % Int(scale))
    let padding = String(repeating: "0", count: digits - rest.count)
    return "\(whole / Int(scale)).\(padding)\(rest) \(units[unit])"
  }

  /// Returns the shortest exact text of an amount, such as `8 MiB` or `1000 B`.
  package static func text(_ bytes: Int) -> String {
    let steps = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)]
    guard bytes > 0, let step = steps.first(where: { bytes % $0.1 == 0 }) else {
      return "\(bytes) B"
    }
    return "\(bytes / step.1) \(step.0)"
  }
}
