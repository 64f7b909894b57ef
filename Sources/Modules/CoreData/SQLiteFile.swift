@_exported import AppleFoundation
internal import CSQLite

/// A value in a cell of a table of SQLite.
package enum SQLValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes(Data)
}

/// An error of SQLite, in words.
package struct SQLiteFailure: Error, CustomStringConvertible {
  package let description: String
}

/// A database of SQLite that is read and written.
package final class SQLiteFile: @unchecked Sendable {
  private let library: csqlite
  private let database: OpaquePointer
  private let lock = NSRecursiveLock()

  /// The milliseconds to wait while another process writes.
  private static let patience: Int32 = 5000

  /// Opens a file and creates it if it is missing; `nil` keeps all in memory.
  package init(_ path: String?) throws {
    guard let library = csqlite_load()?.pointee else {
      throw SQLiteFailure(description: "libsqlite3 is not installed")
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = library.open_v2(path ?? ":memory:", &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let words = opened.flatMap { library.errmsg($0) }.map { String(cString: $0) }
      _ = opened.map { library.close_v2($0) }
      throw SQLiteFailure(description: "\(path ?? "memory"): \(words ?? "cannot be opened")")
    }
    (self.library, database) = (library, opened)
    _ = library.busy_timeout(database, Self.patience)
  }

  deinit { _ = library.close_v2(database) }

  /// Runs a statement and returns its rows.
  @discardableResult
  package func run(_ text: String, _ values: [SQLValue] = []) throws -> [[SQLValue]] {
    lock.lock()
    defer { lock.unlock() }
    var statement: OpaquePointer?
    guard library.prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure(text)
    }
    defer { _ = library.finalize(statement) }
    for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
    var rows: [[SQLValue]] = []
    while true {
      switch library.step(statement) {
      case SQLITE_ROW: rows.append(row(statement))
      case SQLITE_DONE: return rows
      default: throw failure(text)
      }
    }
  }

  /// Runs statements that take effect together or not at all.
  package func transaction(_ body: () throws -> Void) throws {
    lock.lock()
    defer { lock.unlock() }
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Makes a table, or adds the columns that it lacks.
  package func prepare(table: String, columns: [String]) throws {
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = list.isEmpty ? "" : ", " + list
    try run(
      "CREATE TABLE IF NOT EXISTS \"\(table)\" (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(rest))"
    )
    let known = try run("PRAGMA table_info(\"\(table)\")").compactMap { row -> String? in
      if case .text(let name) = row[1] { name.uppercased() } else { nil }
    }
    for column in columns where !known.contains(column.uppercased()) {
      try run("ALTER TABLE \"\(table)\" ADD COLUMN \"\(column)\"")
    }
  }

  private func failure(_ text: String) -> SQLiteFailure {
    let words = library.errmsg(database).map { String(cString: $0) } ?? "unknown"
    return SQLiteFailure(description: "\(words), in \(text)")
  }

  private func bind(_ value: SQLValue, _ index: Int32, _ statement: OpaquePointer) {
    switch value {
    case .null: _ = library.bind_null(statement, index)
    case .integer(let number): _ = library.bind_int64(statement, index, number)
    case .real(let number): _ = library.bind_double(statement, index, number)
    case .text(let text): _ = csqlite_bind_copy(statement, index, text, Int32(text.utf8.count))
    case .bytes(let data):
      data.withUnsafeBytes {
        _ = csqlite_bind_bytes(statement, index, $0.baseAddress, Int32($0.count))
      }
    }
  }

  private func row(_ statement: OpaquePointer) -> [SQLValue] {
    (0..<library.column_count(statement)).map { index in
      switch library.column_type(statement, index) {
      case SQLITE_INTEGER: return .integer(library.column_int64(statement, index))
      case SQLITE_FLOAT: return .real(library.column_double(statement, index))
      case SQLITE_TEXT:
        return .text(library.column_text(statement, index).map { String(cString: $0) } ?? "")
      case SQLITE_BLOB:
        let count = Int(library.column_bytes(statement, index))
        return .bytes(
          library.column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
      default: return .null
      }
    }
  }
}

extension SQLiteFile {
  /// Opens the file at a place and creates its folder if that is missing.
  ///
  /// If a file is missing and cannot be created, all is in memory and nothing is kept, as is said
  /// where `WIDGETTUI_LOG` is set: an empty store is what a program finds in a new file too.
  package static func shared(at url: URL) throws -> SQLiteFile {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try SQLiteFile(url.path)
    } catch {
      guard !FileManager.default.fileExists(atPath: url.path) else { throw error }
      Absence.report("keeping \(url.path): \(error)")
      return try SQLiteFile(nil)
    }
  }
}
