import WidgetBase

/// A hash by which the request of a stored answer is known again.
///
/// A short secret can be found by trying from a hash that everybody can compute. The hash of a request with secrets
/// is therefore another one in each process, which the seed of Swift's hashes decides: such an answer is confirmed
/// only to the process that stored it, and others ask for the whole answer.
struct RequestMark: Sendable, Hashable {
  /// The hash, in hexadecimal digits.
  let text: String

  /// Creates the mark that a stored answer has.
  init(text: String) { self.text = text }

  /// Creates the mark of a request, with its header fields.
  init(of request: HTTPRequest) {
    let fields = request.headers.fields.flatMap { [$0.name, $0.value] }
    self.init(
      [request.method, request.url] + fields, request.body ?? [],
      hasSecrets: request.secrets?.areRead ?? false)
  }

  /// Creates the mark of an address to which secrets may have been sent.
  init(of address: String, _ secrets: Secrets?) {
    self.init([address], [], hasSecrets: secrets?.areRead ?? false)
  }

  /// Creates the mark of the place of a request, without its header fields and its secrets: the same in every process
  /// and for each new token.
  init(ofPlace request: HTTPRequest) {
    let body = String(decoding: request.body ?? [], as: UTF8.self)
    let texts = [request.method, request.url, body]
    self.init(texts.map { request.secrets?.redacted($0) ?? $0 }, [], hasSecrets: false)
  }

  private init(_ texts: [String], _ body: [UInt8], hasSecrets: Bool) {
    if hasSecrets {
      var hasher = Hasher()
      hasher.combine(texts)
      hasher.combine(body)
      text = String(UInt(bitPattern: hasher.finalize()), radix: 16)
    } else {
      text = Fingerprint(texts.flatMap { Array($0.utf8) + [0xff] } + body).digits
    }
  }
}
