/// Names as topics and identifiers of other programs take them.
enum PublishedName {
  /// Returns a text with only letters, digits, `-` and `_`, as a level of a topic and as an
  /// identifier.
  static func level(_ text: String) -> String {
    let bytes = text.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        byte
      default: UInt8(ascii: "_")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
