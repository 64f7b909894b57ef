import FoundationEssentials
import WidgetSettings
import WidgetSources

/// The light mirror of the salon's appointments, which the app and the widget share.
///
/// Both write to it; its log of changes tells the other which rows.
struct AppointmentStore: Sendable {
  let database: any AppointmentDatabase
  /// The time limit of a query in seconds.
  var timeout: TimeInterval = 10

  private static let keptChanges = 10_000

  /// Creates the store at an address from a board: a file's path, or `postgresql://…`.
  init(_ place: String, folder: String) {
    database =
      ["postgresql://", "postgres://"].contains { place.hasPrefix($0) }
      ? PostgreSQLAppointments(place: place)
      : SQLiteAppointments(path: FilePath.absolute(place, in: folder))
  }

  init(_ database: any AppointmentDatabase) { self.database = database }

  /// Returns the rows that match a predicate, the earliest first.
  func rows(matching predicate: AppointmentPredicate) throws(SourceFailure) -> [LightAppointment] {
    try Self.rows(try session(), predicate.query())
  }

  /// Returns the existing rows with some identifiers.
  func rows(of ids: [String]) throws(SourceFailure) -> [LightAppointment] {
    guard !ids.isEmpty else { return [] }
    let session = try session()
    var rows: [LightAppointment] = []
    for start in stride(from: 0, to: ids.count, by: Self.mostMarks) {
      let some = ids[start..<min(ids.count, start + Self.mostMarks)]
      let marks = some.map { _ in "?" }.joined(separator: ", ")
      let query = AppointmentPredicate().query(also: "id IN (\(marks))").0
      rows += try Self.rows(session, (query, some.map { .text($0) }))
    }
    return rows
  }

  /// The maximum number of question marks in a statement.
  private static let mostMarks = 500

  /// Returns the matching rows, and the end of the log of changes at that time.
  func state(matching predicate: AppointmentPredicate) throws(SourceFailure) -> AppointmentState {
    let session = try session()
    return try session.reading { () throws(SourceFailure) in
      AppointmentState(
        sequence: try Self.log(session).last, account: try account(in: session).name(),
        rows: try Self.rows(session, predicate.query()))
    }
  }

  /// Returns the account whose appointments these are; empty for nobody's in particular.
  func account() throws(SourceFailure) -> String { try account(in: try session()).name() }

  private func account(in session: any SQLSession) -> AppointmentAccount {
    AppointmentAccount(session: session, tables: type(of: database).accountTable)
  }

  /// Returns the end of the log of changes; 0 before there are any.
  func logEnd() throws(SourceFailure) -> Int { try Self.log(try session()).last }

  /// Returns the changes after a sequence number: the identifiers, and those of the rows that match
  /// the predicate now; `nil` if the log does not reach back so far.
  func changes(
    after sequence: Int, matching predicate: AppointmentPredicate
  ) throws(SourceFailure) -> AppointmentLog? {
    let session = try session()
    return try session.reading { () throws(SourceFailure) -> AppointmentLog? in
      let (first, last) = try Self.log(session)
      guard last >= sequence, last == sequence || first <= sequence + 1 else { return nil }
      let changed = "SELECT row_id FROM changes WHERE sequence > ?"
      let since = Datum.number(Double(sequence))
      let ids = try session.rows(of: changed, with: [since])
      return AppointmentLog(
        sequence: last, account: try account(in: session).name(),
        ids: Set(ids.compactMap { $0.first?.words }),
        rows: try Self.rows(session, predicate.query(also: "id IN (\(changed))", since)))
    }
  }

  /// Inserts rows, or changes those with the same identifiers; equal ones are not a change.
  func write(_ rows: [LightAppointment]) throws(SourceFailure) {
    try change(Self.writes(rows))
  }

  /// Writes what the back end has new for an account, all or nothing; throws if the store is another
  /// account's.
  func receive(
    _ rows: [LightAppointment], deleting ids: [String], for account: String
  ) throws(SourceFailure) {
    try change(Self.writes(rows) + Self.deletions(ids), for: account)
  }

  /// Writes the rows of the app, which an account has signed in to, and deletes those that it has no
  /// more. A row that the app has not taken over yet stays as it is, as it is newer; and one that others
  /// have deleted since `sequence` stays deleted.
  @discardableResult
  func mirror(
    _ rows: [LightAppointment], deleting ids: [String] = [], for account: String = "",
    since sequence: Int? = nil
  ) throws(SourceFailure) -> MirroredChanges {
    try writing { (session) throws(SourceFailure) in
      // First, as rows of nobody in particular are deleted for the account.
      let gone = try Self.gone(since: sequence, session)
      try self.account(in: session).claim(for: account, emptying: "light_appointments")
      let flagged = try Self.ids("SELECT id FROM light_appointments WHERE needs_sync = 1", session)
      let kept = rows.filter { !gone.contains($0.id) && !flagged.contains($0.id) }
      let statements =
        Self.writes(kept) + Self.deletions(ids.filter { !flagged.contains($0) })
      for (statement, values) in statements { try session.run(statement, with: values) }
      return MirroredChanges(
        gone: gone, flagged: flagged, sequence: try Self.log(session).last)
    }
  }

  /// Returns the rows that were deleted after a change and are not there again.
  private static func gone(
    since sequence: Int?, _ session: any SQLSession
  ) throws(SourceFailure) -> Set<String> {
    guard let sequence else { return [] }
    return try ids(
      """
      SELECT DISTINCT row_id FROM changes
      WHERE sequence > ? AND row_id NOT IN (SELECT id FROM light_appointments)
      """, session, [.number(Double(sequence))])
  }

  private static func ids(
    _ query: String, _ session: any SQLSession, _ values: [Datum] = []
  ) throws(SourceFailure) -> Set<String> {
    Set(try session.rows(of: query, with: values).compactMap { $0.first?.words })
  }

  private static func writes(_ rows: [LightAppointment]) -> [(String, [Datum])] {
    let names = LightAppointment.columns
    let updates = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    // A statement may change a row once only.
    let last = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    return statements(for: last.values.sorted { $0.id < $1.id }.map(\.values)) { marks in
      """
      INSERT INTO light_appointments (\(names.joined(separator: ", "))) VALUES \(marks) \
      ON CONFLICT (id) DO UPDATE SET \(updates)
      """
    }
  }

  private static func deletions(_ ids: [String]) -> [(String, [Datum])] {
    statements(for: ids.map { [.text($0)] }) { marks in
      "DELETE FROM light_appointments WHERE id IN (VALUES \(marks))"
    }
  }

  /// Returns statements that each handle as many rows as have room: a database of several machines is
  /// far away, and each statement is a journey there and back.
  ///
  /// - Parameter statement: Returns the statement for a list of rows of question marks.
  private static func statements(
    for rows: [[Datum]], _ statement: (_ marks: String) -> String
  ) -> [(String, [Datum])] {
    let some = max(1, mostMarks / max(1, rows.first?.count ?? 1))
    return stride(from: 0, to: rows.count, by: some).map { start in
      let rows = rows[start..<min(rows.count, start + some)]
      let marks = rows.map { row in "(\(row.map { _ in "?" }.joined(separator: ", ")))" }
      return (statement(marks.joined(separator: ", ")), rows.flatMap(\.self))
    }
  }

  /// Deletes rows; missing ones are ignored.
  func delete(_ ids: [String]) throws(SourceFailure) {
    try change(Self.deletions(ids))
  }

  /// Marks rows as taken over by the app; one that has changed in the meantime stays flagged.
  func unflag(_ rows: [LightAppointment]) throws(SourceFailure) {
    let values = rows.map { row in
      [.text(row.id), row.fullJSON.map { .text($0) } ?? .null] as [Datum]
    }
    try change(
      Self.statements(for: values) { marks in
        """
        UPDATE light_appointments SET needs_sync = 0, full_json = NULL
        WHERE (id, full_json) IN (VALUES \(marks))
        """
      })
  }

  /// Calls `onChange` after changes by others, until the watch is released.
  func watch(onChange: @escaping @Sendable () -> Void) -> (any SourceWatch)? {
    database.watch(onChange: onChange)
  }

  private func session() throws(SourceFailure) -> any SQLSession {
    try database.calendar(before: Deadline(after: timeout))
  }

  /// Runs statements in one transaction; with an account, only if the store is or becomes its.
  private func change(
    _ statements: [(String, [Datum])], for account: String? = nil
  ) throws(SourceFailure) {
    guard !statements.isEmpty || account != nil else { return }
    try writing { (session) throws(SourceFailure) in
      if let account {
        try self.account(in: session).claim(for: account, emptying: "light_appointments")
      }
      for (statement, values) in statements { try session.run(statement, with: values) }
    }
  }

  /// Runs `work` in a transaction that no other writer of the store comes between.
  private func writing<Value>(
    _ work: (any SQLSession) throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let session = try session()
    return try session.writing { () throws(SourceFailure) in
      if let lock = type(of: database).lock { try session.run(lock) }
      let value = try work(session)
      try session.run(
        "DELETE FROM changes WHERE sequence <= (SELECT max(sequence) FROM changes) - ?",
        with: [.number(Double(Self.keptChanges))])
      return value
    }
  }

  private static func rows(
    _ session: any SQLSession, _ query: (String, [Datum])
  ) throws(SourceFailure) -> [LightAppointment] {
    try session.rows(of: query.0, with: query.1).compactMap { LightAppointment($0) }
  }

  private static func log(
    _ session: any SQLSession
  ) throws(SourceFailure) -> (first: Int, last: Int) {
    let bounds = "SELECT coalesce(min(sequence), 0), coalesce(max(sequence), 0) FROM changes"
    let numbers = try session.rows(of: bounds, with: []).first ?? []
    let (first, last) = (numbers.first?.number ?? 0, numbers.last?.number ?? 0)
    return (Int(exactly: first) ?? 0, Int(exactly: last) ?? 0)
  }
}

/// The outcome of writing the app's changes to the store.
struct MirroredChanges: Hashable, Sendable {
  /// The rows that others had deleted, and which were not written therefore.
  let gone: Set<String>
  /// The rows that the app is yet to take over, and which were neither written nor deleted therefore.
  let flagged: Set<String>
  /// The end of the log of changes, with these.
  let sequence: Int
}

/// The rows of the store at a moment.
struct AppointmentState: Hashable, Sendable {
  /// The last change included in the rows.
  let sequence: Int
  /// The account whose rows they are; empty for nobody's in particular.
  let account: String
  let rows: [LightAppointment]
}

/// The changes since a moment.
struct AppointmentLog: Hashable, Sendable {
  /// The last change.
  let sequence: Int
  /// The account whose rows they are; empty for nobody's in particular.
  let account: String
  /// The identifiers of all rows that were inserted, changed or deleted, matching or not.
  let ids: Set<String>
  /// The changed rows that match now.
  let rows: [LightAppointment]
}
