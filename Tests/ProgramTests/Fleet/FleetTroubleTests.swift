import Foundation
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetTesting

@testable import WidgetSources

/// Tests of a fleet whose server, tables or members are not as they should be: each is said on the tile, and
/// once it is repaired the machine goes on by itself.
@Suite(.fewAtOnce)
struct FleetTroubleTests {
  private let value = /\b1[0-9][0-9]\b/

  @Test func aStandbyIsSaidAndItsPromotionIsEnough() async throws {
    let stand = try await FleetStand()
    stand.server.stop()
    try stand.server.write("", to: "standby.signal")
    try stand.server.start()
    try stand.begin("one", stand.board())
    try await stand.waitFor("one") { $0.contains("fleet: read-only server") }
    #expect(stand.calls.isEmpty)
    try stand.server.run("SELECT pg_promote()")
    try await stand.waitFor("one") { $0.contains(value) && !$0.contains("fleet:") }
  }

  @Test func aCertificateOfAnotherNameIsRefused() async throws {
    let stand = try await FleetStand()
    let folder = TemporaryFolder()
    _ = try Command(
      [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout",
        folder["key"], "-out", folder["certificate"], "-subj", "/CN=db.example", "-addext",
        "subjectAltName=DNS:db.example",
      ], environment: .own, timeout: 60
    ).output()
    for (file, name) in [("key", "server.key"), ("certificate", "server.crt")] {
      try stand.server.write(try String(contentsOfFile: folder[file], encoding: .utf8), to: name)
    }
    try stand.server.run("ALTER SYSTEM SET ssl = on")
    try stand.server.run("SELECT pg_reload_conf()")
    func board(_ host: String) -> String {
      let options = "sslmode=verify-full&sslrootcert=\(folder["certificate"])"
      let address = "\(host):\(stand.server.port)/postgres?\(options)&hostaddr=127.0.0.1"
      return stand.board(fleet: stand.fleet(at: address))
    }
    try stand.begin("one", board("localhost"))
    try await stand.waitFor("one", size: "100x8") { $0.contains("db.example") }
    #expect(stand.calls.isEmpty)
    try stand.begin("two", board("db.example"))
    try await stand.waitFor("two") { $0.contains(value) }
  }

  @Test func aFullServerIsWaitedFor() async throws {
    let stand = try await FleetStand(
      settings: [
        "max_connections=6", "superuser_reserved_connections=0", "max_wal_senders=0",
      ])
    var held: [PostgreSQLConnection] = []
    while let connection = try? PostgreSQLConnection(
      stand.admin, password: nil, deadline: Deadline(after: 20))
    {
      held.append(connection)
    }
    #expect(!held.isEmpty)
    try stand.begin("one", stand.board())
    try await stand.waitFor("one") { $0.contains("too many clients") }
    #expect(stand.calls.isEmpty)
    held = []
    try await stand.waitFor("one") { $0.contains(value) && !$0.contains("fleet:") }
  }

  @Test func twoFleetsOfOneDatabaseShareNothing() async throws {
    let stand = try await FleetStand()
    try stand.begin("one", stand.board(more: "name: a"))
    try stand.begin("two", stand.board(more: "name: b"))
    for name in ["one", "two"] { try await stand.waitFor(name) { $0.contains(value) } }
    let rows = try stand.server.rows(
      "SELECT fleet, split_part(asker, '#', 1) FROM widgettui.fleet_reading ORDER BY fleet")
    #expect(rows == [["a", "one"], ["b", "two"]])
  }

  @Test func theSecondMachineOfOneNameDoesNotAskForIt() async throws {
    let stand = try await FleetStand()
    try stand.server.run(
      """
      INSERT INTO widgettui.fleet_machine VALUES ('main', 'one', 'another', 0, 0,
        clock_timestamp())
      """)
    try stand.begin("one", stand.board(ask: "{machine: one}"))
    try await stand.waitFor("one") { $0.contains("fleet: two machines named one") }
    #expect(stand.calls.isEmpty)
  }

  @Test func hostileRowsAreRefusedAndTheNextAnswerIsShown() async throws {
    let stand = try await FleetStand()
    try stand.begin("one", stand.board(every: "1h"))
    _ = try await stand.waitFor(generation: 1)
    try await stand.waitFor("one") { $0.contains(value) }
    // A member's rights are enough to write this, but not to write what is oversized.
    let rows = [
      #"{"picture": "\u001b]52;c;aGVsbG8=\u0007"}"#, #"{"reading": {"entries": 7}}"#,
      #"{"reading": "# + String(repeating: "[", count: 10_000),
    ]
    for row in rows {
      try write(row, stand)
      try await stand.waitFor("one") { $0.contains("unreadable answer") }
    }
    #expect(throws: (any Error).self) {
      try write(String(repeating: "x", count: 2 << 20), stand)
    }
    // Without the tables' own check the machine refuses it as well.
    try stand.server.run(
      "ALTER TABLE widgettui.fleet_reading DROP CONSTRAINT fleet_reading_content_check")
    try write("\"" + String(repeating: "x", count: 2 << 20) + "\"", stand)
    try await stand.waitFor("one") { $0.contains("unreadable answer") }
    // Text in a value is shown as what it is.
    let text = #"\u001b[31m\u001b]0;title\u0007\u202eevil"#
    try write(
      #"{"reading":{"entries":[{"date":1,"datum":"\#(text)"}],"reload":"as-scheduled"}}"#, stand)
    try await stand.waitFor("one") { $0.contains("evil") }
    let screen = try await stand.shown(on: "one")
    #expect(!screen.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{7}" || $0 == "\u{202e}" })
  }

  /// Writes a content into the row, as a member may, and tells of it.
  private func write(_ content: String, _ stand: FleetStand) throws {
    let quoted = content.replacing("'", with: "''")
    try stand.server.run(
      """
      UPDATE widgettui.fleet_reading SET content = '\(quoted)', generation = generation + 1,
        asker = 'stranger#1', read_at = clock_timestamp();
      """)
    let channel = FleetSettings(["postgres": ""]).channel
    try stand.server.run("SELECT pg_notify('\(channel)', '*')")
  }

  @Test func aRoleWithoutRightsIsToldWhatItNeeds() async throws {
    let stand = try await FleetStand()
    try stand.server.run("CREATE ROLE stranger LOGIN PASSWORD 'stranger'")
    let board = stand.board(fleet: stand.fleet(user: "stranger"))
    try stand.begin("one", board, password: "stranger")
    try await stand.waitFor("one") { $0.contains("fleet: no rights") }
    #expect(stand.calls.isEmpty)
    // Its name is its password here: what a server repeats of that is in no failure.
    let why = try #require(try await stand.machines["one"]?.folder.run("why", "orders"))
    #expect(why.standardOutput.contains("fleet: no rights"), "\(why)")
    #expect(!why.standardOutput.contains("role stranger"), "\(why)")
    let outcome = try await BoardFolder().run(
      "fleet", "init", "--name", "stranger", stand.admin)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    try await stand.waitFor("one") { $0.contains(value) && !$0.contains("fleet:") }
    // Its rights end where they should.
    let own = "host=127.0.0.1 port=\(stand.server.port) user=stranger dbname=postgres"
    let connection = try PostgreSQLConnection(
      own, password: "stranger", deadline: Deadline(after: 20))
    for statement in [
      "DELETE FROM widgettui.fleet_reading", "DROP TABLE widgettui.fleet_claim",
      "UPDATE widgettui.fleet_version SET version = 9", "CREATE TABLE widgettui.mine (n int)",
    ] {
      #expect(throws: SourceFailure.self, "\(statement)") {
        try connection.run(statement, before: Deadline(after: 20))
      }
    }
  }

  @Test func olderAndNewerTablesAreSaidAndUpgraded() async throws {
    let stand = try await FleetStand()
    try stand.server.run(
      """
      DROP TABLE widgettui.fleet_machine, widgettui.fleet_claim;
      UPDATE widgettui.fleet_version SET version = 1
      """)
    try stand.begin("one", stand.board())
    try await stand.waitFor("one") { $0.contains("fleet: tables are of version 1") }
    let outcome = try await BoardFolder().run("fleet", "upgrade", stand.admin)
    #expect(outcome.standardOutput == "Changed the tables from version 1 to 2.\n")
    try await stand.waitFor("one") { $0.contains(value) && !$0.contains("fleet:") }
    try stand.server.run("UPDATE widgettui.fleet_version SET version = 99")
    try stand.begin("two", stand.board())
    try await stand.waitFor("two") { $0.contains("fleet: tables are of version 99") }
  }

  /// Where no host is a member, `doctor` asks the server.
  @Test func doctorAsksTheServerOfABoardsFleet() async throws {
    let stand = try await FleetStand(isPrepared: false)
    let folder = BoardFolder(["FLEET_PASSWORD": PostgreSQLServer.password])
    try folder.write("board.yaml", stand.board())
    func doctor() async throws -> String {
      try await folder.run("doctor", "board.yaml").standardOutput
    }
    let before = try await doctor()
    #expect(
      before.contains(
        /fail  fleet: \S+: there are no tables of fleets on .*\n +Run widgettui fleet init/),
      "\(before)")
    let made = try await BoardFolder().run("fleet", "init", stand.admin)
    #expect(made.ending == .exited(0))
    let after = try await doctor()
    #expect(after.contains(/ok    fleet: \S+: .* answers; no host/), "\(after)")
    stand.server.stop()
    let gone = try await doctor()
    #expect(gone.contains(/fail  fleet: .*\n +Run widgettui fleet status/), "\(gone)")
  }

  @Test func behindATransactionPoolOneMachineAsksAllTheSame() async throws {
    let stand = try await FleetStand()
    let pool = try PoolingProxy(to: stand.server)
    let board = stand.board(fleet: stand.fleet(at: "127.0.0.1:\(pool.port)/postgres"))
    for name in ["one", "two"] { try stand.begin(name, board) }
    _ = try await stand.waitFor(generation: 4)
    for name in ["one", "two"] { try await stand.waitFor(name) { $0.contains(value) } }
    let generation = try #require(try stand.asker()).generation
    #expect((generation...generation + 1).contains(stand.calls.count))
    let folder = try #require(stand.machines["one"]?.folder)
    let doctor = try await folder.run("doctor").standardOutput
    #expect(doctor.contains("notifications do not arrive"), "\(doctor)")
  }
}
