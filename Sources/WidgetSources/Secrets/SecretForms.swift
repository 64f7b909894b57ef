/// The forms in which a secret may appear in addresses, headers and errors.
enum SecretForms {
  /// Returns the forms of a value: as it is; percent-encoded as in URLs and web forms; escaped as
  /// in JSON; with quotation marks doubled as in CSV, SQL and YAML; in
  /// hexadecimal; and in base64, by itself or inside a longer text.
  static func of(_ value: String) -> Set<[UInt8]> {
    let bytes = Array(value.utf8)
    guard !bytes.isEmpty else { return [] }
    var forms: Set<[UInt8]> = [
      bytes, quoted(bytes), doubled("\"", in: bytes), doubled("'", in: bytes),
    ]
    for isLower in [false, true] {
      for plain in ["-._~", "-._~!$&'()*+,;=:@/?", "-._*"] {
        let escaped = percentEncoded(bytes, plain: plain, isLower: isLower)
        forms.insert(escaped)
        forms.insert(escaped.spacesAsPlus)
      }
    }
    // A shorter value leaves too few characters in base64 to recognize it.
    if bytes.count >= 6 {
      for letters in ["0123456789abcdef", "0123456789ABCDEF"] {
        let digits = Array(letters.utf8)
        forms.insert(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
      }
      for offset in 0..<3 {
        forms.insert(base64(bytes, offset: offset, last: ("+", "/")))
        forms.insert(base64(bytes, offset: offset, last: ("-", "_")))
      }
    }
    return forms
  }

  private static func percentEncoded(_ bytes: [UInt8], plain: String, isLower: Bool) -> [UInt8] {
    let digits = Array((isLower ? "0123456789abcdef" : "0123456789ABCDEF").utf8)
    return bytes.flatMap { byte -> [UInt8] in
      let isPlain = 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
      if isPlain || plain.utf8.contains(byte) { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// Returns the bytes escaped as in a JSON string.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case 0x0a: Array("\\n".utf8)
      case 0x09: Array("\\t".utf8)
      default: [byte]
      }
    }
  }

  private static func doubled(_ mark: Unicode.Scalar, in bytes: [UInt8]) -> [UInt8] {
    let mark = UInt8(ascii: mark)
    return ByteSearch.replace([mark], in: bytes, by: [mark, mark]) ?? bytes
  }

  /// Returns the base64 characters that do not depend on the bytes before and after the value;
  /// `offset` is the value's position in its group of three bytes.
  private static func base64(
    _ bytes: [UInt8], offset: Int, last: (Character, Character)
  ) -> [UInt8] {
    let letters =
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
      + [last.0, last.1].flatMap { Array($0.utf8) }
    let whole = bytes.dropFirst((3 - offset) % 3)
    return stride(from: whole.startIndex, to: whole.endIndex - 2, by: 3).flatMap { index in
      let group = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
      return [18, 12, 6, 0].map { letters[group >> $0 & 63] }
    }
  }
}

extension [UInt8] {
  /// The bytes with spaces as in web forms: `a+b`.
  fileprivate var spacesAsPlus: [UInt8] {
    ByteSearch.replace(Array("%20".utf8), in: self, by: [UInt8(ascii: "+")]) ?? self
  }
}
