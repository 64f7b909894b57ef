/// The escapes of `/proc/self/mounts`: space, tab, line end and backslash as `\040` and so on.
enum OctalEscapes {
  /// Returns `/mnt/my disk` for `/mnt/my\040disk`; a backslash without three octal digits is
  /// unchanged.
  static func decode(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes.text }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let byte = escaped(bytes, at: index) {
        decoded.append(byte)
        index += 4
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the text with spaces, tabs, line ends and backslashes escaped.
  static func encode(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": encoded += "\\040"
      case "\t": encoded += "\\011"
      case "\n": encoded += "\\012"
      case "\\": encoded += "\\134"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  private static func escaped(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "\\"), index + 3 < bytes.count else { return nil }
    var value = 0
    for byte in bytes[index + 1...index + 3] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") else { return nil }
      value = value * 8 + Int(byte - UInt8(ascii: "0"))
    }
    return UInt8(exactly: value)
  }
}
