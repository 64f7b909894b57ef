/// A database connection that runs one statement after another until its deadline.
package protocol SQLSession: AnyObject {
  /// The statement that begins a read-only transaction with one snapshot of the database.
  static var beginReading: String { get }
  /// The statement that begins a transaction that writes.
  static var beginWriting: String { get }

  /// Runs a statement with values for its question marks, and returns its rows up to the session's
  /// limit.
  func rows(of statement: String, with values: [Datum]) throws(SourceFailure) -> [[Datum]]
}

extension SQLSession {
  /// Runs a statement and discards its rows.
  package func run(_ statement: String, with values: [Datum] = []) throws(SourceFailure) {
    _ = try rows(of: statement, with: values)
  }

  /// Runs `body` in a transaction that reads one snapshot of the database.
  package func reading<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    try transaction(Self.beginReading, body)
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  package func writing<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    try transaction(Self.beginWriting, body)
  }

  private func transaction<Value>(
    _ begin: String, _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    try run(begin)
    do throws(SourceFailure) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// The limit of a session's results.
enum SQLSessionLimit {
  /// The most rows, of which the statements themselves ask for fewer, and the most bytes.
  static let rows = QueryRows.Limit(rows: 100_000, bytes: 64 << 20)
}
