import CCurl
import FoundationEssentials
import WidgetBase

/// An HTTP client that works on the calling thread.
///
/// Certificates are verified, proxies are those of the environment, and connections are reused for
/// as long as the process lives.
package struct HTTPClient: Sendable {
  /// The most redirects that are followed.
  static let redirects = 5

  package init() {}

  /// Sends a request and returns the response, whatever its status; throws if there is none.
  package func response(to request: HTTPRequest) throws(SourceFailure) -> HTTPResponse {
    guard let curl = ccurl_load() else { throw HTTPWords.noLibrary }
    let deadline = Deadline(after: request.timeout)
    var next = request
    for _ in 0...Self.redirects {
      try Self.check(next)
      let transfer = HTTPTransfer(next, curl: curl.pointee)
      let (response, target) = try transfer.perform(before: deadline)
      guard let target else { return response }
      next = try next.redirected(to: target, status: response.status)
    }
    throw HTTPWords.tooManyRedirects(HTTPOrigin(request.url))
  }

  private static func check(_ request: HTTPRequest) throws(SourceFailure) {
    let origin = HTTPOrigin(request.url)
    guard origin.scheme == "https" || origin.scheme == "http" else {
      throw HTTPWords.badScheme(origin)
    }
    for field in request.headers.fields {
      guard !(field.name + field.value).utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 })
      else { throw HTTPWords.badHeader }
    }
  }
}
