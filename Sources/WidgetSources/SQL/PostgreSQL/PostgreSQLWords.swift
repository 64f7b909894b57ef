import FoundationEssentials

/// The words for failures of PostgreSQL.
enum PostgreSQLWords {
  /// Returns the failure of a connection that cannot be made or was lost, from libpq's message.
  static func failure(_ message: String) -> SourceFailure {
    let words = message.cut(400)
    let isDenied = ["authentication failed", "no password supplied", "pg_hba.conf"]
      .contains { words.contains($0) }
    // The last part is the reason; the parts before it are the place.
    let parts = words.split(separator: "failed: ")
    var reason = parts.count > 1 ? parts[parts.count - 1] : words[...]
    if let start = reason.firstRange(of: "FATAL: ") { reason = reason[start.upperBound...] }
    if let end = reason.firstRange(of: " Is the server running") {
      reason = reason[..<end.lowerBound]
    }
    return SourceFailure(
      words.isEmpty ? "connection lost" : reason.cut(60), words,
      kind: isDenied ? .denied : .other)
  }

  /// Returns the failure of an established connection that was lost, from libpq's message.
  static func lost(_ message: String) -> SourceFailure {
    SourceFailure("connection lost", message.cut(400))
  }

  /// Returns the failure of a query, from the server's message.
  static func failure(
    _ words: String, code: String, hint: String, place: Int?, query: String
  ) -> SourceFailure {
    var detail = "PostgreSQL: \(words.cut(300))"
    if let place, place > 0 {
      let rest = query.unicodeScalars.dropFirst(place - 1)
      detail += ", at: \(String(String.UnicodeScalarView(rest)).cut(40))"
    }
    if !hint.isEmpty { detail += " – \(hint.cut(200))" }
    let isDenied = code == "42501" || code.hasPrefix("28")
    return SourceFailure(words.cut(80), detail, kind: isDenied ? .denied : .other)
  }

  static func noAnswer(_ timeout: TimeInterval, isConnected: Bool) -> SourceFailure {
    let span = Spans.words(timeout)
    return .timeout(
      timeout,
      isConnected
        ? "The query took longer than its timeout of \(span)."
        : "The server did not accept the connection within \(span).")
  }
}
