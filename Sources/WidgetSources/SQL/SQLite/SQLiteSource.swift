import FoundationEssentials
import WidgetBase
import WidgetSettings

/// A source that reads a query's rows from an SQLite file, and never writes to it.
struct SQLiteSource: Source {
  let path: String
  let query: QuerySettings

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let deadline = Deadline(after: request.timeout)
    let file = try SQLiteFile(request.path(path))
    let rows = try SQLiteTask.rows(of: try query.resolved(request), in: file, before: deadline)
    return Reading(rows.datum(wantsValue: query.wantsValue), at: request.now)
  }

  /// Watches for the commits of other programs.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    SQLiteWatch.start(request.path(path), onChange: onChange)
  }

  /// Returns the path of the file, and of its write-ahead log if that exists, since the last
  /// commits may be only in the log.
  func files(_ request: SourceRequest) -> [String] { SQLiteWatch.files(of: request.path(path)) }
}

extension SourceKind {
  /// The kind of a query of an SQLite file.
  package static var sqlite: SourceKind {
    SourceKind(
      name: "sqlite", note: "The rows that a query gives from an SQLite file.",
      schema: .file(), keys: QuerySettings.keys()
    ) { settings in
      SQLiteSource(path: settings["sqlite"]?.text ?? "", query: QuerySettings(settings))
    }
  }
}
