import CSQLite
import FoundationEssentials
import Glibc
package import WidgetBase
import WidgetSettings

/// A connection to an SQLite file, for one query or for a session.
package final class SQLiteConnection {
  /// The access to a file.
  package enum Access: Sendable {
    case reading, writing
    /// Reading a file whose path has no links, and following none that come to be there.
    case readingPlace
    /// Writing, creating the file if it does not exist.
    case making

    fileprivate var flags: Int32 {
      switch self {
      case .reading: SQLITE_OPEN_READONLY
      case .readingPlace: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOFOLLOW
      case .writing: SQLITE_OPEN_READWRITE
      case .making: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// The limits of a file that is read, whose author may have written views.
  private static let limits: [(limit: Int32, most: Int32)] = [
    (SQLITE_LIMIT_LENGTH, 1 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20),
    (SQLITE_LIMIT_COLUMN, 2000), (SQLITE_LIMIT_EXPR_DEPTH, 1000),
    (SQLITE_LIMIT_COMPOUND_SELECT, 500), (SQLITE_LIMIT_VDBE_OP, 100_000),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000), (SQLITE_LIMIT_ATTACHED, 0),
  ]
  /// The greatest length of a value in a file that is written, in bytes.
  private static let longestWritten: Int32 = 4 << 20
  /// The most memory of all connections of this process, in bytes. What a query of such a file sorts is kept in memory, so that
  /// no query fills a disk.
  private static let memory: Int64 = 256 << 20
  /// The number of SQLite's virtual machine steps between two checks of the deadline, which take a
  /// fraction of a millisecond.
  private static let steps: Int32 = 1000

  private let sqlite: csqlite
  private let database: OpaquePointer
  /// The deadline, in memory that SQLite's callback reads.
  private let deadline: UnsafeMutablePointer<Deadline>

  /// Opens a file; all operations on it end at the deadline.
  package init(
    _ path: String, for access: Access = .reading, deadline: Deadline
  ) throws(SourceFailure) {
    guard let sqlite = csqlite_load()?.pointee else {
      throw SourceFailure(
        "SQLite is not installed", "Its library is missing: sudo apt install libsqlite3-0",
        kind: .absent)
    }
    try Self.refusePipes(path)
    var opened: OpaquePointer?
    let code = sqlite.open_v2(path, &opened, access.flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let database = opened else {
      throw SourceFailure("no memory for SQLite")
    }
    guard code == SQLITE_OK else {
      let words = String(c: sqlite.errmsg(database))
      _ = sqlite.close_v2(database)
      throw SourceFailure(words, "\(path): \(words).")
    }
    self.sqlite = sqlite
    self.database = database
    self.deadline = .allocate(capacity: 1)
    self.deadline.initialize(to: deadline)
    _ = sqlite.limit(database, SQLITE_LIMIT_LENGTH, Self.longestWritten)
    _ = sqlite.busy_timeout(database, deadline.milliseconds)
    sqlite.progress_handler(
      database, Self.steps,
      { context in
        guard let context else { return 0 }
        return context.assumingMemoryBound(to: Deadline.self).pointee.isOver ? 1 : 0
      }, self.deadline)
    if access == .reading || access == .readingPlace { try confine() }
  }

  /// Sets the limits of a file whose author is not trusted.
  private func confine() throws(SourceFailure) {
    for (limit, most) in Self.limits { _ = sqlite.limit(database, limit, most) }
    csqlite_confine(database)
    _ = sqlite.hard_heap_limit64(Self.memory)
    try run("PRAGMA temp_store = MEMORY")
  }

  /// Throws if the file, or one of those that SQLite has beside it, is a pipe or a device, which
  /// SQLite would wait for.
  private static func refusePipes(_ path: String) throws(SourceFailure) {
    for path in ["", "-wal", "-shm", "-journal"].map({ path + $0 }) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
      throw SourceFailure(
        "\(FilePath.parts(path).name) is not a regular file",
        "\(path) is a folder, a pipe or a device; expected an SQLite file.")
    }
  }

  deinit {
    _ = sqlite.close_v2(database)
    deadline.deallocate()
  }

  /// Has SQLite open all files that it needs for reading: the write-ahead log and what belongs to it.
  func openFiles() throws(SourceFailure) { try run("PRAGMA schema_version") }

  /// Runs a read-only query and returns its rows.
  func rows(of settings: QuerySettings) throws(SourceFailure) -> QueryRows {
    let statement = try prepared(settings.query)
    defer { _ = sqlite.finalize(statement) }
    guard sqlite.stmt_readonly(statement) != 0 else {
      throw SourceFailure(
        "query would write", "The file is opened read-only: the query must be a SELECT.")
    }
    try bind(settings.parameters.map(Self.untyped), to: statement)
    return try taken(statement, settings.query, limit: settings.limit)
  }

  /// Steps through a statement and returns its rows.
  private func taken(
    _ statement: OpaquePointer, _ query: String, limit: QueryRows.Limit
  ) throws(SourceFailure) -> QueryRows {
    let count = sqlite.column_count(statement)
    var rows = QueryRows(
      columns: (0..<count).map { String(c: sqlite.column_name(statement, $0)) }, limit: limit)
    while true {
      switch sqlite.step(statement) {
      case SQLITE_ROW:
        guard try rows.add(count, { value(statement, $0) }) else { return rows }
      case SQLITE_DONE: return rows
      case let code: throw failure(code, in: query)
      }
    }
  }

  private func prepared(_ query: String) throws(SourceFailure) -> OpaquePointer {
    var statement: OpaquePointer?
    let (code, rest) = query.withCString { start in
      var tail: UnsafePointer<CChar>?
      let code = sqlite.prepare_v2(database, start, -1, &statement, &tail)
      return (code, tail.map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_OK else { throw failure(code, in: query) }
    guard let statement else {
      throw SourceFailure("empty query", "The query contains no statement.")
    }
    guard rest.utf8.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ";") }) || rest.isComment else {
      _ = sqlite.finalize(statement)
      throw SourceFailure(
        "more than one statement",
        "The query must be one statement; after it comes: \(rest.cut(60))")
    }
    return statement
  }

  /// Returns a number if the text is written as SQLite would write it, else the text: texts on a
  /// board have no types.
  private static func untyped(_ text: String) -> Datum {
    guard let number = Datum.text(text).number else { return .text(text) }
    let isWritten = Int64(text).map { "\($0)" == text && Int64(exactly: number) == $0 }
    return isWritten ?? ("\(number)" == text) ? .number(number) : .text(text)
  }

  /// Binds values to a statement's parameters; a parameter that is not bound is null.
  private func bind(_ values: [Datum], to statement: OpaquePointer) throws(SourceFailure) {
    let wanted = Int(sqlite.bind_parameter_count(statement))
    guard wanted == values.count else {
      throw SourceFailure(
        "wrong number of parameters",
        "The query has \(wanted) placeholders, and parameters: has \(values.count) values.")
    }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code: Int32
      if case .number(let number) = value {
        code =
          Int64(exactly: number).map { sqlite.bind_int64(statement, place, $0) }
          ?? sqlite.bind_double(statement, place, number)
      } else if let text = value.words {
        code = csqlite_bind_copy(statement, place, text, Int32(clamping: text.utf8.count))
      } else {
        continue
      }
      guard code == SQLITE_OK else { throw failure(code, in: "") }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: Int32) -> Datum {
    switch sqlite.column_type(statement, column) {
    case SQLITE_INTEGER:
      return Datum(whole: sqlite.column_int64(statement, column))
    case SQLITE_FLOAT: return .number(sqlite.column_double(statement, column))
    case SQLITE_TEXT:
      guard let start = sqlite.column_text(statement, column) else { return .null }
      let count = Int(sqlite.column_bytes(statement, column))
      return .text(
        String(received: UnsafeBufferPointer(start: start, count: count)))
    case SQLITE_BLOB: return .text("\(sqlite.column_bytes(statement, column)) bytes")
    default: return .null
    }
  }

  /// Returns the failure of a query that was not done at its deadline.
  static func late(_ deadline: Deadline) -> SourceFailure {
    .timeout(
      deadline.timeout,
      "The query took longer than its timeout of \(Spans.words(deadline.timeout)).")
  }

  /// Returns the failure with SQLite's message, and the place in the query if SQLite reports it.
  private func failure(_ code: Int32, in query: String) -> SourceFailure {
    switch code & 0xff {
    case SQLITE_INTERRUPT: return Self.late(deadline.pointee)
    case SQLITE_BUSY, SQLITE_LOCKED:
      let seconds = Spans.words(deadline.pointee.timeout)
      return SourceFailure(
        "database is locked", "Another program kept the file locked for \(seconds).")
    default: break
    }
    let words = String(c: sqlite.errmsg(database))
    let offset = Int(sqlite.error_offset(database))
    guard offset >= 0, offset < query.utf8.count else {
      return SourceFailure(words, "SQLite: \(words).")
    }
    let rest = String(decoding: query.utf8.dropFirst(offset), as: UTF8.self).cut(40)
    return SourceFailure(words, "SQLite: \(words), at: \(rest)")
  }
}

extension SQLiteConnection: SQLSession {
  package static let beginReading = "BEGIN"
  // A transaction that first reads and then writes could find that another wrote in between.
  package static let beginWriting = "BEGIN IMMEDIATE"

  package func rows(of query: String, with values: [Datum]) throws(SourceFailure) -> [[Datum]] {
    let statement = try prepared(query)
    defer { _ = sqlite.finalize(statement) }
    try bind(values, to: statement)
    return try taken(statement, query, limit: SQLSessionLimit.rows).rows
  }
}

extension String {
  /// True if the rest of a query is only a comment.
  fileprivate var isComment: Bool {
    let start = drop { $0.isWhitespace || $0 == ";" }
    return start.hasExactPrefix("--") && !start.contains { $0 == "\n" }
  }
}
