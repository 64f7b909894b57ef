import CCurl
import Glibc
import WidgetSettings

/// The words for answers that did not come, or are none.
enum HTTPWords {
  static let noLibrary = SourceFailure(
    "libcurl is not installed", "Web addresses are read with it: sudo apt install libcurl4.")

  static func tooMuch(_ limit: Int) -> SourceFailure {
    SourceFailure(
      "more than \(ByteText.text(limit))", "The answer is longer than is read; limit: sets that.")
  }

  static func tooManyRedirects(_ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure("too many redirects", "\(origin.words) led from address to address, 5 times.")
  }

  static func redirectedBody(_ origin: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "redirected to \(origin.words)",
      "What was to be sent is not sent to another host than the one that is written: write its address."
    )
  }

  static func badScheme(_ url: HTTPOrigin) -> SourceFailure {
    SourceFailure(
      "no web address",
      "Expected an address that begins with https:// or http://, found \(url.scheme):.")
  }

  static let badHeader = SourceFailure(
    "header with a line break", "The name and the value of a header are one line each.")

  /// What a status that is no success means.
  static func status(_ response: HTTPResponse) -> SourceFailure {
    let detail: String
    switch response.status {
    case 401: detail = "The server wants to know who asks: check the token or password."
    case 403: detail = "The server does not let this user see it."
    case 404: detail = "There is nothing at this address: check it."
    case 407: detail = "The proxy wants to know who asks."
    case 429: detail = "The server was asked too often."
    case 500...: detail = "The server has trouble of its own."
    default: detail = ""
    }
    return SourceFailure(
      "HTTP \(response.status)", detail, retryAfter: response.retryAfter,
      isDenied: response.status == 401 || response.status == 403)
  }

  /// Why there is no answer; `words` are the library's own.
  static func failure(
    _ code: CURLcode, to origin: HTTPOrigin, timeout: Double, error: Int32, verified: Int,
    words: String
  ) -> SourceFailure {
    let place = origin.words
    switch code {
    case CURLE_URL_MALFORMAT:
      return SourceFailure("no web address", "\(words).")
    case CURLE_COULDNT_RESOLVE_HOST:
      return SourceFailure(
        "no address for \(origin.host)",
        "The name cannot be looked up: check its spelling, and the network.")
    case CURLE_COULDNT_RESOLVE_PROXY:
      return SourceFailure("no address for the proxy", "\(words).")
    case CURLE_COULDNT_CONNECT:
      return SourceFailure("no connection to \(place)\(cause(error))", "\(words).")
    case CURLE_OPERATION_TIMEDOUT:
      return SourceFailure("no answer in \(Spans.words(timeout))", "\(place) was asked.")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      return SourceFailure(certificate(verified), "\(place): \(words).")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED:
      return SourceFailure("no secure connection to \(place)", "\(words).")
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      return SourceFailure("connection to \(place) broke", "\(words).")
    // What says nothing of HTTP is taken for its first version, which nobody speaks any more.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING:
      return SourceFailure("\(place) answers no HTTP", "\(words).")
    default: return SourceFailure("no answer from \(place)", "\(words).")
    }
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

  /// By the numbers that OpenSSL has for what is wrong with a certificate.
  private static func certificate(_ result: Int) -> String {
    switch result {
    case 9: "certificate not valid yet"
    case 10: "certificate has expired"
    case 18, 19: "certificate signed by itself"
    case 2, 20, 21: "certificate of an unknown issuer"
    case 23: "certificate was revoked"
    case 0, 62: "certificate of another host"
    default: "certificate not accepted"
    }
  }
}
