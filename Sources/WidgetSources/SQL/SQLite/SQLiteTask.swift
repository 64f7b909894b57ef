import CSQLite
import Dispatch
import Synchronization
import WidgetBase
import WidgetWorker

/// The query of an SQLite file, apart from this process: whoever may write the file can cut what SQLite has mapped of
/// it, which ends the process, and can have one step of a query take any time.
enum SQLiteTask: ParsingTask {
  static let name = "sqlite"
  static let subject = "query"
  static let most = 8

  static func prepare(_ hint: [UInt8]) { _ = csqlite_load() }

  /// Opens the file, gives up the access to all others, and runs the query.
  static func perform(_ input: [UInt8], confine: () -> Void) -> [UInt8] {
    guard let (settings, _) = DatumCoding.beginning(of: input) else { return [] }
    return answer { () throws(SourceFailure) in try result(settings, confine: confine) }
  }

  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum {
    try result(settings) {}
  }

  private static func result(
    _ settings: Datum, confine: () -> Void
  ) throws(SourceFailure) -> Datum {
    guard let place = SQLitePlace(settings["place"]), let query = QuerySettings(settings["query"]),
      let left = settings["left"]?.number, let timeout = settings["timeout"]?.number
    else { return .null }
    return try place.guarding { () throws(SourceFailure) in
      let connection = try SQLiteConnection(
        place.path, for: .readingPlace, deadline: Deadline(left: left, of: timeout))
      try connection.openFiles()
      confine()
      return try connection.rows(of: query).datum
    }
  }

  /// Returns the rows of a query of a file, which stays open until the worker has answered: its number is still its own.
  static func rows(
    of query: QuerySettings, in file: borrowing SQLiteFile, before deadline: Deadline
  ) throws(SourceFailure) -> QueryRows {
    let path = file.place.path
    let room = room(of: path)
    guard room.wait(timeout: .now() + .milliseconds(Int(deadline.milliseconds))) == .success else {
      throw SQLiteConnection.late(deadline)
    }
    defer { room.signal() }
    // The query ends by itself just before it is killed, and says why.
    let grace = min(0.5, deadline.left / 10)
    let settings: Datum = [
      "place": file.place.datum, "query": query.datum,
      "left": .number(max(0.001, deadline.left - grace)), "timeout": .number(deadline.timeout),
    ]
    let answer: Result<Datum, SourceFailure>
    do throws(WorkerFailure) {
      answer = try self.answer(settings, hint: "", subject: path, before: deadline)
    } catch {
      throw failure(error, path, deadline)
    }
    return QueryRows(try answer.get(), limit: query.limit)
  }

  /// The room for queries of each file, so that one file's author does not keep those of others waiting.
  private static let rooms = Mutex<[String: DispatchSemaphore]>([:])

  private static func room(of path: String) -> DispatchSemaphore {
    rooms.withLock { rooms in
      let room = rooms[path] ?? DispatchSemaphore(value: most / 2)
      rooms[path] = room
      return room
    }
  }

  private static func failure(
    _ failure: WorkerFailure, _ path: String, _ deadline: Deadline
  ) -> SourceFailure {
    switch failure {
    case .late: SQLiteConnection.late(deadline)
    case .ended:
      SourceFailure(
        "the query's process ended",
        "It read \(path). The file was cut meanwhile, or the query took more than \(memory >> 20) "
          + "MiB of memory; it ran apart and nothing else is affected.")
    case .tooLong, .unavailable: self.failure(failure, deadline)
    }
  }
}
