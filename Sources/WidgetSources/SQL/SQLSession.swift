/// A connection to a database on which statements run one after another, until its deadline.
package protocol SQLSession: AnyObject {
  /// The statement that begins a transaction of one state of the database, which writes nothing.
  static var beginReading: String { get }
  /// The statement that begins a transaction which writes.
  static var beginWriting: String { get }

  /// Runs a statement, with values in place of its question marks, and takes its rows, no more than
  /// there is room for.
  func rows(of statement: String, with values: [Datum]) throws(SourceFailure) -> [[Datum]]
}

extension SQLSession {
  /// Runs a statement whose rows are of no interest.
  package func run(_ statement: String, with values: [Datum] = []) throws(SourceFailure) {
    _ = try rows(of: statement, with: values)
  }

  /// Does all of `body` by one state of the database.
  package func reading<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    try transaction(Self.beginReading, body)
  }

  /// Does all of `body`, or none of it where it fails.
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

/// How much of a result a session keeps.
enum SQLSessionLimit {
  /// The most rows, of which statements themselves ask for fewer, and the most bytes.
  static let rows = QueryRows.Limit(rows: 100_000, bytes: 64 << 20)
}
