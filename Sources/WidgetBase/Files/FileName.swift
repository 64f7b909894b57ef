/// A file name for any text: letters, digits, `-` and `_` stand for themselves, every other byte is
/// `%` and two hexadecimal digits.
package enum FileName {
  package static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { name, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
        || scalar == "_"
      if byte < 0x80, isPlain {
        name.unicodeScalars.append(scalar)
      } else {
        name += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// Returns a file name that fits into any folder, with space for an extension.
  ///
  /// A long text is reduced to its beginning and its fingerprint, and cannot be decoded.
  package static func shortened(_ text: String) -> String {
    let name = encoded(text)
    guard name.utf8.count > most else { return name }
    return "\(name.prefix(most - 36))~\(Fingerprint(text).digits)"
  }

  /// The greatest length in bytes of a name to which extensions may be added.
  package static let most = 200

  /// Returns the text of a file name, or `nil` if `encoded` never returns that name.
  package static func decoded(_ name: String) -> String? {
    guard let bytes = PercentDecoding.bytes(of: name) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return encoded(text) == name ? text : nil
  }
}
