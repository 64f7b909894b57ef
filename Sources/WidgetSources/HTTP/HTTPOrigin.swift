/// Whom an address speaks to: scheme, host and port.
///
/// Read byte by byte, as curl reads it: a mark that joins a slash in Unicode's eyes does not in
/// curl's.
struct HTTPOrigin: Hashable {
  let scheme: String
  let host: String
  let port: String

  /// The origin of an address, without its user, path and query.
  init(_ url: String) {
    let bytes = url.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    scheme = url[..<end].lowercased()
    let rest = bytes[end...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    let authority = rest.prefix { !Self.ends.contains($0) }
    guard !authority.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") || $0 == 0x7F })
    else {
      // Programs disagree about whom this means, so it is nobody else.
      (host, port) = (String(decoding: authority, as: UTF8.self), "")
      return
    }
    let place =
      authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last
      ?? authority
    let (host, port) = Self.parts(place)
    self.host = String(decoding: host, as: UTF8.self).lowercased()
    let digits = String(decoding: port, as: UTF8.self)
    self.port = digits.isEmpty ? (scheme == "https" ? "443" : "80") : digits
  }

  /// What ends an address's host.
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

  /// `https://shop.example:443`, which is the same however an address is written.
  var server: String { "\(scheme)://\(words)" }

  /// `shop.example:443`.
  var words: String { "\(host):\(port)" }
}
