import CLinux
import CPostgreSQL
import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A connection to a PostgreSQL server that never waits beyond its deadline, except for the
/// system's resolver when it looks up a host name.
final class PostgreSQLConnection {
  /// The reason why waiting ended without an answer.
  enum Interruption: Error { case late, stopped }

  /// The most columns of a result; PostgreSQL itself returns no more.
  private static let mostColumns = 1664
  /// The most notifications that arrive while a statement is answered.
  private static let mostUnasked = 10_000

  let library: cpostgresql
  let connection: OpaquePointer
  /// The way between libpq and the server; `nil` while connecting.
  private var relay: PostgreSQLRelay?
  /// The bytes received since the last notification while nothing was asked: libpq keeps a whole message.
  private var receivedUnasked = 0
  /// The signal that ends all waiting, if a watch owns the connection.
  private let stop: StopSignal?
  /// Called with the channel and the payload of each notification.
  var onNotification: ((_ channel: String, _ payload: String) -> Void)?

  /// The most bytes that libpq keeps of a row, or of all rows of a statement whose rows are
  /// discarded.
  static let mostBytes = 64 << 20
  /// The most bytes that a server sends before the connection can be used.
  private static let mostGreeting = 4 << 20

  /// Connects to a server.
  ///
  /// - Parameter place: A libpq connection string or URI, a database name, or an empty text for the
  ///   settings in the environment.
  init(
    _ place: String, password: String?, environment: ProcessEnvironment? = nil,
    deadline: Deadline, stop: StopSignal? = nil
  ) throws(SourceFailure) {
    guard let library = cpostgresql_load()?.pointee else {
      throw SourceFailure(
        "libpq is not installed", "It reads PostgreSQL: sudo apt install libpq5",
        kind: .absent)
    }
    try Self.check(place, library)
    // libpq lets later settings override earlier ones: the connection string overrides what
    // precedes it, and the password overrides the connection string.
    var settings =
      PostgreSQLPlace.settings(environment) + [
        ("fallback_application_name", "widgettui"), ("keepalives_idle", "15"),
        ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("dbname", place.isEmpty ? environment?["PGDATABASE"] ?? "" : place),
        ("client_encoding", "UTF8"),
      ]
    if let password { settings.append(("password", password)) }
    let started = CStrings.with(settings.map(\.0)) { names in
      CStrings.with(settings.map(\.1)) { values in
        Self.constant(names) { names in
          Self.constant(values) { values in library.connectStartParams(names, values, 1) }
        }
      }
    }
    guard let connection = started else { throw SourceFailure("no memory for libpq") }
    self.library = library
    self.connection = connection
    self.stop = stop
    // Without this, libpq prints the server's notices.
    _ = library.setNoticeProcessor(connection, { _, _ in }, nil)
    // With it, the message of a refused connection has the server's code.
    _ = library.setErrorVerbosity(connection, PQERRORS_VERBOSE)
    try finishConnecting(before: deadline)
    _ = library.setErrorVerbosity(connection, PQERRORS_DEFAULT)
    _ = library.setnonblocking(connection, 1)
    do throws(Errno) {
      relay = try PostgreSQLRelay(of: library.socket(connection))
    } catch {
      throw SourceFailure("no descriptors", "The connection cannot be used: \(error.words).")
    }
  }

  deinit {
    // libpq says farewell to the server, which the relay passes on when it ends.
    library.finish(connection)
    relay = nil
  }

  /// The descriptor that becomes readable for answers and notifications.
  var descriptor: Int32 { relay?.server ?? library.socket(connection) }

  /// The number of the server's process for this connection, as it was told when connecting.
  var process: Int32 { library.backendPID(connection) }

  /// True if the role may do everything on the server.
  var isSuperuser: Bool {
    String(c: library.parameterStatus(connection, "is_superuser")) == "on"
  }

  /// The settings of values' texts, which the database or the role may have set to others. Older servers write all
  /// digits of a number with three more than usual.
  private static let formats =
    "SET LOCAL DateStyle = ISO; SET LOCAL IntervalStyle = postgres; SET LOCAL bytea_output = hex; "
    + "SET LOCAL extra_float_digits = 3"

  /// Runs a query in its own read-only transaction and returns its rows.
  func rows(of settings: QuerySettings, before deadline: Deadline) throws(SourceFailure)
    -> QueryRows
  {
    if let mistake = PostgreSQLStatement.mistake(in: settings.query) {
      throw SourceFailure("no rows", "\(mistake.words); \(mistake.fix ?? "")")
    }
    let timeout = max(1, deadline.milliseconds)
    try run(
      "BEGIN READ ONLY; SET LOCAL statement_timeout = \(timeout); " + Self.formats,
      before: deadline)
    let isSent = CStrings.with(settings.parameters) { values in
      Self.constant(values) { values in
        library.sendQueryParams(
          connection, settings.query, Int32(settings.parameters.count), nil, values, nil, nil, 0)
      }
    }
    guard isSent == 1 else { throw PostgreSQLWords.failure(message) }
    _ = library.setSingleRowMode(connection)
    var rows: QueryRows?
    while let result = try next(before: deadline, of: settings.query) {
      defer { library.clear(result) }
      let count = library.nfields(result)
      if rows == nil, count > 0 {
        guard count <= Self.mostColumns else { throw PostgreSQLWords.tooManyColumns }
        rows = QueryRows(
          columns: (0..<count).map { String(c: library.fname(result, $0)) }, limit: settings.limit)
      }
      for row in 0..<library.ntuples(result) {
        let isWanted = try rows?.add(count) { value(result, row, $0) }
        if isWanted == false, let rows { return rows }
      }
    }
    guard let rows else {
      throw SourceFailure("no rows", "The query must return rows, such as a SELECT.")
    }
    return rows
  }

  /// Runs statements and discards their rows.
  func run(_ statements: String, before deadline: Deadline) throws(SourceFailure) {
    guard library.sendQuery(connection, statements) == 1 else {
      throw PostgreSQLWords.failure(message)
    }
    while let result = try next(before: deadline, of: "") { library.clear(result) }
  }

  /// Subscribes to the notifications of a channel.
  func listen(to channel: String, before deadline: Deadline) throws(SourceFailure) {
    guard let name = library.escapeIdentifier(connection, channel, channel.utf8.count) else {
      throw PostgreSQLWords.failure(message)
    }
    defer { library.freemem(name) }
    try run("LISTEN \(String(cString: name))", before: deadline)
  }

  /// Consumes the notifications received so far; returns true if there were any, or `nil` if the
  /// connection is lost.
  ///
  /// - Parameter most: The most notifications: with more at once, the connection counts as lost, and
  ///   a new one begins behind them all.
  func takeNotifications(most: Int = .max) -> Bool? {
    var hasSome = false
    var count = 0
    repeat {
      receivedUnasked += relay?.receive() ?? 0
      guard library.consumeInput(connection) == 1, receivedUnasked <= Self.mostBytes else {
        return nil
      }
      let dropped = dropNotifications()
      if dropped > 0 { (hasSome, receivedUnasked) = (true, 0) }
      count += dropped
      guard count <= most else { return nil }
    } while relay?.isUnread == true
    return library.status(connection) == CONNECTION_OK ? hasSome : nil
  }

  /// Frees the notifications that libpq keeps, and returns their number.
  private func dropNotifications() -> Int {
    var count = 0
    while let notification = library.notifies(connection) {
      count += 1
      onNotification?(
        String(c: notification.pointee.relname), String(c: notification.pointee.extra))
      library.freemem(notification)
    }
    return count
  }

  var message: String { String(c: library.errorMessage(connection)) }

  /// Throws if a connection string or URI is invalid. libpq's own message is not used, since it may
  /// contain the password.
  private static func check(_ place: String, _ library: cpostgresql) throws(SourceFailure) {
    guard place.contains("=") || place.contains("://") else { return }
    guard let options = library.conninfoParse(place, nil) else {
      throw SourceFailure(
        "invalid connection string",
        "Expected postgresql://user@host/database, or words such as host=db.example dbname=shop.")
    }
    library.conninfoFree(options)
  }

  /// The most rounds of SCRAM of a connection, which take a few seconds; servers ask for 4096 of them where
  /// nobody set another number.
  private static let mostRounds = 1_000_000

  private func finishConnecting(before deadline: Deadline) throws(SourceFailure) {
    cpostgresql_permit_rounds(Self.mostRounds)
    defer { cpostgresql_permit_rounds(-1) }
    var state = PGRES_POLLING_WRITING
    while state != PGRES_POLLING_OK {
      guard clinux_received_bytes(library.socket(connection)) <= Self.mostGreeting else {
        throw PostgreSQLWords.tooMuch(Self.mostGreeting)
      }
      guard !cpostgresql_has_no_rounds() else { throw PostgreSQLWords.tooManyRounds }
      guard state != PGRES_POLLING_FAILED, library.status(connection) != CONNECTION_BAD else {
        throw PostgreSQLWords.failure(
          message, needsPassword: library.connectionNeedsPassword(connection) == 1)
      }
      do {
        try wait(for: state == PGRES_POLLING_READING ? POLLIN : POLLOUT, before: deadline)
      } catch {
        throw PostgreSQLWords.noAnswer(deadline.timeout, isConnected: false)
      }
      state = library.connectPoll(connection)
    }
  }

  /// Returns the next result, or `nil` after the last.
  func next(
    before deadline: Deadline, of query: String
  ) throws(SourceFailure) -> OpaquePointer? {
    var received = 0
    var unasked = 0
    var isLost = false
    do {
      while received <= Self.mostBytes {
        // A server that sends without end is never waited for.
        if deadline.isOver { throw Interruption.late }
        let unsent = library.flush(connection)
        relay?.send()
        if unsent == 0, library.isBusy(connection) == 0 { break }
        if relay?.isUnread != true {
          let isSending = unsent == 1 || relay?.isSending == true
          try wait(for: isSending ? POLLIN | POLLOUT : POLLIN, before: deadline)
        }
        received += relay?.receive() ?? 0
        isLost = library.consumeInput(connection) == 0
        if isLost { break }
        unasked += dropNotifications()
        if unasked > Self.mostUnasked { break }
      }
    } catch {
      cancel()
      throw PostgreSQLWords.noAnswer(deadline.timeout, isConnected: true)
    }
    // Asked for a result now, libpq would tell of a socket that it has closed itself.
    guard !isLost else { throw PostgreSQLWords.lost(message) }
    guard received <= Self.mostBytes else { throw PostgreSQLWords.tooMuch(Self.mostBytes) }
    guard unasked <= Self.mostUnasked else { throw PostgreSQLWords.flood }
    guard let result = library.getResult(connection) else {
      guard library.status(connection) == CONNECTION_OK else {
        throw PostgreSQLWords.lost(message)
      }
      return nil
    }
    switch library.resultStatus(result) {
    case PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE, PGRES_COMMAND_OK:
      if let column = binaryColumn(of: result) {
        library.clear(result)
        throw PostgreSQLWords.binary(column)
      }
      return result
    case PGRES_EMPTY_QUERY:
      library.clear(result)
      throw SourceFailure("empty query", "The query contains no statement.")
    case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE, PGRES_NONFATAL_ERROR:
      defer { library.clear(result) }
      throw failure(of: result, query, deadline)
    default:
      library.clear(result)
      throw SourceFailure("no rows", "The query must return rows, such as a SELECT.")
    }
  }

  /// Returns the name of the first column whose values are not texts, or `nil` for none.
  private func binaryColumn(of result: OpaquePointer) -> String? {
    (0..<library.nfields(result)).first { library.fformat(result, $0) != 0 }
      .map { String(c: library.fname(result, $0)) }
  }

  private func failure(
    of result: OpaquePointer, _ query: String, _ deadline: Deadline
  ) -> SourceFailure {
    func field(_ code: Character) -> String {
      String(c: library.resultErrorField(result, Int32(code.asciiValue ?? 0)))
    }
    let words = field("M")
    if field("C") == "57014" { return PostgreSQLWords.cancelled(words, deadline) }
    guard !words.isEmpty else { return PostgreSQLWords.failure(message) }
    return PostgreSQLWords.failure(
      words, code: field("C"), hint: field("H"), place: Int(field("P")), query: query)
  }

  func value(_ result: OpaquePointer, _ row: Int32, _ column: Int32) -> Datum {
    guard library.getisnull(result, row, column) == 0 else { return .null }
    return PostgreSQLValue.datum(
      String(c: library.getvalue(result, row, column)), type: library.ftype(result, column))
  }

  private func wait(for events: Int32, before deadline: Deadline) throws(Interruption) {
    while !deadline.isOver {
      if let stop {
        switch stop.wait(for: descriptor, events: events, milliseconds: deadline.milliseconds) {
        case .ready: return
        case .stopped: throw .stopped
        case .timedOut, .interrupted: continue
        }
      }
      var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      if poll(&polled, 1, deadline.milliseconds) == 1 { return }
    }
    throw .late
  }

  /// Asks the server to cancel the query. That needs a connection of its own, so it is done on a
  /// thread that is not waited for.
  private func cancel() {
    // A server that does not answer keeps the thread and its socket for good.
    let isOneMore = Self.cancellations.withLock { count in
      guard count < Self.mostCancellations else { return false }
      count += 1
      return true
    }
    guard isOneMore else { return }
    let finish = { @Sendable in Self.cancellations.withLock { $0 -= 1 } }
    guard let cancel = library.getCancel(connection) else { return finish() }
    let library = library
    nonisolated(unsafe) let request = cancel
    let isStarted = Threads.start {
      var words = [CChar](repeating: 0, count: 256)
      _ = library.cancel(request, &words, Int32(words.count))
      library.freeCancel(request)
      finish()
    }
    if !isStarted {
      library.freeCancel(cancel)
      finish()
    }
  }

  /// The number of threads that ask a server to cancel a query.
  static let cancellations = Mutex(0)
  private static let mostCancellations = 8

  /// Calls `body` with the list as one of constant texts.
  static func constant<Result>(
    _ list: UnsafePointer<UnsafeMutablePointer<CChar>?>,
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var count = 0
    while list[count] != nil { count += 1 }
    let texts = (0...count).map { list[$0].map { UnsafePointer($0) } }
    return texts.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body([nil])
    }
  }
}
