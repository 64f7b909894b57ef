/// Whom an address speaks to: scheme, host and port.
struct HTTPOrigin: Hashable {
  let scheme: String
  let host: String
  let port: String

  /// The origin of an address, without its user, path and query.
  init(_ url: String) {
    let end = url.firstIndex(of: ":") ?? url.endIndex
    scheme = url[..<end].lowercased()
    let rest = url[end...].drop { $0 == ":" || $0 == "/" }
    let authority = rest.prefix { !"/?#\\".contains($0) }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let (host, port) = Self.parts(place)
    self.host = host.lowercased()
    self.port = port.isEmpty ? (scheme == "https" ? "443" : "80") : String(port)
  }

  private static func parts(_ place: Substring) -> (host: Substring, port: Substring) {
    if place.hasPrefix("["), let end = place.firstIndex(of: "]") {
      let after = place.index(after: end)
      return (place[..<after], place[after...].drop { $0 == ":" })
    }
    guard let colon = place.lastIndex(of: ":") else { return (place, "") }
    return (place[..<colon], place[place.index(after: colon)...])
  }

  /// `shop.example:443`.
  var words: String { "\(host):\(port)" }
}
