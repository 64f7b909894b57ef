import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of rows that a member of a fleet with wrong intentions has written, on the release program.
@Suite(.fewAtOnce)
struct HostileFleetTests {
  /// Has a machine ask, changes its row, and returns the stand.
  private func stand(with change: String) async throws -> FleetStand {
    let stand = try await FleetStand()
    try stand.begin("one", stand.board())
    _ = try await stand.waitFor(generation: 2)
    try await stand.waitFor("one") { $0.contains(/\b1[0-9][0-9]\b/) }
    try stand.server.run(
      """
      UPDATE widgettui.fleet_reading SET asker = 'evil', \(change);
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
      """)
    return stand
  }

  /// Waits until the machine has replaced the row, and shows its own answer.
  private func expectReplaced(_ stand: FleetStand, _ seconds: Int = 90) async throws {
    let isReplaced: Bool? = try await ask(for: .seconds(seconds), every: .milliseconds(100)) {
      try stand.asker()?.name == "one" ? true : nil
    }
    #expect(isReplaced == true, "\(stand.machines["one"]?.service.text ?? "")")
    try await stand.waitFor("one") { $0.contains(/\b1[0-9][0-9]\b/) && !$0.contains("fleet:") }
    let id = try #require(stand.machines["one"]?.service.program.id)
    #expect(kill(id, 0) == 0)
  }

  @Test func theGreatestGenerationEndsNoHost() async throws {
    let stand = try await stand(with: "generation = 9223372036854775807, due_at = now()")
    try await expectReplaced(stand)
    #expect(try #require(try stand.asker()).generation < 100)
  }

  @Test func aRowWithoutATimeIsReplacedAndAsksNoProviderWithoutRest() async throws {
    let stand = try await stand(
      with: "generation = generation + 1, read_at = 'infinity', due_at = now()")
    let before = stand.calls.count
    let began = Date()
    try await expectReplaced(stand)
    // One call each two seconds, and those that were under way.
    let most = Int(Date().timeIntervalSince(began)) / 2 + 5
    #expect(stand.calls.count - before <= most)
  }

  @Test func aTimeThatIsNoneOfTheCalendarIsNoAnswer() async throws {
    let content = #"{"reading":{"entries":[{"date":1,"datum":5}],"reload":{"not-before":1e300}}}"#
    let stand = try await stand(
      with: "generation = generation + 1, content = '\(content)', due_at = NULL")
    try await expectReplaced(stand)
  }

  @Test func aRowOfTheFutureIsShownAsNoValue() async throws {
    let content = #"{"reading":{"entries":[{"date":1,"datum":987654}],"reload":"as-scheduled"}}"#
    let stand = try await stand(
      with:
        "generation = generation + 1, content = '\(content)', read_at = now() + interval '1 year', "
        + "due_at = now() + interval '1 year'")
    try await expectReplaced(stand)
    #expect(try await !stand.shown(on: "one").contains("987,654"))
  }

  @Test func aRowThatIsNeverDueIsReadAgainByTheBoardsOwnTimes() async throws {
    let content = #"{"reading":{"entries":[{"date":1,"datum":5}],"reload":"as-scheduled"}}"#
    let stand = try await stand(
      with:
        "generation = generation + 1, content = '\(content)', due_at = now() + interval '1 year'"
    )
    try await expectReplaced(stand, 120)
  }

  /// Whatever stands in the row of a machine, its next reading takes the place.
  @Test(arguments: [
    "generation = 9223372036854775807", "generation = 1, read_at = 'infinity'",
    "read_at = now() + interval '1 year', due_at = now() + interval '1 year'",
    "content = 'none', skew = 1e300, read_at = '-infinity'",
  ])
  func theRowOfAMachineIsReplaced(change: String) async throws {
    let stand = try await FleetStand()
    let board = """
      \(stand.fleet())
      widgets:
        load: {kind: metric, source: {file: load}, ask: each, every: 2s}
        loads: {kind: table, source: {fleet: each, widget: load}, columns: [name, value, error]}
      pages: {Home: [loads loads]}
      """
    try stand.begin("one", board, files: ["load": "1.25"])
    try await stand.waitFor("one") { $0.contains("1.25") }
    try stand.server.run("UPDATE widgettui.fleet_reading SET \(change) WHERE machine = 'one'")
    try stand.machines["one"]?.folder.write("load", "3.75")
    try await stand.waitFor("one") { $0.contains("3.75") && !$0.contains("fleet:") }
    let id = try #require(stand.machines["one"]?.service.program.id)
    #expect(kill(id, 0) == 0)
  }

  @Test func rowsOfOtherMachinesAreNotReceived() async throws {
    let stand = try await stand(with: "generation = generation + 1, due_at = now()")
    try stand.server.run(
      """
      INSERT INTO widgettui.fleet_reading
        SELECT fleet, instance, 'm' || n, 1, repeat('x', 1000000), 'evil', now(), now(), now(), 0
        FROM widgettui.fleet_reading, generate_series(1, 200) n
      """)
    let answered: Bool? = try await ask(for: .seconds(60), every: .milliseconds(200)) {
      let rows = try stand.server.rows(
        "SELECT 1 FROM widgettui.fleet_reading WHERE machine = '' AND asker LIKE 'one#%' AND generation > 5"
      )
      return rows.isEmpty ? nil : true
    }
    #expect(answered == true)
    try await stand.waitFor("one") { $0.contains(/\b1[0-9][0-9]\b/) && !$0.contains("fleet:") }
  }

  @Test func aFloodOfNotificationsFromAStrangerDelaysNothing() async throws {
    let stand = try await FleetStand()
    try stand.begin("one", stand.board())
    _ = try await stand.waitFor(generation: 2)
    // Any role that may connect can do this.
    let flood = Task.detached { [server = stand.server] in
      for number in 0..<150 {
        try server.run(
          """
          SELECT pg_notify('widgettui 1f5962a2ce9803c8', '*' || \(number) || repeat('x', 6000) || n)
          FROM generate_series(1, 2000) n
          """)
      }
    }
    let generation = try #require(try stand.asker()).generation
    _ = try await stand.waitFor(generation: generation + 4)
    try await flood.value
    let next = try #require(try stand.asker()).generation
    _ = try await stand.waitFor(generation: next + 3, 20)
  }

  /// More rows than one answer may have, under names of machines that never were: what else is shared goes on.
  @Test func manyLargeRowsStopNothingElse() async throws {
    let stand = try await FleetStand()
    let board = """
      \(stand.fleet())
      widgets:
        orders: {kind: metric, every: 2s, ask: anywhere, source: {http: "http://127.0.0.1:\(stand.provider.port)/", pick: .n}}
        load: {kind: metric, source: {file: load}, ask: each, every: 2s}
        loads: {kind: table, source: {fleet: each, widget: load}, columns: [name, value, error]}
      pages: {Home: [orders loads loads]}
      """
    try stand.begin("one", board, files: ["load": "1.25"])
    try await stand.waitFor("one", size: "120x24") { $0.contains("1.25") && $0.contains("▀") }
    try stand.server.run(
      """
      INSERT INTO widgettui.fleet_reading
        SELECT (jsonb_populate_record(r, jsonb_build_object('machine', 'm' || n,
          'content', repeat('x', 1000000)))).*
        FROM widgettui.fleet_reading r, generate_series(1, 70) n WHERE r.machine = 'one';
      SELECT pg_notify(channel, '*') FROM (
        SELECT DISTINCT pg_listening_channels() AS channel) c;
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
      """)
    // They have been read when the table has them, after which what is shared goes on.
    try await stand.waitFor("one", 90, size: "120x24") { $0.contains("m10 ") }
    let calls = stand.calls.count
    let goesOn: Bool? = try await ask(for: .seconds(30), every: .milliseconds(100)) {
      stand.calls.count >= calls + 3 ? true : nil
    }
    #expect(goesOn == true, "\(stand.machines["one"]?.service.text ?? "")")
    let screen = try await stand.shown(on: "one", size: "120x24")
    #expect(!screen.contains("no connection"), "\(screen)")
  }

  @Test func functionsOfOthersAreNotCalled() async throws {
    let stand = try await FleetStand()
    try stand.server.run(Self.traps)
    let outcome = try await BoardFolder().run("fleet", "init", "--name", "tester", stand.admin)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    _ = try await BoardFolder().run("fleet", "status", stand.admin)
    try stand.begin("one", stand.board())
    _ = try await stand.waitFor(generation: 3)
    #expect(try stand.server.rows("SELECT name FROM public.caught") == [])
  }

  /// Functions that fit the arguments of a fleet's statements better than the server's own.
  private static let traps =
    "CREATE TABLE public.caught (name text);"
    + [
      ("unnest", "text[]", "SETOF text", "RETURN QUERY SELECT pg_catalog.unnest($1)"),
      ("unnest", "bigint[]", "SETOF bigint", "RETURN QUERY SELECT pg_catalog.unnest($1)"),
      (
        "concat_ws", "text, bigint, text, text", "text",
        "RETURN pg_catalog.concat_ws($1, $2, $3, $4)"
      ),
      ("format", "text, text", "text", "RETURN pg_catalog.format($1, $2)"),
    ].map { name, arguments, result, body in
      """
      CREATE FUNCTION public.\(name)(\(arguments)) RETURNS \(result) LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO public.caught VALUES ('\(name)'); \(body); END $$;
      """
    }.joined()

  @Test func whatAMachineTellsOfItselfStopsNoReport() async throws {
    let stand = try await FleetStand()
    try stand.server.run(
      """
      INSERT INTO widgettui.fleet_machine VALUES
        ('main', 'large', 'x', 1e300, 0, now()), ('main', 'endless', 'x', 'Infinity', 0, '-infinity'),
        ('main', 'none', 'x', 'NaN', 'NaN', now()), ('main', E'to\\u202eday', 'x', 0, 0, 'infinity')
      """)
    let outcome = try await BoardFolder().run("fleet", "status", stand.admin)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(
      outcome.standardOutput.hasSuffix(
        """
        machine   endless: not known when last seen, clock unknown
        machine   large: here, clock unknown
        machine   none: here, clock unknown
        machine   to\u{fffd}day: not known when last seen, clock right

        """), "\(outcome.standardOutput)")
  }
}
