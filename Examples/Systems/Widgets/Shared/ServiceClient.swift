import FoundationEssentials
import WidgetSources

/// A client of a back end that answers in JSON.
struct ServiceClient: Sendable {
  /// The address at which all paths begin.
  let server: String
  /// The token of the user; empty for an anonymous request.
  var token = ""
  /// The language of the words in answers.
  var language: String?
  /// The time limit of an answer in seconds.
  var timeout: TimeInterval = 10
  /// The size in bytes from which on an answer is refused.
  var limit = 8 << 20

  /// Returns the value at a path.
  func value<Value: Decodable>(
    at path: String, _ query: [(name: String, value: String)] = []
  ) throws(SourceFailure) -> Value {
    try Self.decoded(try response(at: path, query).successful())
  }

  /// Returns the value at a path, decoded with a configuration.
  ///
  /// - Parameter refusal: Returns the failure for a response without success that the back end
  ///   explains, or `nil` for that of its status.
  func value<Value: DecodableWithConfiguration>(
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
  func response(
    at path: String, _ query: [(name: String, value: String)] = []
  ) throws(SourceFailure) -> HTTPResponse {
    try response(to: try request(path, query))
  }

  /// Sends a value to a path, and returns the response, whatever its status.
  func response(to path: String, sending value: some Encodable) throws(SourceFailure)
    -> HTTPResponse
  {
    var request = try request(path, [])
    request.method = "POST"
    request.headers["Content-Type"] = "application/json"
    request.body = (try? JSONEncoder().encode(value)).map { Array($0) }
    return try response(to: request)
  }

  /// Returns the value in a response.
  static func decoded<Value: Decodable>(_ response: HTTPResponse) throws(SourceFailure) -> Value {
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
    try HTTPClient().response(to: request)
  }

  private func request(
    _ path: String, _ query: [(name: String, value: String)]
  ) throws(SourceFailure) -> HTTPRequest {
    guard server.hasPrefix("http://") || server.hasPrefix("https://") else {
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
