package import WidgetSettings

/// The proxies that an environment names, as curl reads it.
package struct HTTPProxies: Sendable, Hashable {
  /// The variables that name them.
  package static let variables = [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
  ]

  private let environment: [String: String]

  package init(_ environment: ProcessEnvironment) {
    let pairs = Self.variables.compactMap { name in environment[name].map { (name, $0) } }
    self.environment = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The proxy for addresses of a scheme; empty for none. `HTTP_PROXY` is not asked: a server's
  /// scripts have it from whoever asks them.
  func proxy(scheme: String) -> String {
    let names =
      (scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"])
      + ["all_proxy", "ALL_PROXY"]
    return names.lazy.compactMap { environment[$0] }.first ?? ""
  }

  /// The hosts that are asked without one, with commas between.
  var exceptions: String { environment["no_proxy"] ?? environment["NO_PROXY"] ?? "" }
}
