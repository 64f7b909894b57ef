import FoundationEssentials
import WidgetSettings

/// A source that reads the response of a web server.
package struct HTTPSource: Source {
  private let setting: Setting
  private let limit: Int
  private let client = HTTPClient()

  private init(_ setting: Setting) {
    self.setting = setting
    limit = setting.value("limit", .bytes) ?? 8 << 20
  }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let response = try client.answer(to: try question(request), of: request)
    let format = HTTPFormat(setting, response, recognizesJSON: request.recognizesJSON)
    var reading = Reading(
      try format.datum(response.utf8), at: request.now,
      reload: response.freshUntil.map { .notBefore($0) } ?? .asScheduled)
    (reading.oldest, reading.date) = (response.kept, response.kept)
    return reading
  }

  package var servers: [String] { [HTTPOrigin(setting["http"]?.text ?? "").server] }

  private func question(_ request: SourceRequest) throws(SourceFailure) -> HTTPRequest {
    var question = HTTPRequest(
      try request.resolved(setting["http"]?.text ?? ""), timeout: request.timeout, limit: limit)
    question.proxies = HTTPProxies(request.environment)
    question.secrets = request.secrets
    for (name, value) in setting["headers"]?.entries ?? [:] {
      question.headers[name] = try request.resolved(value.text ?? "")
    }
    if let body = setting["body"] {
      let body = try request.resolved(body)
      question.body = Array(HTTPBody.text(of: body).utf8)
      if body.text == nil, question.headers["Content-Type"] == nil {
        question.headers["Content-Type"] = "application/json"
      }
    }
    question.method = setting["method"]?.text ?? (question.body == nil ? "GET" : "POST")
    return question
  }

  /// The kind `http: "https://shop.example/api/stats"`.
  package static var kind: SourceKind {
    SourceKind(
      name: "http", note: "What a web server answers.", schema: .webAddress,
      keys: [
        SettingKey(
          "method",
          .text(
            .choice(
              "method",
              [
                "GET": "GET", "POST": "POST", "PUT": "PUT", "PATCH": "PATCH", "DELETE": "DELETE",
                "HEAD": "HEAD",
              ])), "The method; else GET, or POST where there is a body."),
        SettingKey(
          "headers", .dictionary(.name(of: "header"), .text),
          "Lines of the header, such as Authorization: \"Bearer ${secret:shop}\"."),
        SettingKey("body", HTTPBody.schema(), "The request body: text, or a mapping as JSON."),
        SettingKey("limit", .text(.bytes), "The most that is read, such as 64KiB; else 8 MiB."),
        DataFormat.key,
      ]
    ) { setting throws(SourceFailure) in HTTPSource(setting) }
  }
}
