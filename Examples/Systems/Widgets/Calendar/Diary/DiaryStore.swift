import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSources

/// The app's own full appointments, in an SQLite file that widgets do not read.
struct DiaryStore: Sendable {
  let path: String
  var timeout: TimeInterval = 10

  private static let schema = [
    "CREATE TABLE IF NOT EXISTS appointments (id TEXT PRIMARY KEY, json TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value INTEGER NOT NULL)",
    """
    CREATE TABLE IF NOT EXISTS changes (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL)
    """,
    "CREATE TABLE IF NOT EXISTS account (name TEXT NOT NULL)",
    """
    CREATE TABLE IF NOT EXISTS replaced (number INTEGER PRIMARY KEY, id TEXT NOT NULL, json TEXT NOT NULL)
    """,
  ]

  /// Creates the file if it is missing, and its log of changes if that is missing; everything in
  /// the file then counts as changed.
  func prepare() throws(SourceFailure) {
    let session = try SQLiteConnection(path, for: .making, deadline: Deadline(after: timeout))
    try session.writing { () throws(SourceFailure) in
      for statement in Self.schema { try session.run(statement) }
      guard try session.rows(of: Self.hasTriggers, with: []).isEmpty else { return }
      for (event, row) in [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")] {
        try session.run(
          """
          CREATE TRIGGER appointments_\(event.lowercased()) AFTER \(event) ON appointments
          BEGIN INSERT INTO changes (id) VALUES (\(row).id); END
          """)
      }
      try session.run("INSERT INTO changes (id) SELECT id FROM appointments")
    }
  }

  private static let hasTriggers = """
    SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND name = 'appointments_insert'
    """

  /// Returns the account that has signed in to the app; empty if nobody has.
  func account() throws(SourceFailure) -> String {
    guard access(path, F_OK) == 0 else { return "" }
    let session = try session()
    return try AppointmentAccount(session: session, tables: SQLiteAppointments.accountTable).name()
  }

  /// Returns an appointment, or `nil` if the app does not have it.
  func find(_ id: String) throws(SourceFailure) -> FullAppointment? {
    guard access(path, F_OK) == 0 else { return nil }
    let rows = try session().rows(
      of: "SELECT json FROM appointments WHERE id = ?", with: [.text(id)])
    guard let json = rows.first?.first?.text else { return nil }
    return try FullAppointment(json: json)
  }

  /// Stores appointments, replacing those with the same identifiers.
  func save(_ appointments: [FullAppointment]) throws(SourceFailure) {
    guard !appointments.isEmpty else { return }
    let session = try session()
    try session.writing { () throws(SourceFailure) in
      for appointment in appointments { try save(appointment, session) }
    }
  }

  private func save(
    _ appointment: FullAppointment, _ session: SQLiteConnection
  ) throws(SourceFailure) {
    try session.run(
      """
      INSERT INTO appointments VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET json = excluded.json
      """, with: [.text(appointment.id), .text(appointment.json)])
  }

  /// Stores what the back end has, whose word counts: an appointment that was changed here and is not
  /// mirrored yet goes to the table `replaced`. Returns the identifiers of those.
  func take(_ appointments: [FullAppointment]) throws(SourceFailure) -> [String] {
    let session = try session()
    return try session.writing { () throws(SourceFailure) in
      var replaced: [String] = []
      for appointment in appointments {
        if try keep(appointment.id, insteadOf: appointment.json, session) {
          replaced.append(appointment.id)
        }
        try save(appointment, session)
        // The mirror has it already.
        try session.run("DELETE FROM changes WHERE id = ?", with: [.text(appointment.id)])
      }
      return replaced
    }
  }

  /// Keeps an appointment of which a change was not mirrored yet before another takes its place, and
  /// returns true if there is such a change.
  private func keep(
    _ id: String, insteadOf json: String?, _ session: SQLiteConnection
  ) throws(SourceFailure) -> Bool {
    let changed = """
      FROM appointments WHERE id = ? AND json IS NOT ? AND id IN (SELECT id FROM changes)
      """
    let values = [Datum.text(id), json.map { .text($0) } ?? .null]
    guard try !session.rows(of: "SELECT 1 \(changed)", with: values).isEmpty else { return false }
    try session.run("INSERT INTO replaced (id, json) SELECT id, json \(changed)", with: values)
    try session.run(
      "DELETE FROM replaced WHERE number <= (SELECT max(number) FROM replaced) - ?",
      with: [.number(Double(Self.keptReplaced))])
    return true
  }

  private static let keptReplaced = 1_000

  /// Mirrors all changes since the last call, made here or in another process. What others have deleted
  /// from the shared calendar meanwhile is deleted here. Returns the identifiers of appointments that
  /// were changed here and deleted there.
  func mirror(into store: AppointmentStore) throws(SourceFailure) -> [String] {
    var replaced = try deleteGone(from: store)
    let session = try session()
    try takeChanges { (kept, deleted, account) throws(SourceFailure) in
      let outcome = try store.mirror(
        kept.map(\.light), deleting: deleted, for: account, since: try mirrored(session))
      replaced += try delete(outcome.gone.sorted())
      try note(outcome.sequence, session)
      return outcome.flagged
    }
    return replaced
  }

  /// Returns the last change of the shared calendar that is known here; `nil` before the first.
  private func mirrored(_ session: SQLiteConnection) throws(SourceFailure) -> Int? {
    let known = try session.rows(of: "SELECT value FROM state WHERE name = 'mirror'", with: [])
    return known.first?.first?.number.flatMap { Int(exactly: $0) }
  }

  /// Deletes the appointments that others have deleted from the shared calendar since the last call,
  /// also while the app did not run, and returns the identifiers of those that were changed here. A
  /// calendar that began anew has deleted none, and gets all.
  func deleteGone(from store: AppointmentStore) throws(SourceFailure) -> [String] {
    guard try store.account() == account() else { return [] }
    let session = try session()
    let since = try mirrored(session)
    guard let since, let log = try store.changes(after: since, matching: AppointmentPredicate())
    else {
      try session.run("INSERT INTO changes (id) SELECT id FROM appointments")
      try note(try store.logEnd(), session)
      return []
    }
    let replaced = try delete(log.ids.subtracting(log.rows.map(\.id)).sorted())
    if log.sequence != since { try note(log.sequence, session) }
    return replaced
  }

  private func note(_ sequence: Int, _ session: SQLiteConnection) throws(SourceFailure) {
    try session.run(
      "INSERT OR REPLACE INTO state VALUES ('mirror', ?)", with: [.number(Double(sequence))])
  }

  /// Deletes appointments; one that was changed and is not mirrored yet goes to the table `replaced`.
  /// Returns the identifiers of those.
  @discardableResult
  func delete(_ ids: [String]) throws(SourceFailure) -> [String] {
    guard !ids.isEmpty else { return [] }
    let session = try session()
    return try session.writing { () throws(SourceFailure) in
      var replaced: [String] = []
      for id in ids {
        if try keep(id, insteadOf: nil, session) { replaced.append(id) }
        try session.run("DELETE FROM appointments WHERE id = ?", with: [.text(id)])
      }
      return replaced
    }
  }

  /// Passes `take` all changes that it has not got yet, made here or in another process, and clears their
  /// log except for the identifiers that `take` returns, unless it fails.
  private func takeChanges(
    _ take: (
      _ kept: [FullAppointment], _ deleted: [String], _ account: String
    ) throws(SourceFailure) -> Set<String>
  ) throws(SourceFailure) {
    let session = try session()
    let last = try session.rows(of: "SELECT coalesce(max(sequence), 0) FROM changes", with: [])
    let sequence = last.first?.first ?? .number(0)
    let rows = try session.rows(
      of: """
        SELECT DISTINCT c.id, a.json FROM changes c LEFT JOIN appointments a ON a.id = c.id
        WHERE c.sequence <= ? ORDER BY c.id
        """, with: [sequence])
    guard !rows.isEmpty else { return }
    // Invalid appointments are left out of the mirror, so that they do not stop it.
    let kept = rows.compactMap { row in
      row.last?.text.flatMap { json in try? FullAppointment(json: json) }
    }
    let deleted = rows.filter { $0.last == .null }.compactMap { $0.first?.words }
    let account = AppointmentAccount(session: session, tables: SQLiteAppointments.accountTable)
    let left = try take(kept, deleted, try account.name())
    let taken = Set(rows.compactMap { $0.first?.words }).subtracting(left)
    try session.writing { () throws(SourceFailure) in
      for id in taken.sorted() {
        try session.run(
          "DELETE FROM changes WHERE id = ? AND sequence <= ?", with: [.text(id), sequence])
      }
    }
  }

  /// True if another process runs the app, which then takes over flagged rows itself.
  var isOpenElsewhere: Bool { isLocked("running") }

  /// True if another process, which is starting the app, has not ended its initial sync yet: the gate
  /// between processes, which opens as well when that process ends.
  var isSyncingElsewhere: Bool { isLocked("syncing") }

  private func isLocked(_ ending: String) -> Bool {
    let descriptor = open("\(path).\(ending)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Opens the file for writing, also to read it: a connection that only reads cannot undo what a writer left
  /// unfinished when its process ended.
  private func session() throws(SourceFailure) -> SQLiteConnection {
    try SQLiteConnection(path, for: .writing, deadline: Deadline(after: timeout))
  }
}
