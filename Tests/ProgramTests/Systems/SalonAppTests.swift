import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTesting

/// The salon's app as a process of its own with the rich model, beside the widgets with the light
/// one, which share a file or a PostgreSQL database: insertions, changes and deletions go both ways.
@Suite("The salon's app", .fewAtOnce)
struct SalonAppTests {
  private static let patience = Duration.seconds(240)

  /// The app with the board of its calendar.
  private final class Salon: Sendable {
    let stand: SystemStand
    private let app = RunningServer()
    let diary: String
    /// The shared calendar: a file, or a database's address.
    let shared: String

    /// Starts the app; with a database's name, the shared calendar is a PostgreSQL database of that name.
    init(database: String? = nil) async throws {
      stand = try SystemStand("calendar")
      let place = "\(stand.folder.path)/salon"
      diary = "\(place)/salon.sqlite"
      if let database {
        let server = try PostgreSQLServer.shared.get()
        try server.run("CREATE DATABASE \(database)")
        shared =
          "postgresql://tester:se%20cret%2F%40%3A%27@127.0.0.1:\(server.port)/\(database)"
        let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
        try stand.folder.write(
          "board.yaml",
          board.replacing("store: \(place)/shared.sqlite", with: "store: \"\(shared)\""))
      } else {
        shared = "\(place)/shared.sqlite"
      }
      try await stand.app(
        "calendar", "--store", diary, database == nil ? "--shared" : "--postgres", shared, "list")
      try start()
    }

    deinit { app.end() }

    /// Starts the app's process.
    func start() throws { app.start([try Program.systems().path, "salon", diary, shared]) }

    /// Ends the app's process.
    func stop() { app.stop() }

    /// Runs SQL on the diary or on the shared calendar in another process, and returns the first row.
    @discardableResult
    func sql(_ statement: String, in path: String) async throws -> String {
      if path.hasPrefix("postgresql:") {
        let outcome = try await Program("psql").run(
          ["-X", "-A", "-t", "-F", " ", "-v", "ON_ERROR_STOP=1", "-d", path, "-c", statement],
          timeout: .seconds(30))
        try #require(outcome.ending == .exited(0), "\(outcome.standardError)")
        return String(outcome.standardOutput.prefix { !$0.isNewline })
      }
      let script = """
        import sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], timeout=20)
        with connection:
            for row in connection.execute(sys.argv[2]):
                print(*row)
                break
        """
      let outcome = try await Program("python3").run(
        ["-c", script, path, statement], timeout: .seconds(30))
      try #require(outcome.ending == .exited(0), "\(outcome.standardError)")
      return String(outcome.standardOutput.prefix { !$0.isNewline })
    }

    /// Returns the whole appointment that the app has; empty if it has none.
    func whole(_ id: String) async throws -> String {
      try await sql("SELECT json FROM appointments WHERE id = '\(id)'", in: diary)
    }

    /// Waits until the widgets have received all that the back end has, and the app has taken it over.
    func waitsForTheSync() async throws {
      struct Page: Decodable {
        struct Appointment: Decodable { let id: String }
        let appointments: [Appointment]
        let sequence: Int
        let more: Bool
      }
      var (ids, last) = (Set<String>(), Page?.none)
      while last?.more != false {
        let answer = try await stand.send(
          "GET", "/calendar/appointments?since=\(last?.sequence ?? 0)")
        let page = try JSONDecoder().decode(Page.self, from: Data(answer.utf8))
        ids.formUnion(page.appointments.map(\.id))
        last = page
      }
      let wanted = "\(ids.count) 0"
      try await waits(for: "all \(ids.count) rows taken over") {
        try await sql("SELECT count(*), sum(needs_sync) FROM light_appointments", in: shared)
      } until: {
        $0 == wanted
      }
    }

    /// Waits until a value is as wanted, and says what it was otherwise.
    func waits(
      for wanted: String, _ value: () async throws -> String, until isWanted: (String) -> Bool
    ) async throws {
      let end = ContinuousClock.now + SalonAppTests.patience
      while true {
        let now = try await value()
        if isWanted(now) { return }
        guard ContinuousClock.now < end else {
          throw TimeUp(
            awaited: wanted, timeout: SalonAppTests.patience,
            seen: [("value", now), ("app", app.said)])
        }
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  @Test(arguments: [nil, "salon_both_ways"])
  func whatChangesGoesBothWays(database: String?) async throws {
    let salon = try await Salon(database: database)
    let stand = salon.stand
    let session = try await stand.dashboard()
    // The widget receives what the app has never seen, and the app takes all of it over, whole.
    let sent = try await stand.send("GET", "/calendar/appointments/apt-2")
    #expect(sent.contains("granularity_minutes"))
    try await salon.waitsForTheSync()
    #expect(try await salon.whole("apt-2").contains("granularity_minutes"))
    // What changes in the app changes on the screen, without a key: an appointment that is to come
    // is on the board, or becomes so by its change.
    let id = try await salon.sql(
      """
      SELECT id FROM light_appointments WHERE starts > '\(Date.now.ISO8601Format())'
      AND employee = 'Nora' ORDER BY starts LIMIT 1
      """, in: salon.shared)
    try await salon.sql(
      "UPDATE appointments SET json = json_set(json, '$.customer.name', 'Zoe Hart') WHERE id = '\(id)'",
      in: salon.diary)
    try await session.waitFor(Self.patience) { $0.contains("Zoe Hart") }
    try await salon.sql("DELETE FROM appointments WHERE id = '\(id)'", in: salon.diary)
    try await session.waitFor(Self.patience) { !$0.contains("Zoe Hart") }
    // What changes at the back end comes through the widget, and so do deletions.
    try await stand.send(
      "PUT", "/calendar/appointments/apt-2", #"{"notes": "Rings when she is near"}"#)
    try await session.send("r")
    try await salon.waits(for: "the notes") {
      try await salon.whole("apt-2")
    } until: {
      $0.contains("Rings when she is near")
    }
    try await stand.send("DELETE", "/calendar/appointments/apt-2")
    try await session.send("r")
    try await salon.waits(for: "the deletion") {
      try await salon.whole("apt-2")
    } until: {
      $0.isEmpty
    }
  }

  /// Both sides change while the app does not run. Where they changed the same appointment, what the back
  /// end has is newer: the app takes it over, whole, and it is not overwritten in the mirror.
  @Test(arguments: [nil, "salon_meanwhile"])
  func whatChangedMeanwhileIsSettledWhenTheAppStarts(database: String?) async throws {
    let salon = try await Salon(database: database)
    let stand = salon.stand
    let session = try await stand.dashboard()
    try await salon.waitsForTheSync()
    let own = try await salon.sql("SELECT count(*) FROM appointments", in: salon.diary)
    salon.stop()
    // Each side changes apt-2, deletes an appointment, and changes another.
    try await salon.sql(
      """
      UPDATE appointments SET json = json_set(json, '$.customer.name', 'Diary Only') WHERE id IN ('apt-2', 'apt-4')
      """, in: salon.diary)
    try await salon.sql("DELETE FROM appointments WHERE id = 'apt-3'", in: salon.diary)
    for (id, notes) in [("apt-2", "Rings when she is near"), ("apt-5", "Has a dog")] {
      try await stand.send("PUT", "/calendar/appointments/\(id)", #"{"notes": "\#(notes)"}"#)
    }
    try await stand.send("DELETE", "/calendar/appointments/apt-6")
    try await session.send("r")
    // The widget has received all of it; nobody has taken it over.
    let flagged = """
      SELECT count(*), min(id), max(id) FROM light_appointments
      WHERE needs_sync = 1 AND full_json LIKE '%granularity_minutes%'
      """
    try await salon.waits(for: "the flagged rows, whole") {
      try await salon.sql(flagged, in: salon.shared)
    } until: {
      $0 == "2 apt-2 apt-5"
    }
    #expect(try await !salon.whole("apt-2").contains("Rings"))
    try salon.start()
    try await salon.waits(for: "the back end's word in the diary") {
      try await salon.whole("apt-2") + salon.whole("apt-5") + salon.whole("apt-6")
    } until: {
      $0.contains("Rings when she is near") && $0.contains("Has a dog")
        && !$0.contains("Diary Only") && !$0.contains("apt-6")
    }
    try await salon.waits(for: "the diary's changes in the mirror") {
      try await salon.sql(
        """
        SELECT count(*), count(CASE WHEN customer = 'Diary Only' THEN 1 END), sum(needs_sync),
        max(CASE WHEN id = 'apt-4' THEN customer END)
        FROM light_appointments WHERE id IN ('apt-2', 'apt-3', 'apt-4', 'apt-5', 'apt-6')
        """, in: salon.shared)
    } until: {
      $0 == "3 1 0 Diary Only"
    }
    let (left, mirrored) = (
      try await salon.sql("SELECT count(*) FROM appointments", in: salon.diary),
      try await salon.sql("SELECT count(*) FROM light_appointments", in: salon.shared)
    )
    #expect(Int(left) == (Int(own) ?? 0) - 2 && mirrored == left)
  }

  /// A row that changes while the app takes it stays flagged, and the app takes it once more.
  @Test func aRowThatChangesWhileItIsTaken() async throws {
    let salon = try await Salon()
    let stand = salon.stand
    let session = try await stand.dashboard()
    try await salon.waitsForTheSync()
    // Held by its user, the app's own file keeps what is taken waiting.
    let (held, end) = ("\(stand.folder.path)/held", "\(stand.folder.path)/end")
    let script = """
      import os, sqlite3, sys, time
      connection = sqlite3.connect(sys.argv[1], timeout=20, isolation_level=None)
      connection.execute("BEGIN IMMEDIATE")
      open(sys.argv[2], "w")
      while not os.path.exists(sys.argv[3]): time.sleep(0.05)
      connection.execute("COMMIT")
      """
    async let holding = stand.python(["-c", script, salon.diary, held, end])
    try await salon.waits(for: "the app's file to be held") {
      "\(access(held, F_OK))"
    } until: {
      $0 == "0"
    }
    for notes in ["First", "Second"] {
      try await stand.send(
        "PUT", "/calendar/appointments/apt-2", #"{"notes": "\#(notes)"}"#)
      try await session.send("r")
      try await salon.waits(for: "the row") {
        try await salon.sql(
          "SELECT needs_sync, full_json LIKE '%\(notes)%' FROM light_appointments WHERE id = 'apt-2'",
          in: salon.shared)
      } until: {
        $0 == "1 1"
      }
      // Time for the app to have read the row.
      try await Task.sleep(for: .seconds(1))
    }
    try stand.folder.write("end", "")
    _ = try await holding
    try await salon.waits(for: "the last notes, and nothing left") {
      let whole = try await salon.whole("apt-2")
      let left = try await salon.sql(
        "SELECT sum(needs_sync) FROM light_appointments", in: salon.shared)
      return "\(whole.contains("Second")) \(left)"
    } until: {
      $0 == "true 0"
    }
  }

  /// What the app's file refuses is taken over once it no longer does, without another change.
  @Test func whatFailsIsTriedAgain() async throws {
    let salon = try await Salon()
    let stand = salon.stand
    let session = try await stand.dashboard()
    try await salon.waitsForTheSync()
    for name in ["INSERT", "UPDATE"] {
      try await salon.sql(
        "CREATE TRIGGER full_\(name) BEFORE \(name) ON appointments BEGIN SELECT RAISE(ABORT, 'full'); END",
        in: salon.diary)
    }
    try await stand.send("PUT", "/calendar/appointments/apt-2", #"{"notes": "Has a dog"}"#)
    try await session.send("r")
    try await salon.waits(for: "the flagged row") {
      try await salon.sql(
        "SELECT needs_sync, full_json LIKE '%Has a dog%' FROM light_appointments WHERE id = 'apt-2'",
        in: salon.shared)
    } until: {
      $0 == "1 1"
    }
    try await Task.sleep(for: .seconds(2))
    #expect(try await !salon.whole("apt-2").contains("Has a dog"))
    for name in ["INSERT", "UPDATE"] {
      try await salon.sql("DROP TRIGGER full_\(name)", in: salon.diary)
    }
    try await salon.waits(for: "the notes in the app") {
      try await salon.whole("apt-2")
    } until: {
      $0.contains("Has a dog")
    }
  }

  /// The app's user changes an appointment while the back end's change of it arrives, both processes
  /// running: the back end's word counts on both sides, and what it replaced is kept and told of.
  @Test(arguments: [nil, "salon_conflict"])
  func whatBothSidesChangeAtOnceIsTheBackEnds(database: String?) async throws {
    let salon = try await Salon(database: database)
    let stand = salon.stand
    let session = try await stand.dashboard()
    try await salon.waitsForTheSync()
    // The user's change and deletion are not committed before the back end's have arrived.
    let end = "\(stand.folder.path)/arrived"
    let script = """
      import os, sqlite3, sys, time
      connection = sqlite3.connect(sys.argv[1], timeout=20, isolation_level=None)
      connection.execute("BEGIN IMMEDIATE")
      connection.execute(
          "UPDATE appointments SET json = json_set(json, '$.customer.name', 'Mine') WHERE id IN ('apt-2', 'apt-3')")
      connection.execute("DELETE FROM appointments WHERE id = 'apt-4'")
      open(sys.argv[2] + ".begun", "w")
      while not os.path.exists(sys.argv[2]): time.sleep(0.05)
      connection.execute("COMMIT")
      """
    async let own = stand.python(["-c", script, salon.diary, end])
    try await salon.waits(for: "the user's change") {
      "\(access("\(end).begun", F_OK))"
    } until: {
      $0 == "0"
    }
    for id in ["apt-2", "apt-4"] {
      try await stand.send(
        "PUT", "/calendar/appointments/\(id)", #"{"customer": {"name": "Theirs"}}"#)
    }
    try await stand.send("DELETE", "/calendar/appointments/apt-3")
    try await session.send("r")
    try await salon.waits(for: "the back end's word in the shared calendar") {
      try await salon.sql(
        "SELECT count(*), count(CASE WHEN customer = 'Theirs' THEN 1 END) FROM light_appointments WHERE id IN ('apt-2', 'apt-3', 'apt-4')",
        in: salon.shared)
    } until: {
      $0 == "2 2"
    }
    try stand.folder.write("arrived", "")
    _ = try await own
    let both =
      "SELECT count(*), min(NAME), max(NAME) FROM TABLE WHERE id IN ('apt-2', 'apt-3', 'apt-4')"
    try await salon.waits(for: "the back end's word in the diary") {
      try await salon.sql(
        both.replacing("NAME", with: "json_extract(json, '$.customer.name')")
          .replacing("TABLE", with: "appointments"), in: salon.diary)
    } until: {
      $0 == "2 Theirs Theirs"
    }
    try await salon.waits(for: "all taken over, and nothing of it undone") {
      try await salon.sql(
        both.replacing("count(*)", with: "count(*), sum(needs_sync)")
          .replacing("NAME", with: "customer").replacing("TABLE", with: "light_appointments"),
        in: salon.shared)
    } until: {
      $0 == "2 0 Theirs Theirs"
    }
    let kept = try await salon.sql(
      """
      SELECT group_concat(id || ' ' || json_extract(json, '$.customer.name'), ', ')
      FROM (SELECT * FROM replaced ORDER BY id)
      """, in: salon.diary)
    #expect(kept == "apt-2 Mine, apt-3 Mine")
  }

  /// Both sides change the same appointments again and again while both processes run: in the end both
  /// have the same, with the last note of the back end, and no name of an earlier round. A name that was
  /// mirrored before the back end spoke is not kept: that came later.
  @Test(arguments: [nil, "salon_conflicts"])
  func bothSidesEndWithTheSame(database: String?) async throws {
    let salon = try await Salon(database: database)
    let stand = salon.stand
    let session = try await stand.dashboard()
    try await salon.waitsForTheSync()
    let ids = (2...9).map { "apt-\($0)" }
    let list = ids.map { "'\($0)'" }.joined(separator: ", ")
    for round in 1...4 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await salon.sql(
            """
            UPDATE appointments SET json = json_set(json, '$.customer.name', 'Mine \(round)')
            WHERE id IN (\(list))
            """, in: salon.diary)
        }
        for id in ids {
          group.addTask {
            try await stand.send(
              "PUT", "/calendar/appointments/\(id)",
              #"{"notes": "Note \#(round)", "customer": {"name": "Theirs"}}"#)
          }
        }
        group.addTask { try await session.send("r") }
        try await group.waitForAll()
      }
    }
    try await session.send("r")
    try await salon.waits(for: "the back end's last notes") {
      try await salon.sql(
        "SELECT count(*) FROM appointments WHERE json_extract(json, '$.notes') = 'Note 4'",
        in: salon.diary)
    } until: {
      $0 == "\(ids.count)"
    }
    let names = "(SELECT id, NAME AS name FROM TABLE WHERE id IN (\(list)) ORDER BY id) AS rows"
    let inDiary = names.replacing("NAME", with: "json_extract(json, '$.customer.name')")
      .replacing("TABLE", with: "appointments")
    let inMirror = names.replacing("NAME", with: "customer")
      .replacing("TABLE", with: "light_appointments")
    let joined = database == nil ? "group_concat" : "string_agg"
    try await salon.waits(for: "the same on both sides") {
      let own = try await salon.sql(
        "SELECT group_concat(id || '=' || name, ' ') FROM \(inDiary)", in: salon.diary)
      let shared = try await salon.sql(
        "SELECT \(joined)(id || '=' || name, ' ') FROM \(inMirror)", in: salon.shared)
      let left = try await salon.sql(
        "SELECT sum(needs_sync) FROM light_appointments", in: salon.shared)
      return own == shared && left == "0" ? "same" : "\(own) | \(shared) | \(left)"
    } until: {
      $0 == "same"
    }
    let older = try await salon.sql(
      """
      SELECT count(*) FROM appointments WHERE id IN (\(list))
      AND json_extract(json, '$.customer.name') NOT IN ('Mine 4', 'Theirs')
      """, in: salon.diary)
    #expect(older == "0")
  }
}
