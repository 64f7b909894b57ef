import CCurl
import FoundationEssentials
import WidgetBase

/// One request and its response, without redirects.
final class HTTPTransfer {
  private let request: HTTPRequest
  private let curl: ccurl
  private let origin: HTTPOrigin
  private let proxies: HTTPProxies
  private var headers = HTTPHeaders()
  private var headerSize = 0
  private var body: [UInt8] = []
  private var isTooMuch = false
  /// The first line of a response that HTTP does not permit.
  private var oddStatusLine: String?
  /// The number of encodings, also of interim responses and of the transfer, which libcurl undoes by itself: one
  /// after another, without looking at the time.
  private var encodings = 0
  /// The encoding of the transfer that libcurl undid, whose end it does not look for.
  private var transferEncoding: String?
  /// True for a response of HTTP/1.1.
  private var isCurrent = false
  private var isChunked = false
  /// True for a body that ends with its encrypted connection alone. libcurl takes one that was cut for one that was closed;
  /// servers of HTTP/1.0 know no other way.
  private var isEndless: Bool {
    origin.scheme == "https" && isCurrent && !isChunked && headers["Content-Length"] == nil
  }
  /// True where a response may begin: at first, and behind the empty line that ends an interim one.
  private var isBetweenResponses = true

  init(_ request: HTTPRequest, curl: ccurl) {
    self.request = request
    self.curl = curl
    origin = HTTPOrigin(request.url)
    proxies = request.proxies ?? HTTPProxies(.own)
  }

  /// Returns the response, and the URL to which it redirects.
  func perform(
    before deadline: Deadline
  ) throws(SourceFailure) -> (response: HTTPResponse, target: String?) {
    guard let handle = HTTPHandles.take(for: origin, curl) else { throw HTTPWords.noLibrary }
    let lines = headerLines()
    let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    defer {
      HTTPHandles.give(handle, for: origin, curl)
      curl.slist_free_all(lines)
      words.deallocate()
    }
    setUp(handle, lines, words, deadline)
    let code = withExtendedLifetime(self) { ccurl_perform(handle) }
    if isTooMuch { throw HTTPWords.tooMuch(request.limit) }
    if encodings > 1 { throw HTTPWords.encodedTwice }
    if let oddStatusLine { throw HTTPWords.noStatusLine(oddStatusLine, origin) }
    guard code == CURLE_OK else {
      throw failure(code, handle, String(cString: words), deadline)
    }
    let status = ccurl_number(handle, CURLINFO_RESPONSE_CODE)
    if let length = headers["Content-Length"], Int64(length) == nil {
      throw HTTPWords.noEnd("its Content-Length is no number of bytes")
    }
    if isEndless, 200..<300 ~= status, status != 204, request.method != "HEAD" {
      throw HTTPWords.noEnd(
        "it has neither a length nor chunks, and its connection may have been cut")
    }
    if let transferEncoding { throw HTTPWords.unknownEncoding(transferEncoding) }
    if status == 204 || request.method == "HEAD" {
      body = []
    } else if 200..<300 ~= status {
      body = try HTTPEncoding.decoded(body, headers["Content-Encoding"], limit: request.limit)
    } else {
      // A failure is told by its status, whatever its page is.
      body =
        (try? HTTPEncoding.decoded(body, headers["Content-Encoding"], limit: request.limit)) ?? []
    }
    let target = ccurl_text(handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
    let response = HTTPResponse(
      status: status, headers: headers, body: body, date: Date(), url: request.url)
    return (response, [301, 302, 303, 307, 308].contains(status) ? target : nil)
  }

  private func setUp(
    _ handle: UnsafeMutableRawPointer, _ lines: UnsafeMutablePointer<curl_slist>?,
    _ words: UnsafeMutablePointer<CChar>, _ deadline: Deadline
  ) {
    ccurl_set_text(handle, CURLOPT_URL, request.url)
    ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(handle, CURLOPT_USERAGENT, "widgettui")
    // A stream of HTTP/2 that its server gives up is not told from one that has ended.
    ccurl_set_number(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    // A name server that does not respond must not delay the result beyond the deadline.
    ccurl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
    ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, max(1, Int(deadline.milliseconds)))
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, lines)
    ccurl_set_error_buffer(handle, words)
    ccurl_set_text(handle, CURLOPT_PROXY, proxies.proxy(scheme: origin.scheme))
    ccurl_set_text(handle, CURLOPT_NOPROXY, proxies.exceptions)
    setMethod(handle)
    ccurl_set_receivers(
      handle,
      { bytes, size, count, context in
        HTTPTransfer.of(context)?.takeHeader(
          UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
      },
      { bytes, size, count, context in
        HTTPTransfer.of(context)?.takeBody(
          UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func setMethod(_ handle: UnsafeMutableRawPointer) {
    if let body = request.body {
      // curl derives the method from the body unless it is set.
      _ = body.withUnsafeBytes { ccurl_set_body(handle, $0.baseAddress, $0.count) }
      if request.method != "POST" {
        ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
      }
    } else if request.method == "HEAD" {
      ccurl_set_number(handle, CURLOPT_NOBODY, 1)
    } else if request.method != "GET" {
      ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }
  }

  private func headerLines() -> UnsafeMutablePointer<curl_slist>? {
    var lines: UnsafeMutablePointer<curl_slist>?
    for field in request.headers.fields + (request.condition?.fields(for: request) ?? []) {
      lines = curl.slist_append(
        lines, field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    if request.headers["Accept-Encoding"] == nil, let accepted = HTTPEncoding.accepted {
      lines = curl.slist_append(lines, "Accept-Encoding: \(accepted)")
    }
    guard request.body != nil else { return lines }
    // Without this, curl first asks the server whether it accepts a long body, which takes time,
    lines = curl.slist_append(lines, "Expect:")
    // and declares that the body is a form.
    return request.headers["Content-Type"] == nil
      ? curl.slist_append(lines, "Content-Type:") : lines
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPTransfer? {
    context.map { Unmanaged<HTTPTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func takeHeader(_ line: UnsafeRawBufferPointer) -> Int {
    headerSize += line.count
    guard headerSize <= 262_144 else { return 0 }
    let text = String(received: line)
    guard !isBetweenResponses else {
      // Any other line, and each one behind a body, is part of a trailer, from which nothing follows.
      // libcurl takes small letters, too, and then any status for 200.
      let start = String(decoding: line.prefix(5), as: UTF8.self)
      guard body.isEmpty, HTTPHeaders.isSame(start, "HTTP/") else { return line.count }
      guard HTTPStatusLine.isOne(line) else {
        oddStatusLine = text
        return 0
      }
      headers = HTTPHeaders()
      (isBetweenResponses, isCurrent, isChunked) = (false, text.hasExactPrefix("HTTP/1.1"), false)
      return line.count
    }
    guard line.contains(where: { $0 != 0x0d && $0 != 0x0a }) else {
      isBetweenResponses = true
      return line.count
    }
    if let colon = text.firstExactIndex(of: ":") {
      let (name, value) = (
        text[..<colon].trimmed, text[text.unicodeScalars.index(after: colon)...].trimmed
      )
      let field = name.lowercased()
      if ["content-encoding", "transfer-encoding"].contains(field) {
        let all = value.splitExactly(separator: ",").map { $0.trimmed.lowercased() }
        let names = all.filter { $0 != "chunked" }
        encodings += names.count
        if field == "transfer-encoding" {
          isChunked = all.contains("chunked")
          transferEncoding = names.first ?? transferEncoding
        }
        guard encodings <= 1 else { return 0 }
      }
      headers.append(.init(name, value))
    }
    return line.count
  }

  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard body.count + bytes.count <= request.limit else {
      isTooMuch = true
      return 0
    }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func failure(
    _ code: CURLcode, _ handle: UnsafeMutableRawPointer, _ words: String, _ deadline: Deadline
  ) -> SourceFailure {
    // curl quotes the address of a proxy that it cannot use, with its password.
    let isPrivate = words.contains("roxy") || proxies.proxy(scheme: origin.scheme).contains("@")
    let known =
      words.isEmpty || isPrivate
      ? curl.easy_strerror(code).map { String(cString: $0) } ?? "" : words
    let error = Int32(truncatingIfNeeded: ccurl_number(handle, CURLINFO_OS_ERRNO))
    if let proxy = proxies.proxy(for: origin),
      let failure = HTTPWords.failure(
        code, of: proxy, to: origin, timeout: deadline.timeout, error: error,
        status: ccurl_number(handle, CURLINFO_HTTP_CONNECTCODE))
    {
      return failure
    }
    return HTTPWords.failure(
      code, to: origin, timeout: deadline.timeout, error: error,
      verified: ccurl_number(handle, CURLINFO_SSL_VERIFYRESULT), words: known.oneLine)
  }
}
