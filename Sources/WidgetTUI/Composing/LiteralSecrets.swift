import WidgetSettings

/// The passwords and tokens written literally in a source. They are used to read it but not
/// printed; proposed settings contain references instead.
struct LiteralSecrets: Sendable {
  /// The values, with the names of their references.
  private(set) var values: [(name: String, value: String)] = []

  /// Finds the literal secrets of a source: the password of an address, the tokens in its query,
  /// and the credentials in its headers.
  init(_ source: Setting) {
    find(source, key: "")
  }

  private static let parameters = [
    "token", "access_token", "api_key", "apikey", "key", "password", "secret", "sig", "signature",
    "auth",
  ]
  private static let headers = [
    "authorization", "proxy-authorization", "x-api-key", "x-auth-token", "private-token", "cookie",
  ]

  private mutating func find(_ setting: Setting, key: String) {
    switch setting {
    case .text(let text): find(text, key: key.lowercased())
    case .list(let items): for item in items { find(item, key: key) }
    case .mapping(let entries):
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) { find(entry, key: key) }
    }
  }

  private mutating func find(_ text: String, key: String) {
    if key == "password" { return note("password", text) }
    if Self.headers.contains(key) {
      let words = text.split(separator: " ", maxSplits: 1)
      return note("token", String(words.last ?? ""))
    }
    guard let start = text.firstRange(of: "://") else { return }
    let rest = text[start.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    if let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") {
      note("password", String(authority[authority.index(after: colon)..<at]))
    }
    guard let question = rest.firstIndex(of: "?") else { return }
    let query = rest[rest.index(after: question)...].prefix { $0 != "#" }
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, Self.parameters.contains(parts[0].lowercased()) else { continue }
      note(String(parts[0]).lowercased(), String(parts[1]))
    }
  }

  private mutating func note(_ name: String, _ value: String) {
    guard !value.isEmpty, !value.contains("${"), !values.contains(where: { $0.value == value })
    else { return }
    let count = values.count { $0.name.hasPrefix(name) }
    values.append((count == 0 ? name : "\(name)\(count + 1)", value))
  }

  /// Returns a text with each secret replaced by three bullets.
  func redacted(_ text: String) -> String {
    values.reduce(text) { text, secret in
      Self.withoutBeginning(of: secret.value, text.replacing(secret.value, by: "•••"))
    }
  }

  /// The minimum number of leading characters of a secret that are redacted at a cut.
  private static let least = 4

  /// Returns a text that was cut within a secret, without the part of the secret at its end.
  private static func withoutBeginning(of secret: String, _ text: String) -> String {
    let isCut = text.hasSuffix("…")
    let body = isCut ? text.dropLast() : text[...]
    for count in stride(from: secret.count - 1, through: least, by: -1)
    where body.hasSuffix(secret.prefix(count)) {
      return body.dropLast(count) + "•••"
    }
    return text
  }

  /// Returns a setting with each secret replaced by a reference.
  func referenced(_ setting: Setting) -> Setting {
    switch setting {
    case .text(let text):
      .text(values.reduce(text) { $0.replacing($1.value, by: "${secret:\($1.name)}") })
    case .list(let items): .list(items.map(referenced))
    case .mapping(let entries): .mapping(entries.mapValues(referenced))
    }
  }
}

extension String {
  fileprivate func replacing(_ part: String, by other: String) -> String {
    var (text, rest) = ("", self[...])
    while let range = rest.firstRange(of: part) {
      text += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return text + rest
  }
}
