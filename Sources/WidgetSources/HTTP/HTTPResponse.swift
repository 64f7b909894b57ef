import CCurl
package import FoundationEssentials
import WidgetBase

/// A web server's response.
package struct HTTPResponse: Sendable, Hashable {
  package var status: Int
  package var headers: HTTPHeaders
  /// The body, decompressed.
  package var body: [UInt8]
  /// The date at which the response was complete.
  package var date: Date
  /// The URL of the response, after all redirects.
  package var url: String

  package init(
    status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], date: Date, url: String = ""
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.date = date
    self.url = url
  }

  /// The body as text, in which invalid characters are replaced.
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The body in UTF-8, converted from the encoding that the server names.
  var utf8: [UInt8] {
    headers["Content-Type"].flatMap(Charset.name).map { Charset.utf8(body, from: $0) } ?? body
  }

  /// The media type of the body without its parameters, in lower case, such as `application/json`.
  package var contentType: String? {
    headers["Content-Type"].map { type in
      type.prefix { $0 != ";" && $0 != "," }.lowercased().filter { $0 != " " }
    }
  }

  /// The date at which another request may succeed, from `Retry-After` in seconds or as a date; at
  /// most a week away; `nil` for one that is not to come, which says nothing about when to ask again.
  package var retryAfter: Date? {
    guard let text = headers["Retry-After"] else { return nil }
    let latest = date.addingTimeInterval(604_800)
    let seconds = text.trimmed
    if !seconds.isEmpty, seconds.utf8.allSatisfy({ 48...57 ~= $0 }) {
      return Double(seconds).flatMap { $0 > 0 ? min(latest, date.addingTimeInterval($0)) : nil }
    }
    // The two clocks may differ.
    guard let end = Self.date(text) else { return nil }
    let left = end.timeIntervalSince(headers["Date"].flatMap(Self.date) ?? date)
    return left > 0 ? min(latest, date.addingTimeInterval(left)) : nil
  }

  /// The date until which the response is fresh, from `Cache-Control` and `Expires`.
  ///
  /// It is at most a week away, and `nil` if the server does not give one or forbids storing the
  /// response.
  package var freshUntil: Date? {
    let control = (headers["Cache-Control"] ?? "").lowercased().splitExactly(separator: ",").map(
      \.trimmed)
    if control.contains("no-store") || control.contains("no-cache") { return nil }
    let ages = control.filter { $0.hasExactPrefix("max-age=") }.compactMap { directive in
      Double(directive.dropFirst(8).filter { $0 != "\"" })
    }
    if let age = ages.first {
      let left = min(604_800, age - (statedAge ?? 0))
      return left > 0 ? date.addingTimeInterval(left) : nil
    }
    guard let expires = headers["Expires"].flatMap(Self.date) else { return nil }
    // The two clocks may differ, so the lifetime is computed from the server's dates.
    let sent = headers["Date"].flatMap(Self.date) ?? date
    let left = min(604_800, expires.timeIntervalSince(sent) - (statedAge ?? 0))
    return left > 0 ? date.addingTimeInterval(left) : nil
  }

  /// The seconds for which a cache may have kept a response that still counts as current, as for values of
  /// exporters.
  private static let present = 300.0

  /// The date at which the server gave the response to a cache that has kept it since; `nil` for one that is
  /// current.
  ///
  /// A cache says so by `Age`, which RFC 9111 asks of it. One that leaves that out, but names itself or warns that
  /// the response is stale, is taken at the server's own `Date`; of a server alone, that may be a clock that is wrong.
  package var kept: Date? {
    let age = [statedAge, isOfCache ? dateAge : nil].compactMap(\.self).max()
    guard let age, age > Self.present else { return nil }
    return date.addingTimeInterval(-min(age, 3_155_760_000))
  }

  /// The seconds that `Age` states, the most of several, in any spelling.
  private var statedAge: Double? {
    let words = (headers["Age"] ?? "").split { !$0.isASCII || !($0.isNumber || $0 == ".") }
    return words.compactMap { Double($0) }.max()
  }

  /// The seconds since the server's `Date`.
  private var dateAge: Double? {
    headers["Date"].flatMap(Self.date).map { date.timeIntervalSince($0) }
  }

  /// True if a cache says that it has handed the response on.
  private var isOfCache: Bool {
    let warning = headers["Warning"] ?? ""
    return headers["Age"] != nil || headers["X-Cache"]?.lowercased().contains("hit") == true
      || ["110", "111", "112", "113"].contains { warning.contains("\($0) ") }
  }

  /// True if the server denies access.
  var isDenied: Bool { status == 401 || status == 403 }

  /// Returns the response if it is successful, or throws the failure of its status.
  package func successful() throws(SourceFailure) -> HTTPResponse {
    guard 200..<300 ~= status else { throw HTTPWords.status(self) }
    // Nobody asks for a part, so a part is not the answer.
    guard status != 206 else { throw HTTPWords.partial }
    return self
  }

  /// Returns a date in any format that HTTP has used, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  package static func date(_ text: String) -> Date? {
    guard let seconds = ccurl_load()?.pointee.getdate(text, nil), seconds >= 0 else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}

extension HTTPResponse {
  /// Returns the response of a service that answers in JSON without secrets in it: those given, and those that
  /// any source of this process has read. A body with a secret that is no JSON is empty.
  package func hiding(_ secrets: Secrets) -> HTTPResponse {
    guard secrets.areIn(body) else { return self }
    var response = self
    let datum = try? JSON.datum(body)
    response.body = datum.map { Array(secrets.redacted($0).json.utf8) } ?? []
    return response
  }
}
