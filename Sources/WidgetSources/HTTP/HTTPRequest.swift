package import FoundationEssentials

/// A request to a web server.
package struct HTTPRequest: Sendable, Hashable {
  /// The URL, `http` or `https`.
  package var url: String
  package var method: String
  package var headers: HTTPHeaders
  /// The body, or `nil` for none.
  package var body: [UInt8]?
  /// The longest time for the request with all its redirects, in seconds.
  package var timeout: TimeInterval
  /// The most bytes of a response's body, after decompression.
  package var limit: Int
  /// The proxies to use, or `nil` for those of this process's environment.
  package var proxies: HTTPProxies?
  /// The condition under which the whole answer is wanted, or `nil` for none.
  var condition: HTTPCondition?
  /// The secrets that are not sent to another host, port or scheme, or `nil` for none.
  package var secrets: Secrets?

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

  /// Returns the request that follows a redirect.
  ///
  /// A request to another host, port or scheme has no body, and only the header fields that
  /// negotiate the response. `POST` becomes `GET` in the cases in which browsers change it.
  func redirected(to url: String, status: Int) throws(SourceFailure) -> HTTPRequest {
    var next = self
    next.url = url
    let isSafe = method == "GET" || method == "HEAD"
    if status == 303 || status < 303 && method == "POST", !isSafe {
      next.method = "GET"
      next.body = nil
      for name in ["Content-Type", "Content-Encoding"] { next.headers[name] = nil }
    }
    let (origin, target) = (HTTPOrigin(self.url), HTTPOrigin(url))
    guard target != origin else { return next }
    if next.body != nil { throw HTTPWords.redirectedBody(target) }
    // A server may keep the query, and with it a secret, which another port of the host, or a connection without
    // encryption, is not to get either.
    if secrets?.areIn(Array(url.utf8)) ?? false {
      throw HTTPWords.redirectedSecret(target)
    }
    next.headers = headers.filter { field in
      Self.harmless.contains { HTTPHeaders.isSame($0, field.name) }
    }
    return next
  }

  private static let harmless = ["Accept", "Accept-Language", "User-Agent"]
}
