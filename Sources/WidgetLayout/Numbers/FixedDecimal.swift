import Glibc

/// The conversion of floating-point numbers to digits, correctly rounded and without ICU: the digits of C's `printf`.
package enum FixedDecimal {
  /// The maximum number of digits; a `Double` has fewer.
  private static let most = 40

  /// Returns `number` with exactly `digits` decimals; `nan` and `inf` as those words.
  package static func text(_ number: Double, digits: Int) -> String {
    shortText(number, digits) ?? text(number, digits, "f")
  }

  /// Returns true if all digits are zero, as in `0.00`.
  package static func isZero(_ text: String) -> Bool {
    text.utf8.allSatisfy { !(0x31...0x39 ~= $0) }
  }

  /// The powers of ten up to the most decimals that are computed here.
  private static let powers: [UInt64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
  /// The numbers below this have less than 2⁶³ of the smallest decimals.
  private static let mostShort = 9e12

  /// Returns `number` with exactly `digits` decimals; `nil` if it has too many digits for whole numbers of the processor.
  ///
  /// A dashboard formats hundreds of numbers a second, and `vsnprintf` takes a list of arguments on the heap for each.
  private static func shortText(_ number: Double, _ digits: Int) -> String? {
    guard powers.indices.contains(digits), number.magnitude < mostShort else { return nil }
    let power = powers[digits]
    var (whole, decimals) = rounded(number.magnitude, power).quotientAndRemainder(dividingBy: power)
    // From the last digit on: 13 of a whole number, the point, six decimals and the sign.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var start = buffer.count
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      for _ in 0..<digits {
        put(UInt8(ascii: "0") + UInt8(decimals % 10))
        decimals /= 10
      }
      if digits > 0 { put(UInt8(ascii: ".")) }
      repeat {
        put(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      if number.sign == .minus { put(UInt8(ascii: "-")) }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[start...]), as: UTF8.self)
    }
  }

  /// Returns how many times `1 / power` a number is, rounded to the nearest whole number and halves to the even one, as
  /// `printf` rounds.
  private static func rounded(_ number: Double, _ power: UInt64) -> UInt64 {
    guard number > 0 else { return 0 }
    // The number is a whole one over a power of two, which is at least 2⁹ for the numbers that are converted here.
    let shift = 52 - (number.isNormal ? Int(number.exponent) : -1022)
    let significand = number.significandBitPattern | (number.isNormal ? 1 << 52 : 0)
    let product = UInt128(significand) * UInt128(power)
    // Less than 2⁷³: far less than a half.
    guard shift < 100 else { return 0 }
    let whole = UInt64(product >> UInt128(shift))
    let rest = product & (1 << UInt128(shift) - 1)
    let half: UInt128 = 1 << UInt128(shift - 1)
    return rest > half || rest == half && whole % 2 == 1 ? whole + 1 : whole
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
