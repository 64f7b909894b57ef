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

  /// The hosts that are accessed without a proxy, separated by commas.
  var exceptions: String { environment["no_proxy"] ?? environment["NO_PROXY"] ?? "" }
}
