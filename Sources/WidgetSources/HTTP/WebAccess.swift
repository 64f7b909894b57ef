import FoundationEssentials
import WidgetSettings

/// How a web server is asked that wants to know who asks.
struct WebAccess: Sendable {
  let user: String?
  let password: String?
  let headers: [String: String]

  /// Reads the keys below from a checked mapping.
  init(_ settings: Setting) {
    user = settings["user"]?.text
    password = settings["password"]?.text
    headers = settings["headers"]?.entries.compactMapValues(\.text) ?? [:]
  }

  static let keys = [
    SettingKey("user", .text, "The name that a web server asks for."),
    SettingKey("password", .text, "The password that belongs to it."),
    SettingKey(
      "headers", .dictionary(.name(of: "header"), .text), "What else a web server is told."),
  ]

  /// The request for an address, with the secrets in it and the time that is left.
  func question(
    _ address: String, accept: String, _ request: SourceRequest, before deadline: Deadline,
    limit: Int
  ) throws(SourceFailure) -> HTTPRequest {
    var question = HTTPRequest(
      address, headers: ["Accept": accept], timeout: deadline.left, limit: limit)
    question.proxies = HTTPProxies(request.environment)
    if let user {
      let pair = "\(try request.resolved(user)):\(try request.resolved(password ?? ""))"
      question.headers["Authorization"] = "Basic \(Data(pair.utf8).base64EncodedString())"
    }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      question.headers[name] = try request.resolved(value)
    }
    return question
  }
}
