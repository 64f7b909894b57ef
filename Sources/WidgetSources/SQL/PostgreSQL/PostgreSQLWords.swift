import FoundationEssentials
import WidgetBase

/// The words for failures of PostgreSQL.
enum PostgreSQLWords {
  /// Returns the failure of a connection that cannot be made or was lost, from libpq's message.
  ///
  /// - Parameter needsPassword: True if the server asked for a password and there was none.
  static func failure(_ message: String, needsPassword: Bool = false) -> SourceFailure {
    let message = ConnectionMessage(message)
    return SourceFailure(
      message.words.isEmpty ? "connection lost" : message.reason, message.words,
      kind: needsPassword || isDenied(message.code) ? .denied : .other)
  }

  /// Returns true for a SQLSTATE of the class of invalid authorizations, or of a missing privilege.
  private static func isDenied(_ code: String) -> Bool {
    code == "42501" || code.hasExactPrefix("28")
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
    return SourceFailure(words.cut(80), detail, kind: isDenied(code) ? .denied : .other)
  }

  /// Returns the failure of a query that the server cancelled, from its message.
  ///
  /// Besides the timeout that it was given, a person or a setting of the role may be the cause, which only the
  /// server's words tell.
  static func cancelled(_ words: String, _ deadline: Deadline) -> SourceFailure {
    // The server's clock may run a little faster than ours.
    guard deadline.left > deadline.timeout / 100 else {
      return noAnswer(deadline.timeout, isConnected: true)
    }
    return SourceFailure("the server cancelled the query", "PostgreSQL: \(words.cut(300)).")
  }

  /// Returns the failure of an answer with a row that is too large to be kept.
  static func tooMuch(_ limit: Int) -> SourceFailure {
    .tooLarge(
      limit,
      "The server sends a row of more than that: select less of it, as with left(column, 1000).")
  }

  /// The advice to read with another role than a superuser.
  static let superuser =
    "the role is a superuser, whose queries can run programs and write files on the server; "
    + "use a role that may only read, such as a member of pg_read_all_data"

  /// The failure of a result with more columns than PostgreSQL returns.
  static let tooManyColumns = SourceFailure(
    "too many columns", "The server's answer has more columns than PostgreSQL allows.")

  /// The failure of a column in another format than the one that was asked for.
  static func binary(_ column: String) -> SourceFailure {
    SourceFailure(
      "binary values",
      "The server sent the column “\(column.cut(40))” in the binary format, which nobody asked for.",
      kind: .malformed)
  }

  static let tooManyRounds = SourceFailure(
    "too many rounds of SCRAM",
    "The server asks to work on the password for longer than a million rounds.")

  /// The failure of a server that sends notifications in place of an answer.
  static let flood = SourceFailure(
    "too many notifications", "The server sent notifications that nobody asked for, and no answer.")

  static func noAnswer(_ timeout: TimeInterval, isConnected: Bool) -> SourceFailure {
    let span = Spans.words(timeout)
    return .timeout(
      timeout,
      isConnected
        ? "The query took longer than its timeout of \(span)."
        : "The server did not accept the connection within \(span).")
  }
}
