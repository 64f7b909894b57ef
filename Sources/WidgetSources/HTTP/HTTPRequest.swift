package import FoundationEssentials

/// A question to a web server.
package struct HTTPRequest: Sendable, Hashable {
  /// The address, `http` or `https`.
  package var url: String
  package var method: String
  package var headers: HTTPHeaders
  /// What is sent with it; nil sends nothing.
  package var body: [UInt8]?
  /// The longest time that the whole may take, redirects and all, in seconds.
  package var timeout: TimeInterval
  /// The most that an answer's body may have, in bytes, unpacked.
  package var limit: Int
  /// The proxies that it goes through; nil for those of this process's environment.
  package var proxies: HTTPProxies?

  package init(
    _ url: String, method: String = "GET", headers: HTTPHeaders = [:], body: [UInt8]? = nil,
    timeout: TimeInterval = 10, limit: Int = 8 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.limit = limit
  }

  /// The request that follows an answer which names another address.
  ///
  /// Another host, port or scheme is told nothing that was meant for the first: of the header only
  /// what says which answer is wanted, and no body. `POST` becomes `GET` where browsers do so.
  func redirected(to url: String, status: Int) throws(SourceFailure) -> HTTPRequest {
    var next = self
    next.url = url
    let isSafe = method == "GET" || method == "HEAD"
    if status == 303 || status < 303 && method == "POST", !isSafe {
      next.method = "GET"
      next.body = nil
      for name in ["Content-Type", "Content-Encoding"] { next.headers[name] = nil }
    }
    guard HTTPOrigin(url) != HTTPOrigin(self.url) else { return next }
    if next.body != nil { throw HTTPWords.redirectedBody(HTTPOrigin(url)) }
    next.headers = headers.filter { field in
      Self.harmless.contains { HTTPHeaders.isSame($0, field.name) }
    }
    return next
  }

  private static let harmless = ["Accept", "Accept-Language", "User-Agent"]
}
