import FoundationEssentials
import WidgetSources

/// A back end that answers in JSON: where it is, and who asks.
struct ServiceClient: Sendable {
  /// The address that all paths begin at.
  let server: String
  /// What the server knows the user by; empty asks as nobody.
  var token = ""
  /// The language of the words in its answers.
  var language: String?
  /// The seconds that an answer may take.
  var timeout: TimeInterval = 10

  /// What is found at a path.
  func value<Value: Decodable>(
    at path: String, _ query: [(name: String, value: String)] = []
  ) throws(SourceFailure) -> Value {
    try Self.decoded(try response(to: try request(path, query)).successful())
  }

  /// What is found at a path, read as somebody wants it.
  func value<Value: DecodableWithConfiguration>(
    at path: String, _ query: [(name: String, value: String)],
    configuration: Value.DecodingConfiguration
  ) throws(SourceFailure) -> Value {
    let response = try response(to: try request(path, query)).successful()
    return try Self.decoded(response) { decoder, data in
      try decoder.decode(Value.self, from: data, configuration: configuration)
    }
  }

  /// Gives something to a path, and gets what it answers, whatever its status.
  func response(to path: String, sending value: some Encodable) throws(SourceFailure)
    -> HTTPResponse
  {
    var request = try request(path, [])
    request.method = "POST"
    request.headers["Content-Type"] = "application/json"
    request.body = (try? JSONEncoder().encode(value)).map { Array($0) }
    return try response(to: request)
  }

  /// What an answer says.
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
      base + path + (words.isEmpty ? "" : "?\(words)"), headers: headers, timeout: timeout)
  }
}
