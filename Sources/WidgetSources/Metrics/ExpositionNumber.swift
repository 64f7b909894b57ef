/// The numbers in an exporter's text.
enum ExpositionNumber {
  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns the number that some bytes write: decimal, `NaN`, `+Inf` or `-Inf` in letters of any
  /// case; `nil` if they write none.
  static func value(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var place = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { place = 1 }
    let start = place
    // Digits beyond these are left to the exact conversion.
    var (mantissa, digits, point, exponent): (UInt64, Int, Int?, Int) = (0, 0, nil, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if byte &- 0x30 < 10 {
        if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30) }
        digits += 1
      } else if byte == UInt8(ascii: "."), point == nil {
        point = digits
      } else {
        break
      }
      place += 1
    }
    guard digits > 0 else { return word(bytes[start...], isNegative, isSigned: start > 0) }
    if place < bytes.count {
      guard bytes[place] | 0x20 == UInt8(ascii: "e"),
        let power = power(bytes[(place + 1)...])
      else { return nil }
      exponent = power
    }
    let shift = exponent - (point.map { digits - $0 } ?? 0)
    if digits < 20, mantissa < 1 << 53, shift.magnitude < powers.count {
      let whole = Double(mantissa)
      let value = shift < 0 ? whole / powers[-shift] : whole * powers[shift]
      return isNegative ? -value : value
    }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a whole number, such as a date in milliseconds.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    Int(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the exponent after an `e`; one that is too great is cut, as the result is the same.
  private static func power(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let power = digits.reduce(0) { min(100_000, $0 * 10 + Int($1 &- 0x30)) }
    return isNegative ? -power : power
  }

  private static func word(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ isNegative: Bool, isSigned: Bool
  ) -> Double? {
    let word = bytes.map { $0 | 0x20 }
    if word.elementsEqual("nan".utf8), !isSigned { return .nan }
    guard word.elementsEqual("inf".utf8) || word.elementsEqual("infinity".utf8) else { return nil }
    return isNegative ? -.infinity : .infinity
  }
}
