/// The origin of a URL: scheme, host and port.
///
/// It is parsed byte by byte, as curl does: a combining mark after a slash forms one character with
/// it in Unicode, but not in curl.
struct HTTPOrigin: Hashable {
  let scheme: String
  let host: String
  let port: String

  /// Creates the origin of a URL, without its user, path and query.
  init(_ url: String) {
    let bytes = url.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    scheme = Self.lowercased(url[..<end])
    let rest = bytes[end...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    let authority = rest.prefix { !Self.ends.contains($0) }
    guard !authority.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") || $0 == 0x7F })
    else {
      // Programs disagree about the host of such a URL, so its origin equals no other.
      (host, port) = (String(decoding: authority, as: UTF8.self), "")
      return
    }
    let place =
      authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last
      ?? authority
    let (host, port) = Self.parts(place)
    self.host = Self.lowercased(String(decoding: host, as: UTF8.self))
    let digits = String(decoding: port, as: UTF8.self)
    self.port = digits.isEmpty ? (scheme == "https" ? "443" : "80") : digits
  }

  /// Returns a text with small letters of ASCII only: of others, names have forms that Unicode's small letters do not
  /// tell apart, such as `ß` and `ẞ`.
  private static func lowercased(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map(HTTPHeaders.lower), as: UTF8.self)
  }

  /// The bytes that end a URL's authority.
  private static let ends = Array("/?#".utf8)

  private static func parts(
    _ place: Substring.UTF8View
  ) -> (host: Substring.UTF8View, port: Substring.UTF8View) {
    let colon = UInt8(ascii: ":")
    if place.first == UInt8(ascii: "["), let end = place.firstIndex(of: UInt8(ascii: "]")) {
      let after = place.index(after: end)
      return (place[..<after], place[after...].drop { $0 == colon })
    }
    guard let last = place.lastIndex(of: colon) else { return (place, place[place.endIndex...]) }
    return (place[..<last], place[place.index(after: last)...])
  }

  /// The normalized origin, such as `https://shop.example:443`.
  var server: String { "\(scheme)://\(words)" }

  /// The host and port, such as `shop.example:443`.
  var words: String { "\(host):\(port)" }
}
