import WidgetBase
import WidgetSettings

/// The place of a PostgreSQL server, as written on a board.
enum PostgreSQLPlace {
  /// Returns a connection string or URI with its secrets filled in, each quoted so that it remains
  /// one value, or the secret itself if the place is nothing else.
  static func resolved(
    _ place: String, _ request: SourceRequest
  ) throws(SourceFailure) -> String {
    guard SecretReference.isIn(place) else { return place }
    let parts = try SecretReference.parts(of: place)
    // A secret alone is a whole connection string, so it is not quoted.
    if parts.count == 1 { return try request.resolved(place) }
    let isAddress = place.contains("://")
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .secret(let name):
        let value = try request.resolved("${secret:\(name)}")
        let isQuoted = result.hasExactSuffix("'")
        result +=
          isAddress ? value.percentEncoded : isQuoted ? escaped(value) : "'\(escaped(value))'"
      }
    }
    return result
  }

  /// Returns libpq's settings from an environment, all of which a connection string overrides.
  static func settings(_ environment: ProcessEnvironment?) -> [(String, String)] {
    options.compactMap { variable, option in environment?[variable].map { (option, $0) } }
  }

  private static let options = [
    ("PGHOST", "host"), ("PGHOSTADDR", "hostaddr"), ("PGPORT", "port"), ("PGUSER", "user"),
    ("PGPASSWORD", "password"), ("PGPASSFILE", "passfile"), ("PGSERVICE", "service"),
    ("PGOPTIONS", "options"), ("PGSSLMODE", "sslmode"), ("PGSSLCERT", "sslcert"),
    ("PGSSLKEY", "sslkey"), ("PGSSLROOTCERT", "sslrootcert"),
    ("PGCHANNELBINDING", "channel_binding"), ("PGGSSENCMODE", "gssencmode"),
    ("PGTARGETSESSIONATTRS", "target_session_attrs"),
  ]

  /// Returns an identifier of a place's server, regardless of database and user.
  static func server(of place: String) -> String {
    if place.contains("://") {
      let origin = HTTPOrigin(place)
      return "postgresql://\(origin.host):\(origin.port == "80" ? defaultPort : origin.port)"
    }
    var words: [Substring: Substring] = [:]
    for word in place.splitExactly(separator: " ") {
      let parts = word.splitExactly(separator: "=", maxSplits: 1)
      if parts.count == 2 { words[parts[0]] = parts[1] }
    }
    // Without a host in it, the secret, the service or the database determines the server.
    guard let host = words["host"] ?? words["hostaddr"] else { return "postgresql:\(place)" }
    return "postgresql://\(host.lowercased()):\(words["port"] ?? Substring(defaultPort))"
  }

  private static let defaultPort = "5432"

  /// Returns a value escaped for use inside quotes.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
