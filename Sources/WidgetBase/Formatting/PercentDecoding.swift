/// The decoding of percent signs with two hexadecimal digits, as in addresses and in names of files.
package enum PercentDecoding {
  /// Returns the bytes of a text, or `nil` if two digits do not follow one of its percent signs.
  ///
  /// - Parameter keepsOthers: True if such a percent sign stays as it is instead.
  package static func bytes(
    of text: some StringProtocol, keepsOthers: Bool = false
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      let areDigits = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
      guard digits.count == 2, areDigits,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        guard keepsOthers else { return nil }
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
