import CCurl
import Glibc
import WidgetSettings

/// The words for failures of requests.
enum HTTPWords {
  static let noLibrary = SourceFailure(
    "libcurl is not installed", "It reads web addresses: sudo apt install libcurl4.")

  static func tooMuch(_ limit: Int) -> SourceFailure {
    .tooLarge(limit, "The response exceeds the limit; raise limit:.")
  }

  static var encodedTwice: SourceFailure {
    SourceFailure(
      "encoded more than once",
      "The response has several encodings, one around another, which are not undone.",
      kind: .malformed)
  }

  static func unknownEncoding(_ name: String) -> SourceFailure {
    SourceFailure(
      "encoded as \(name.cut(20))",
      "The server encoded the response in a way that it was not asked for.", kind: .malformed)
  }

  static func broken(_ encoding: String) -> SourceFailure {
    SourceFailure(
      "not \(encoding.cut(20))", "The server says that the response is so encoded, and it is not.",
      kind: .malformed)
  }

  static func noStatusLine(_ line: String, _ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "\(origin.words) does not speak HTTP",
      "Expected a status line such as HTTP/1.1 200 OK, found “\(line.cut(60))”.", kind: .malformed)
  }

  static let cut = SourceFailure(
    "ends in the middle",
    "The end of the encoded response is missing, so that a value in it could be cut.",
    kind: .malformed)

  static let partial = SourceFailure(
    "a part of the answer only",
    "The server sent a part (HTTP 206) that was not asked for; a value in it could be cut.",
    kind: .malformed)

  /// The failure of an answer of which nobody knows whether it is whole.
  static func noEnd(_ reason: String) -> SourceFailure {
    SourceFailure(
      "an answer without its end", "The answer may be cut: \(reason).", kind: .malformed)
  }

  static func tooManyRedirects(_ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure("too many redirects", "\(origin.words) redirected more than 5 times.")
  }

  static func redirectedBody(_ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "redirected to \(origin.words)",
      "A request with a body is not redirected to another host: write the final address."
    )
  }

  static func redirectedSecret(_ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "redirected to \(origin.words)",
      "The new address has a secret of the board, which is sent to no other host, port or scheme: write the final address."
    )
  }

  static func badScheme(_ url: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "invalid URL",
      "Expected an address that begins with https:// or http://, found \(url.scheme):.",
      kind: .invalidAddress)
  }

  static let badHeader = SourceFailure(
    "header with a line break", "The name and the value of a header must be one line each.")

  /// Returns the failure of a status that is not a success.
  static func status(_ response: HTTPResponse) -> SourceFailure {
    let detail: String
    switch response.status {
    case 401: detail = "The server requires authentication: check the token or password."
    case 403: detail = "The server denies this user access."
    case 404: detail = "Nothing is at this address: check it."
    case 407: detail = "The proxy requires authentication."
    case 429: detail = "The server received too many requests."
    case 500...: detail = "The server failed."
    default: detail = ""
    }
    return .http(response.status, detail, retryAfter: response.retryAfter)
  }

  /// Returns the failure of a request without a response; `words` are curl's own.
  static func failure(
    _ code: CURLcode, to origin: HTTPOrigin, timeout: Double, error: Int32, verified: Int,
    words: String
  ) -> SourceFailure {
    let place = origin.words
    switch code {
    case CURLE_URL_MALFORMAT:
      return SourceFailure("invalid URL", "\(words).", kind: .invalidAddress)
    case CURLE_COULDNT_RESOLVE_HOST:
      return SourceFailure(
        "cannot resolve \(origin.host)",
        "Check the name and the network.", kind: .unreachable)
    case CURLE_COULDNT_RESOLVE_PROXY:
      return SourceFailure("cannot resolve the proxy", "\(words).", kind: .unreachable)
    case CURLE_COULDNT_CONNECT:
      return SourceFailure(
        "cannot connect to \(place)\(cause(error))",
        error == ECONNREFUSED
          ? "Nothing listens there: start the server, or check its address." : "\(words).",
        kind: .unreachable)
    case CURLE_OPERATION_TIMEDOUT:
      return .timeout(timeout, "\(place) did not answer in time.")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      return SourceFailure(certificate(verified), "\(place): \(words).")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED:
      return SourceFailure("TLS handshake failed with \(place)", "\(words).", kind: .unreachable)
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      return SourceFailure("connection to \(place) lost", "\(words).", kind: .unreachable)
    // A response that is not HTTP is taken for HTTP/0.9, which is not supported.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING:
      return SourceFailure("\(place) does not speak HTTP", "\(words).")
    default: return SourceFailure("no answer from \(place)", "\(words).", kind: .unreachable)
    }
  }

  /// Returns the failure of a request for which its proxy may be the cause, or `nil` for any other.
  ///
  /// - Parameter status: The status of the proxy's answer to the wish for a connection; 0 for none.
  static func failure(
    _ code: CURLcode, of proxy: HTTPProxy, to origin: HTTPOrigin, timeout: Double, error: Int32,
    status: Int
  ) -> SourceFailure? {
    let (name, place) = ("the proxy \(proxy.words)", origin.words)
    if code == CURLE_OPERATION_TIMEDOUT {
      return .timeout(timeout, "\(place) did not answer in time, or \(name) did not.")
    }
    guard status == 0 || 200..<300 ~= status else {
      return SourceFailure(
        "\(name) answers HTTP \(status)",
        status == 407
          ? "The proxy requires authentication." : "The proxy makes no connection to \(place).",
        kind: .unreachable)
    }
    guard [CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY].contains(code) else { return nil }
    guard proxy.isKnown else {
      return SourceFailure(
        "cannot use \(name)",
        "The address of a proxy begins with \(HTTPProxy.schemes.map { "\($0)://" }.joined(separator: ", ")).",
        kind: .unreachable)
    }
    if code == CURLE_COULDNT_RESOLVE_PROXY {
      return SourceFailure(
        "cannot resolve \(name)", "Check the address of the proxy and the network.",
        kind: .unreachable)
    }
    return SourceFailure(
      "cannot connect to \(name)\(cause(error))",
      error == ECONNREFUSED
        ? "Nothing listens there: start the proxy, or check its address in the environment."
        : "Requests to \(place) go through this proxy, which the environment names.",
      kind: .unreachable)
  }

  private static func cause(_ error: Int32) -> String {
    switch error {
    case ECONNREFUSED: " (refused)"
    case ENETUNREACH, ENETDOWN: " (no network)"
    case EHOSTUNREACH, EHOSTDOWN: " (unreachable)"
    case ECONNRESET: " (reset)"
    case EACCES, EPERM: " (not allowed)"
    default: ""
    }
  }

  /// Returns the reason for one of OpenSSL's verification results.
  private static func certificate(_ result: Int) -> String {
    switch result {
    case 9: "certificate not valid yet"
    case 10: "certificate has expired"
    case 18, 19: "self-signed certificate"
    case 2, 20, 21: "certificate from an unknown issuer"
    case 23: "certificate was revoked"
    case 0, 62: "certificate for another host"
    default: "certificate not accepted"
    }
  }
}
