package import WidgetBase

/// A connection to a PostgreSQL server that runs one statement after another.
package final class PostgreSQLSession: SQLSession {
  package static let beginReading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
  package static let beginWriting = "BEGIN"

  private let connection: PostgreSQLConnection
  private let deadline: Deadline

  /// Connects to a server.
  ///
  /// If `place` contains a password, failures must be redacted before they are shown.
  ///
  /// - Parameter place: A libpq connection string or URI, or a database name.
  package init(_ place: String, deadline: Deadline) throws(SourceFailure) {
    self.deadline = deadline
    connection = try PostgreSQLConnection(place, password: nil, deadline: deadline)
  }

  package func rows(of statement: String, with values: [Datum]) throws(SourceFailure) -> [[Datum]] {
    try connection.rows(of: Self.numbered(statement), with: values, before: deadline)
  }

  /// Calls `onChange` at every notification on a channel, and after a lost connection has been
  /// restored.
  package static func watch(
    _ place: String, channel: String, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    PostgreSQLListener.start(on: channel) { deadline, stop throws(SourceFailure) in
      try PostgreSQLConnection(place, password: nil, deadline: deadline, stop: stop)
    } onChange: {
      onChange()
    }
  }

  /// Returns a statement with `$1`, `$2` … in place of its question marks, none of which may be in
  /// a string literal.
  private static func numbered(_ statement: String) -> String {
    let parts = statement.splitExactly(separator: "?", omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(into: String(parts.first ?? "")) {
      $0 += "$\($1.offset + 1)\($1.element)"
    }
  }
}

extension PostgreSQLConnection {
  /// Runs a statement with values for `$1`, `$2` … in the current transaction, and returns its
  /// rows.
  func rows(
    of statement: String, with values: [Datum], before deadline: Deadline
  ) throws(SourceFailure) -> [[Datum]] {
    let isSent = CStrings.with(values.map { $0.words ?? "" }) { texts in
      Self.constant(texts) { texts in
        // A value without words is null, not a text.
        let pointers = values.indices.map { values[$0].words == nil ? nil : texts[$0] }
        return pointers.withUnsafeBufferPointer { pointers in
          library.sendQueryParams(
            connection, statement, Int32(values.count), nil, pointers.baseAddress, nil, nil, 0)
        }
      }
    }
    guard isSent == 1 else { throw PostgreSQLWords.failure(message) }
    var rows = QueryRows(columns: [], limit: SQLSessionLimit.rows)
    while let result = try next(before: deadline, of: statement) {
      defer { library.clear(result) }
      let count = library.nfields(result)
      for row in 0..<library.ntuples(result) {
        guard try rows.add(count, { value(result, row, $0) }) else { return rows.rows }
      }
    }
    return rows.rows
  }
}
