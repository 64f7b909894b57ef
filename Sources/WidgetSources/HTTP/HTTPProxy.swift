/// A proxy that a variable of the environment names, by curl's rules and without its user and password, so that they
/// get into no error.
struct HTTPProxy: Sendable, Hashable {
  private let scheme: String
  private let host: String
  private let port: String

  init(_ address: String) {
    let mark = address.firstExactRange(of: "://")
    scheme = mark.map { address[..<$0.lowerBound].lowercased() } ?? "http"
    let rest = address[(mark?.upperBound ?? address.startIndex)...]
    // Behind the last of these signs there is neither a user nor a password, however they are written.
    let place = rest.splitExactly(separator: "@", omittingEmptySubsequences: false).last ?? rest
    let authority = place.prefix { !"/?#".contains($0) }
    let end = authority.hasExactPrefix("[") ? authority.firstIndex(of: "]") : nil
    let host = authority[..<(end ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
    self.host = end == nil ? String(host) : "\(host)]"
    let port = authority.dropFirst(self.host.count + 1)
    let isNumber = !port.isEmpty && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    self.port = isNumber ? String(port) : scheme == "https" ? "443" : "1080"
  }

  /// The host and the port.
  var words: String { "\(host):\(port)".cut(80) }

  /// True if curl knows how to speak to the proxy.
  var isKnown: Bool { Self.schemes.contains(scheme) }

  /// The schemes of proxies' addresses, of which curl takes a missing one for the first.
  static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]
}
