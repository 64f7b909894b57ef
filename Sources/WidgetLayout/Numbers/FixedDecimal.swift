import Glibc

/// The conversion of floating-point numbers to digits by the C library: correctly rounded, and
/// without ICU.
package enum FixedDecimal {
  /// The maximum number of digits; a `Double` has fewer.
  private static let most = 40

  /// Returns `number` with exactly `digits` decimals; `nan` and `inf` as those words.
  package static func text(_ number: Double, digits: Int) -> String { text(number, digits, "f") }

  /// Returns true if all digits are zero, as in `0.00`.
  package static func isZero(_ text: String) -> Bool {
    text.utf8.allSatisfy { !(0x31...0x39 ~= $0) }
  }

  /// Returns `number` as C's `%e`, `%f` or `%g` formats it; `conversion` is that letter.
  static func text(_ number: Double, _ digits: Int, _ conversion: Character) -> String {
    let format = "%.\(min(max(digits, 0), most))\(conversion)"
    return withVaList([number]) { arguments in
      // The largest number has 309 digits before the point.
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        vsnprintf(start, buffer.count, format, arguments)
        return String(cString: start)
      }
    }
  }

  /// Returns `number` with at most `digits` decimals, without trailing zeros.
  static func trimmed(_ number: Double, digits: Int) -> String {
    var text = text(number, digits: digits)
    guard text.utf8.contains(0x2E) else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
