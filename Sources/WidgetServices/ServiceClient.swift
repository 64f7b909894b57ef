public import FoundationEssentials
import WidgetBase
package import WidgetSources
public import WidgetTimeline

/// A client of a web service that answers in JSON.
///
/// Certificates are verified, redirects are followed, connections are reused, and the proxies are
/// those of the environment. A failure is in words for a tile's border. Neither it nor an answer has the token, or a
/// secret of the board, that the service repeats, and no redirect takes one to another host. A timeline made of an
/// answer that a cache has kept for more than five minutes is dated as the answer is.
public struct ServiceClient: Sendable {
  /// The address at which all paths begin.
  public let server: String
  /// The token of the user; empty for an anonymous request.
  public var token: String
  /// The language of the words in answers, for `Accept-Language`; `nil` leaves it to the service.
  public var language: String?
  /// The time limit of an answer in seconds.
  public var timeout: TimeInterval
  /// The size in bytes from which on an answer is refused.
  public var limit: Int

  /// Creates a client of the service at an address such as `https://library.example`.
  public init(
    server: String, token: String = "", language: String? = nil, timeout: TimeInterval = 10,
    limit: Int = 8 << 20
  ) {
    self.server = server
    self.token = token
    self.language = language
    self.timeout = timeout
    self.limit = limit
  }

  /// Returns the value at a path, with dates as in `2026-03-14T09:30:00Z`.
  ///
  /// - Parameter query: The names and values that follow the path's `?`, in any characters.
  public func get<Value: Decodable & Sendable>(
    _ path: String, _ query: KeyValuePairs<String, String> = [:]
  ) async throws(ReloadFailure) -> Value {
    try await answer { () throws(SourceFailure) in
      try value(at: path, query.map { (name: $0.key, value: $0.value) })
    }
  }

  /// Sends a value to a path with `POST`, and ignores what the service answers to it.
  public func post(
    _ value: some Encodable & Sendable, to path: String
  ) async throws(ReloadFailure) {
    try await answer { () throws(SourceFailure) in
      _ = try response(to: path, sending: value).successful()
    }
  }

  /// Returns the result of requests, which are made on a thread that may wait.
  private func answer<Value: Sendable>(
    _ requests: @escaping @Sendable () throws(SourceFailure) -> Value
  ) async throws(ReloadFailure) -> Value {
    let secrets = Secrets(redacting: token)
    return try await WaitingThread.result { () throws(ReloadFailure) -> Value in
      do throws(SourceFailure) {
        return try requests()
      } catch {
        throw ReloadFailure(of: secrets.redacted(error))
      }
    }
  }
}

extension ServiceClient {
  /// Returns the value at a path.
  package func value<Value: Decodable>(
    at path: String, _ query: [(name: String, value: String)] = []
  ) throws(SourceFailure) -> Value {
    try Self.decoded(try response(at: path, query).successful())
  }

  /// Returns the value at a path, decoded with a configuration.
  ///
  /// - Parameter refusal: Returns the failure for a response without success that the back end
  ///   explains, or `nil` for that of its status.
  package func value<Value: DecodableWithConfiguration>(
    at path: String, _ query: [(name: String, value: String)],
    configuration: Value.DecodingConfiguration,
    refusal: (HTTPResponse) -> SourceFailure? = { _ in nil }
  ) throws(SourceFailure) -> Value {
    let response = try response(at: path, query)
    if !(200..<300 ~= response.status), let failure = refusal(response) { throw failure }
    _ = try response.successful()
    return try Self.decoded(response) { decoder, data in
      try decoder.decode(Value.self, from: data, configuration: configuration)
    }
  }

  /// Returns the response at a path, whatever its status.
  package func response(
    at path: String, _ query: [(name: String, value: String)] = []
  ) throws(SourceFailure) -> HTTPResponse {
    try response(to: try request(path, query))
  }

  /// Sends a value to a path, and returns the response, whatever its status.
  package func response(to path: String, sending value: some Encodable) throws(SourceFailure)
    -> HTTPResponse
  {
    var request = try request(path, [])
    request.method = "POST"
    request.headers["Content-Type"] = "application/json"
    request.body = (try? JSONEncoder().encode(value)).map { Array($0) }
    return try response(to: request)
  }

  /// Returns the value in a response.
  package static func decoded<Value: Decodable>(
    _ response: HTTPResponse
  ) throws(SourceFailure) -> Value {
    try decoded(response) { try $0.decode(Value.self, from: $1) }
  }

  private static func decoded<Value>(
    _ response: HTTPResponse, _ decode: (JSONDecoder, Data) throws -> Value
  ) throws(SourceFailure) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decode(decoder, Data(response.body))
    } catch {
      throw ServiceWords.undecodable(error, response)
    }
  }

  private func response(to request: HTTPRequest) throws(SourceFailure) -> HTTPResponse {
    let secrets = Secrets(redacting: token)
    var request = request
    request.secrets = secrets
    let response = try HTTPClient().response(to: request)
    AnswerDates.current?.note(response.kept)
    return response.hiding(secrets)
  }

  private func request(
    _ path: String, _ query: [(name: String, value: String)]
  ) throws(SourceFailure) -> HTTPRequest {
    guard server.hasExactPrefix("http://") || server.hasExactPrefix("https://") else {
      throw ServiceWords.noServer(server)
    }
    let words = query.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
    let base = String(server.reversed().drop { $0 == "/" }.reversed())
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if !token.isEmpty { headers["Authorization"] = "Bearer \(token)" }
    if let language { headers["Accept-Language"] = language }
    return HTTPRequest(
      base + path + (words.isEmpty ? "" : "?\(words)"), headers: headers, timeout: timeout,
      limit: limit)
  }
}
