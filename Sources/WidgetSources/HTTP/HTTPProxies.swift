import Glibc
package import WidgetSettings

/// The proxies given in an environment, by curl's rules.
package struct HTTPProxies: Sendable, Hashable {
  /// The variables that give the proxies.
  package static let variables = [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
  ]

  private let environment: [String: String]

  package init(_ environment: ProcessEnvironment) {
    let pairs = Self.variables.compactMap { name in environment[name].map { (name, $0) } }
    self.environment = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the proxy for URLs of a scheme, or an empty text for none.
  ///
  /// `HTTP_PROXY` is not used, since a CGI script's client can set it.
  func proxy(scheme: String) -> String {
    let names =
      (scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"])
      + ["all_proxy", "ALL_PROXY"]
    return names.lazy.compactMap { environment[$0] }.first ?? ""
  }

  /// Returns the proxy through which a server is asked, or `nil` for none.
  func proxy(for origin: HTTPOrigin) -> HTTPProxy? {
    let address = proxy(scheme: origin.scheme)
    return address.isEmpty || isException(origin.host) ? nil : HTTPProxy(address)
  }

  /// Returns true for a host that is accessed without a proxy: one that is named, one in a domain that is named, or
  /// an address in a network that is named.
  private func isException(_ host: String) -> Bool {
    if exceptions == "*" { return true }
    let name = host.hasExactPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let names = exceptions.lowercased().split { ", \t".contains($0) }
    if let address = Self.bytes(of: name) {
      return names.contains { Self.isIn(String($0), address) }
    }
    let bare = name.hasExactSuffix(".") ? String(name.dropLast()) : name
    return names.contains { entry in
      var domain = entry.hasExactSuffix(".") ? entry.dropLast() : entry
      if domain.hasExactPrefix(".") { domain = domain.dropFirst() }
      return !domain.isEmpty && (bare == domain || bare.hasExactSuffix(".\(domain)"))
    }
  }

  /// Returns the bytes of a numerical address, or `nil` for a name.
  private static func bytes(of address: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, address, &bytes) == 1 { return Array(bytes[..<4]) }
    return inet_pton(AF_INET6, address, &bytes) == 1 ? bytes : nil
  }

  /// Returns true if an address is the one that is named, such as `10.0.0.1`, or in the network, such as `10.0.0.0/8`.
  private static func isIn(_ network: String, _ address: [UInt8]) -> Bool {
    let parts = network.splitExactly(separator: "/", maxSplits: 1)
    let all = address.count * 8
    let bits = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    guard let first = parts.first, let start = bytes(of: String(first)),
      start.count == address.count,
      (0...all).contains(bits)
    else { return false }
    return (0..<(bits == 0 ? all : bits)).allSatisfy { bit in
      (start[bit / 8] ^ address[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }

  /// The hosts that are accessed without a proxy, separated by commas.
  var exceptions: String { environment["no_proxy"] ?? environment["NO_PROXY"] ?? "" }
}
