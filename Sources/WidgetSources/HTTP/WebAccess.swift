import FoundationEssentials
import WidgetSettings

/// The credentials and header fields of requests to a web server.
struct WebAccess: Sendable {
  let user: String?
  let password: String?
  let headers: [String: String]

  /// Creates the access from a checked mapping with the keys below.
  init(_ settings: Setting) {
    user = settings["user"]?.text
    password = settings["password"]?.text
    headers = settings["headers"]?.entries.compactMapValues(\.text) ?? [:]
  }

  static let keys = [
    SettingKey("user", .text, "The name that a web server asks for."),
    SettingKey("password", .text, "The password that belongs to it."),
    SettingKey(
      "headers", .dictionary(.name(of: "header"), .text), "Further headers of the request."),
  ]

  /// Returns the request for a URL, with secrets filled in and the time left until the deadline.
  func question(
    _ address: String, accept: String, _ request: SourceRequest, before deadline: Deadline,
    limit: Int
  ) throws(SourceFailure) -> HTTPRequest {
    var question = HTTPRequest(
      address, headers: ["Accept": accept], timeout: deadline.left, limit: limit)
    question.proxies = HTTPProxies(request.environment)
    question.secrets = request.secrets
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
