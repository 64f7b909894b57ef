import FoundationEssentials
import WidgetServices
import WidgetSources

/// Addresses on a server that a board names.
enum ServerURL {
  /// Returns the address of a path with a query.
  static func url(
    _ server: String, _ path: String, _ query: [(name: String, value: String)]
  ) throws(SourceFailure) -> URL {
    guard var parts = URLComponents(string: server), ["http", "https"].contains(parts.scheme),
      parts.host?.isEmpty == false
    else { throw ServiceWords.noServer(server) }
    parts.path = String(parts.path.reversed().drop { $0 == "/" }.reversed()) + path
    parts.queryItems = query.map { URLQueryItem(name: $0.name, value: $0.value) }
    // A plus sign is allowed in a query, where servers read it as a space.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    guard let url = parts.url else { throw ServiceWords.noServer(server) }
    return url
  }

  /// Resolves an address in an answer from another one; `nil` if it is not on a web server.
  static func web(_ address: String, relativeTo base: URL) -> URL? {
    guard !address.isEmpty, let url = URL(string: address, relativeTo: base)?.absoluteURL,
      ["http", "https"].contains(url.scheme)
    else { return nil }
    return url
  }
}
