import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of PostgreSQL sources with a real server.
@Suite struct PostgreSQLSourceTests {
  private let server: PostgreSQLServer

  init() throws { server = try PostgreSQLServer.shared.get() }

  private var place: String { "postgresql://tester@127.0.0.1:\(server.port)/postgres" }

  private func source(
    _ query: String, at place: String? = nil, password: String? = PostgreSQLServer.password,
    _ more: [String: Setting] = [:]
  ) throws(SourceFailure) -> any Source {
    var settings: [String: Setting] = [
      "postgres": .text(place ?? self.place), "query": .text(query),
    ]
    if let password { settings["password"] = .text(password) }
    settings.merge(more) { $1 }
    return try SourceKind.postgres.make(.mapping(settings))
  }

  private func read(
    _ query: String, timeout: TimeInterval = 20, _ more: [String: Setting] = [:]
  ) throws(SourceFailure) -> Reading {
    try source(query, more).read(.test(timeout: timeout))
  }

  /// A database, a role or a connection may have other formats.
  @Test func settingsOfADatabaseChangeNoValue() throws {
    let options =
      "-c%20extra_float_digits%3D-10%20-c%20IntervalStyle%3Diso_8601%20-c%20DateStyle%3DGerman"
    let source = try source(
      "select 0.1::float8 + 0.2 as n, interval '1 day 2 hours' as i, date '2026-03-14' as d",
      at: "\(place)?options=\(options)")
    #expect(
      try source.read(.test(timeout: 20)).datum
        == [["n": .number(0.1 + 0.2), "i": "1 day 02:00:00", "d": "2026-03-14"]])
  }

  @Test func rowsAreRecords() throws {
    #expect(
      try read("select i as id, 'n' || i as name from generate_series(1, 2) i").datum
        == [["id": 1, "name": "n1"], ["id": 2, "name": "n2"]])
    #expect(try read("select 1 as one where false").datum == [])
    #expect(try read("select count(*) from generate_series(1, 9)").datum == 9)
    #expect(try read("select 1 as n", ["value": "no"]).datum == [["n": 1]])
    // What is added to a database takes no column's place.
    #expect(
      try read("select 1 as a, 2 as a, 3 as \"a 2\"", ["value": "no"]).datum
        == [["a": 1, "a 2": 2, "a 2 2": 3]])
    #expect(try read("select 'a', 2 union select 'b', 3 order by 1", ["value": "yes"]).datum == "a")
  }

  @Test(
    arguments: [
      ("true", true), ("null::int", nil), ("9007199254740992::int8", 9_007_199_254_740_992),
      ("avg(n) from (values (9), (10)) as t (n)", 9.5), ("10 / 3.0", .number(10 / 3.0)),
      ("90071992547409.93::numeric", 90_071_992_547_409.93),
      ("12.50::numeric", 12.5), ("1.5e300::float8", 1.5e300),
      ("12345678901234567890.123456789::numeric(30,9)", "12345678901234567890.123456789"),
      ("0.1::float8 + 0.2", .number(0.1 + 0.2)), ("9007199254740993::int8", "9007199254740993"),
      ("7::smallint", 7),
      (#"'{"b": [1, null], "a": "ü"}'::json"#, ["b": [1, nil], "a": "ü"]), ("'[]'::jsonb", []),
      ("timestamptz '2026-03-14 10:26:00.5+01' at time zone 'UTC'", "2026-03-14T09:26:00.5"),
      ("date '2026-03-14'", "2026-03-14"), ("'\\xdeadbeef'::bytea", "4 bytes"),
      ("'{1,NULL,3}'::int[]", [1, nil, 3]), ("'{{1,2},{3,4}}'::float8[]", [[1, 2], [3, 4]]),
      (#"array['a,b', 'say "hi"', '{}', 'NULL', '\']"#, ["a,b", #"say "hi""#, "{}", "NULL", "\\"]),
      ("array[true, false]", [true, false]), ("'infinity'::timestamptz", "infinity"),
      ("timestamp '0044-03-15 12:00:00 BC'", "0044-03-15 12:00:00 BC"), ("'x'::char", "x"),
      ("interval '1 day'", "1 day"), ("'Infinity'::float8", .number(.infinity)),
    ] as [(String, Datum)])
  func types(_ expression: String, _ datum: Datum) throws {
    #expect(try read("select \(expression)").datum == datum)
  }

  /// As texts, averages would be compared by their letters.
  @Test func averagesAreCompared() throws {
    let query = """
      select avg(n) as mean from (values (1, 9), (1, 10), (2, 100), (2, 101), (3, 11), (3, 10)) as t (g, n)
      group by g
      """
    #expect(
      try read(query + " order by g").datum == [["mean": 9.5], ["mean": 100.5], ["mean": 10.5]])
  }

  @Test func timestampsWithAZoneHaveOne() throws {
    #expect(
      try read(
        "select timestamptz '2026-03-14 09:26:00Z' = $1::timestamptz",
        ["parameters": [.text("2026-03-14T09:26:00Z")]]
      ).datum == true)
    let text = try #require(try read("select timestamptz '2026-03-14 09:26:00Z'").datum.words)
    #expect(DateText.date(text) == testStart)
  }

  @Test func notANumberIsANumber() throws {
    #expect(try read("select 'NaN'::numeric").datum.number?.isNaN == true)
  }

  @Test func parametersAreBound() throws {
    let query = "select $1::int + 1 as sum, $2::text as name"
    #expect(
      try read(query, ["parameters": ["41", "'; drop table x"]]).datum
        == [["sum": 42, "name": "'; drop table x"]])
    let error = failure { () throws(SourceFailure) in try read("select $1::int") }
    #expect(error.detail.contains("0 parameters"))
  }

  @Test func rowsAreBounded() throws {
    let many = "select generate_series(1, 1000000000) as i"
    #expect(try read(many, ["rows": "2"]).datum == [["i": 1], ["i": 2]])
    #expect(failure { () throws(SourceFailure) in try read(many) }.reason == "more than 1000 rows")
    let wide = "select repeat('x', 1000000) from generate_series(1, 100)"
    #expect(failure { () throws(SourceFailure) in try read(wide) }.reason == "too much data")
  }

  /// A row is kept whole before it can be looked at; one that is too large is not waited for.
  @Test func aLargeRowIsNotReceived() throws {
    for query in [
      "select repeat('x', 300000000)", "select 1, repeat('x', 40000000), repeat('y', 40000000)",
    ] {
      let error = failure { () throws(SourceFailure) in try read(query, timeout: 60) }
      #expect(error.kind == .tooLarge(limit: 64 << 20), "\(error)")
      #expect(error.detail.contains("select less of it"))
    }
    // The server does not go on, and other rows of such a size are no failure in sum.
    let running = "select count(*) from pg_stat_activity where query like 'select repeat%300000%'"
    #expect(try eventually { try read(running).datum == 0 })
    let many = "select length(repeat('x', 1000)) as n from generate_series(1, 200000)"
    let error = failure { () throws(SourceFailure) in try read(many) }
    #expect(error.reason == "more than 1000 rows")
  }

  /// The connection says farewell, with which the server's log has no lost connections.
  @Test func connectionsEndOrderly() throws {
    for _ in 0..<3 { _ = try read("select 'farewell'") }
    let left = "select count(*) from pg_stat_activity where query like 'select ''farewell%'"
    #expect(try eventually { try read(left).datum == 0 })
  }

  @Test func whatRunsProgramsIsNotRun() throws {
    let file = "\(server.folder)/written"
    for query in [
      "copy (select 1) to program 'touch \(file)'", "COPY (select 1) TO '\(file)'",
      "-- select\n/* a /* b */ c */ copy (select 1) to program 'touch \(file)'", "load 'plpgsql'",
      "do $$ begin copy (select 1) to program 'touch \(file)'; end $$",
      ";copy (select 1) to program 'touch \(file)'", " ; ;; -- ;\n;do $$ begin end $$",
      "/* */;/* ; */ ; load 'plpgsql'",
    ] {
      let error = failure { () throws(SourceFailure) in try read(query) }
      #expect(error.reason == "no rows", "\(query): \(error)")
      #expect(error.detail.contains("is not run"), "\(query): \(error)")
    }
    // One statement only, whatever is behind it.
    let two = failure { () throws(SourceFailure) in
      try read("select 1; copy (select 1) to program 'touch \(file)'")
    }
    #expect(two.reason.contains("cannot insert multiple commands"))
    #expect(access(file, F_OK) != 0)
  }

  @Test func aSuperuserIsAdvisedAgainst() throws {
    #expect(try read("select 1").advice?.contains("superuser") == true)
    try server.run(
      """
      DO $$ BEGIN CREATE ROLE reader LOGIN PASSWORD 'r'; EXCEPTION WHEN duplicate_object THEN END $$
      """)
    let place = "postgresql://reader@127.0.0.1:\(server.port)/postgres"
    let reading = try source("select 1", at: place, password: "r").read(.test())
    #expect(reading.datum == 1)
    #expect(reading.advice == nil)
  }

  @Test func aSlowQueryIsEnded() throws {
    let error = failure { () throws(SourceFailure) in
      try read("select pg_sleep(60), 'slow one'", timeout: 0.3)
    }
    #expect(error.reason == "no answer in 300 ms")
    let running =
      "select count(*) from pg_stat_activity where query like '%slow' || ' one%'"
    #expect(try eventually { try read(running).datum == 0 })
  }

  @Test func aServerThatSaysNothingIsNotWaitedFor() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    listen(listener, 5)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &size)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    let start = Deadline(after: 60)
    let error = failure { () throws(SourceFailure) in
      try source("select 1", at: "postgresql://u@127.0.0.1:\(port)/x").read(.test(timeout: 0.3))
    }
    #expect(error.reason == "no answer in 300 ms")
    #expect(start.elapsed < 15)
  }

  @Test(arguments: [
    ("selct 1", #"syntax error at or near "selct""#, "at: selct 1"),
    ("select ü, nmae\n from pg_class", #"column "ü" does not exist"#, "at: ü, nmae from"),
    ("select relnme from pg_class", "does not exist", "Perhaps you meant"),
    ("create table t (x int)", "cannot execute CREATE TABLE in a read-only transaction", ""),
    ("select 1; select 2", "cannot insert multiple commands", ""), ("", "empty query", ""),
    ("select 1/0", "division by zero", ""), ("set x.y = 1", "no rows", "SELECT"),
    ("copy (select 1) to stdout", "no rows", "SELECT"),
  ])
  func wrongQueries(_ query: String, _ reason: String, _ detail: String) throws {
    let error = failure { () throws(SourceFailure) in try read(query) }
    #expect(error.reason.contains(reason))
    #expect(detail.isEmpty || error.detail.contains(detail))
    #expect(!error.isDenied)
  }

  @Test func wrongPasswordsAreDenials() throws {
    for password in ["wrong", ""] {
      let error = failure { () throws(SourceFailure) in
        try source("select 1", password: password).read(.test())
      }
      #expect(error.isDenied)
      #expect(!error.description.contains("wrong"))
    }
  }

  @Test func wrongPlaces() throws {
    func reason(_ place: String) -> SourceFailure {
      failure { () throws(SourceFailure) in try source("select 1", at: place).read(.test()) }
    }
    let nobody = reason("postgresql://tester@127.0.0.1:1/x")
    #expect(nobody.reason == "Connection refused")
    #expect(nobody.detail.contains(#"port 1"#))
    #expect(reason("\(place)x").reason == #"database "postgresx" does not exist"#)
    let secret = reason("host=x pasword=hush")
    #expect(secret.reason == "invalid connection string")
    #expect(!secret.description.contains("hush"))
    #expect(!reason("postgresql://u:hush@[::1/x").description.contains("hush"))
  }

  @Test(arguments: [
    "postgresql://tester:${secret:shop}@127.0.0.1:PORT/postgres",
    "host=127.0.0.1 port=PORT user=tester password=${secret:shop} dbname=postgres",
    "host=127.0.0.1 port=PORT user=tester password='${secret:shop}' dbname=postgres",
  ])
  func secretsStayOneWord(_ place: String) throws {
    setenv("WIDGETTUI_TEST_SHOP", PostgreSQLServer.password, 1)
    let whole = place.split(separator: "PORT").joined(separator: "\(server.port)")
    var request = SourceRequest.test()
    request.secrets = Secrets(["shop": ["env": "WIDGETTUI_TEST_SHOP"]])
    let source = try source("select 'in'", at: whole, password: nil)
    #expect(try source.read(request).datum == "in")
    request.secrets = Secrets()
    #expect(
      failure { () throws(SourceFailure) in try source.read(request) }.description.contains("shop"))
  }

  @Test func theSocketWorksAsWell() throws {
    let source = try source(
      "select 'in'", at: "host=\(server.folder) port=\(server.port) user=tester dbname=postgres")
    #expect(try source.read(.test()).datum == "in")
  }

  @Test func notificationsAreTold() throws {
    let source = try source("select 1", ["listen": "Orders 1"])
    let told = Counter()
    let watch = try #require(source.watch(.test()) { told.add() })
    // There is no sign that it listens yet, so the notification is repeated.
    #expect(
      try eventually {
        try server.run(#"NOTIFY "Orders 1", 'x'"#)
        return told.count > 0
      })
    watch.stop()
    let count = told.count
    try server.run(#"NOTIFY "Orders 1""#)
    #expect(told.count == count)
  }

  @Test func aLostConnectionIsMadeAgainAndTold() throws {
    let channel = "lost"
    let source = try source(
      "select 1", at: "\(place)?application_name=watch-lost", ["listen": .text(channel)])
    let told = Counter()
    let watch = try #require(source.watch(.test()) { told.add() })
    let listening =
      "select count(*) from pg_stat_activity where application_name = 'watch-lost' and query like 'LISTEN%'"
    #expect(try eventually { try read(listening).datum == 1 })
    let count = told.count
    try server.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watch-lost'"
    )
    #expect(eventually { told.count > count })
    #expect(
      try eventually {
        let count = told.count
        try server.run("NOTIFY lost")
        return eventually(within: 1) { told.count > count }
      })
    watch.stop()
    #expect(
      try eventually {
        try read(
          "select count(*) from pg_stat_activity where application_name = 'watch-lost'"
        ).datum == 0
      })
  }

  @Test func aServerThatStopsIsToldAtOnceAndThatItIsBack() throws {
    let server = try PostgreSQLServer()
    defer { server.end() }
    let place = "postgresql://tester@127.0.0.1:\(server.port)/postgres"
    let source = try source("select 1", at: place, ["listen": "orders"])
    let told = Counter()
    let watch = try #require(source.watch(.test()) { told.add() })
    #expect(eventually { told.count == 1 })
    #expect(watch.fault == nil)
    server.stop()
    #expect(eventually(within: 1) { told.count == 2 })
    #expect(watch.fault != nil)
    try server.start()
    #expect(eventually(within: 35) { told.count == 3 })
    #expect(watch.fault == nil)
    watch.stop()
  }

  @Test func aWatchOfAServerThatIsNotThereEnds() throws {
    let source = try source(
      "select 1", at: "postgresql://tester@127.0.0.1:1/x", ["listen": "channel"])
    let told = Counter()
    let watch = try #require(source.watch(.test()) { told.add() })
    #expect(eventually { told.count == 1 })
    #expect(watch.fault?.reason == "Connection refused")
    watch.stop()
    // The next attempt finds nothing new.
    #expect(told.count == 1)
    #expect(try self.source("select 1").watch(.test()) {} == nil)
  }
}
