/// Numbers in the kernel's text format. Each function skips leading spaces.
extension ByteCursor {
  /// Reads a whole number; returns `nil` if there is none here or it exceeds 64 bits.
  mutating func unsigned() -> UInt64? {
    skipSpaces()
    let start = position
    var value: UInt64 = 0
    var fits = true
    while let digit = nextDigit {
      let (tens, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, stillTooBig) = tens.addingReportingOverflow(UInt64(digit))
      if tooBig || stillTooBig { fits = false }
      value = sum
      skip()
    }
    return position > start && fits ? value : nil
  }

  /// Reads a whole number that may have a minus sign.
  mutating func signed() -> Int64? {
    skipSpaces()
    guard next == UInt8(ascii: "-") else { return unsigned().flatMap { Int64(exactly: $0) } }
    skip()
    guard nextDigit != nil else { return nil }
    return unsigned().flatMap { Int64(exactly: $0) }.map { -$0 }
  }

  /// Reads a number such as `12` or `0.52`, without a sign or an exponent.
  mutating func decimal() -> Double? {
    guard let whole = unsigned() else { return nil }
    var value = Double(whole)
    guard next == UInt8(ascii: ".") else { return value }
    skip()
    // Digits are summed as whole numbers, so that 0.52 equals the literal.
    var digits = 0.0
    var scale = 1.0
    while let digit = nextDigit {
      if scale < 1e15 {
        digits = digits * 10 + Double(digit)
        scale *= 10
      }
      skip()
    }
    value = (value * scale + digits) / scale
    return value
  }

  private var nextDigit: UInt8? {
    guard let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    return byte - UInt8(ascii: "0")
  }
}
