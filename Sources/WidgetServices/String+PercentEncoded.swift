extension String {
  /// The text as a part of an address: everything except letters, digits and `-._~` is
  /// percent-encoded, as in RFC 3986.
  public var percentEncoded: String {
    utf8.reduce(into: "") { result, byte in
      if Self.unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
}
