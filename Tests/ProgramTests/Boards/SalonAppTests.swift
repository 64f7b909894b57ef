import TestServers
import Testing
import WidgetTesting

/// The salon's app as a process of its own with the rich model, beside the widgets with the light
/// one: insertions, changes and deletions go both ways.
@Suite("The salon's app", .fewAtOnce)
struct SalonAppTests {
  private static let patience = Duration.seconds(60)

  /// The app with the board of its calendar.
  private final class Salon {
    let stand: SystemStand
    private let app = RunningServer()
    let diary: String
    let shared: String

    init(isRunning: Bool = true) async throws {
      stand = try SystemStand("calendar")
      (diary, shared) = (
        "\(stand.folder.path)/salon/salon.sqlite", "\(stand.folder.path)/salon/shared.sqlite"
      )
      try await stand.app("calendar", "--store", diary, "--shared", shared, "list")
      if isRunning { try start() }
    }

    deinit { app.end() }

    /// Starts the app's process.
    func start() throws { app.start([try Program.systems().path, "salon", diary, shared]) }

    /// Ends the app's process.
    func stop() { app.stop() }

    /// Runs SQL on one of the files in another process, and returns the first value.
    @discardableResult
    func sql(_ statement: String, in path: String) async throws -> String {
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

  @Test func whatChangesGoesBothWays() async throws {
    let salon = try await Salon()
    let stand = salon.stand
    let session = try await stand.dashboard()
    // The widget receives what the app has never seen, and the app takes all of it over, whole.
    let sent = try await stand.send("GET", "/calendar/appointments/apt-2")
    #expect(sent.contains("granularity_minutes"))
    try await salon.waits(for: "all rows taken over") {
      let all = try await salon.sql(
        "SELECT count(*) > 500 AND sum(needs_sync) = 0 FROM light_appointments", in: salon.shared)
      return all + (try await salon.whole("apt-2").contains("granularity_minutes") ? " whole" : "")
    } until: {
      $0 == "1 whole"
    }
    // What changes in the app changes on the screen, without a key: an appointment that is to come
    // is on the board, or becomes so by its change.
    let id = try await salon.sql(
      """
      SELECT id FROM light_appointments WHERE starts > strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
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
  @Test func whatChangedMeanwhileIsSettledWhenTheAppStarts() async throws {
    let salon = try await Salon()
    let stand = salon.stand
    let session = try await stand.dashboard()
    let synced = "SELECT count(*) > 500 AND sum(needs_sync) = 0 FROM light_appointments"
    try await salon.waits(for: "all rows taken over") {
      try await salon.sql(synced, in: salon.shared)
    } until: {
      $0 == "1"
    }
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
      SELECT group_concat(id, ' ') FROM (SELECT id FROM light_appointments
      WHERE needs_sync = 1 AND full_json LIKE '%granularity_minutes%' ORDER BY id)
      """
    try await salon.waits(for: "the flagged rows, whole") {
      try await salon.sql(flagged, in: salon.shared)
    } until: {
      $0 == "apt-2 apt-5"
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
        SELECT count(*) || ' ' || coalesce(sum(customer = 'Diary Only'), 0) || ' ' || sum(needs_sync)
        || ' ' || group_concat(CASE WHEN id = 'apt-4' THEN customer END)
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
}
