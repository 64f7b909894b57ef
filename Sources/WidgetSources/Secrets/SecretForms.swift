/// The forms in which a secret turns up in addresses, headers and errors.
enum SecretForms {
  /// The value itself, as addresses, forms and JSON write it, and in base64, alone or with something
  /// around it.
  static func of(_ value: String) -> Set<[UInt8]> {
    let bytes = Array(value.utf8)
    guard !bytes.isEmpty else { return [] }
    var forms: Set<[UInt8]> = [bytes, quoted(bytes)]
    for isLower in [false, true] {
      for plain in ["-._~", "-._~!$&'()*+,;=:@/?", "-._*"] {
        let escaped = percentEncoded(bytes, plain: plain, isLower: isLower)
        forms.insert(escaped)
        forms.insert(escaped.spacesAsPlus)
      }
    }
    // In less of it there is not enough of the value.
    if bytes.count >= 6 {
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

  /// As within the quotes of JSON.
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

  /// The characters that are the same whatever stands before the value, `offset` bytes of it in its
  /// group of three, and after.
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
  /// As forms write it: `a+b`.
  fileprivate var spacesAsPlus: [UInt8] {
    ByteSearch.replace(Array("%20".utf8), in: self, by: [UInt8(ascii: "+")]) ?? self
  }
}
