import CSQLite
import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// A database to which a test writes.
private final class Database {
  private let sqlite: csqlite
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    sqlite = try #require(csqlite_load()).pointee
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    try #require(sqlite.open_v2(path, &handle, flags, nil) == SQLITE_OK)
  }

  deinit { _ = sqlite.close_v2(handle) }

  func run(_ statements: String...) throws {
    for text in statements {
      var statement: OpaquePointer?
      try #require(sqlite.prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK)
      while sqlite.step(statement) == SQLITE_ROW {}
      try #require(sqlite.finalize(statement) == SQLITE_OK)
    }
  }
}

@Suite struct SQLiteSourceTests {
  private let folder = TemporaryFolder()

  private func read(
    _ query: String, timeout: TimeInterval = 20, _ more: [String: Setting] = [:]
  ) throws(SourceFailure) -> Reading {
    var settings: [String: Setting] = ["sqlite": "shop.db", "query": .text(query)]
    settings.merge(more) { $1 }
    return try SourceKind.sqlite.make(.mapping(settings))
      .read(.test(timeout: timeout, folder: folder.path))
  }

  private func orders() throws -> Database {
    let database = try Database(folder["shop.db"])
    try database.run(
      "create table orders (id integer, name text, price real, note blob)",
      "insert into orders values (1, 'Tea', 2.5, null), (2, 'Ümlaut', 12, x'00ff')")
    return database
  }

  @Test func longNumbersKeepTheirDigits() throws {
    _ = try orders()
    #expect(try read("select 9007199254740993").datum == "9007199254740993")
    #expect(try read("select 9007199254740992").datum == 9_007_199_254_740_992)
  }

  /// Whoever may write a folder decides where links in it lead.
  @Test func aLinkThatAProgramMadeLeadsNowhere() throws {
    _ = try orders()
    try FileAccess.makeFolder(folder["out"])
    symlink("../shop.db", folder["out/shop.db"])
    symlink("shop.db", folder["own.db"])
    WrittenFolders.note([folder["out"]])
    #expect(try read("select count(*) from orders", ["sqlite": "own.db"]).datum == 2)
    do throws(SourceFailure) {
      _ = try read("select count(*) from orders", ["sqlite": "out/shop.db"])
      Issue.record("it was read")
    } catch { #expect(error.kind == .denied && error.reason == "shop.db is a link of a program") }
  }

  /// Makes two folders with databases that keep their rows in logs, and notes that a program may write around the first.
  private func twoFolders() throws -> [Database] {
    WrittenFolders.note([folder["out"]])
    return try [("out/in", "harmless"), ("private", "secret")].map { name, title in
      try FileAccess.makeFolder(folder[name])
      let database = try Database(folder["\(name)/shop.db"])
      try database.run(
        "pragma journal_mode = wal", "create table notes (title text)",
        "insert into notes values ('\(title)')")
      return database
    }
  }

  private func exchange(forLink isLink: Bool) throws {
    try #require(rename(folder["out/in"], folder["out/old"]) == 0)
    if isLink {
      try #require(symlink("../private", folder["out/in"]) == 0)
    } else {
      try #require(rename(folder["private"], folder["out/in"]) == 0)
    }
  }

  /// A program may exchange what was looked at before SQLite opens it.
  @Test(arguments: [true, false])
  func anExchangedFileIsNotRead(_ isLink: Bool) throws {
    let databases = try twoFolders()
    let file = try SQLiteFile(folder["out/in/shop.db"])
    try exchange(forLink: isLink)
    let query = QuerySettings(["query": "select title from notes"])
    do throws(SourceFailure) {
      let rows = try SQLiteTask.rows(of: query, in: file, before: Deadline(after: 20))
      Issue.record("\(rows.datum(wantsValue: false))")
    } catch { #expect(error.reason == "shop.db was exchanged") }
    withExtendedLifetime(databases) {}
  }

  /// SQLite opens the log by its path, after the file: it is the one beside that file.
  @Test(arguments: [true, false])
  func anExchangedLogIsNotRead(_ isLink: Bool) throws {
    let databases = try twoFolders()
    let file = try SQLiteFile(folder["out/in/shop.db"])
    let place = file.place
    let rows = try place.guarding { () throws(SourceFailure) in
      let connection = try SQLiteConnection(
        place.path, for: .readingPlace, deadline: Deadline(after: 20))
      do { try exchange(forLink: isLink) } catch { Issue.record(error) }
      try connection.openFiles()
      return try connection.rows(of: QuerySettings(["query": "select title from notes"]))
    }
    #expect(rows.datum(wantsValue: false) == [["title": "harmless"]])
    withExtendedLifetime(databases) {}
  }

  /// The limit is that of one query: others on the thread open what they need.
  @Test func filesAreLimitedDuringAQueryOnly() throws {
    _ = try orders()
    #expect(try read("select count(*) from orders").datum == 2)
    try Database(folder["other.db"]).run("create table t (i integer)")
    #expect(try read("select count(*) from t", ["sqlite": "other.db"]).datum == 0)
  }

  @Test func rowsAreRecords() throws {
    _ = try orders()
    #expect(
      try read("select * from orders order by id").datum == [
        ["id": 1, "name": "Tea", "price": 2.5, "note": nil],
        ["id": 2, "name": "Ümlaut", "price": 12, "note": "2 bytes"],
      ])
    #expect(try read("select * from orders where id = 9").datum == [])
  }

  @Test func oneValueIsItself() throws {
    _ = try orders()
    #expect(try read("select count(*) from orders").datum == 2)
    #expect(try read("select count(*) as n from orders", ["value": "no"]).datum == [["n": 2]])
    #expect(try read("select name, id from orders", ["value": "yes"]).datum == "Tea")
    #expect(try read("select id from orders where id = 9", ["value": "yes"]).datum == nil)
  }

  @Test func parametersAreBound() throws {
    _ = try orders()
    let query = "select typeof(?1) || typeof(?2) || typeof(?3) || ?3 where ?4 is not null"
    #expect(
      try read(query, ["parameters": ["7", "2.5", "007", "'; drop table orders"]]).datum
        == "integerrealtext007")
    #expect(
      try read("select name from orders where id > ?", ["parameters": ["1"]]).datum == "Ümlaut")
    #expect(
      failure { () throws(SourceFailure) in try read("select ?") }.detail
        == "The query has 1 placeholders, and parameters: has 0 values.")
  }

  @Test func rowsAreBounded() throws {
    _ = try orders()
    let many = "with recursive n(i) as (select 1 union all select i + 1 from n) select i from n"
    #expect(try read(many, ["rows": "3"]).datum == [["i": 1], ["i": 2], ["i": 3]])
    #expect(failure { () throws(SourceFailure) in try read(many) }.reason == "more than 1000 rows")
    let wide = "select hex(zeroblob(500000)) from orders, orders, orders, orders"
    #expect(failure { () throws(SourceFailure) in try read(wide) }.reason == "too much data")
    let long = "select length(zeroblob(900000000))"
    #expect(
      failure { () throws(SourceFailure) in try read(long) }.reason == "string or blob too big")
  }

  /// The author of a file may hide any query in a view.
  @Test(arguments: [
    // What is sorted is kept in memory, of which there is a limit.
    (
      "with recursive n(i) as (select 1 union all select i + 1 from n) "
        + "select i, randomblob(100000) as b from n order by b", "out of memory"
    ),
    (
      "select trim(hex(zeroblob(400000)), replace(hex(zeroblob(200)), '0', 'b'))",
      "string or blob too big"
    ),
    ("select hex(zeroblob(1000)) like hex(zeroblob(1000))", "LIKE or GLOB pattern too complex"),
    ("select length(zeroblob(1100000))", "string or blob too big"),
  ])
  func viewsAreBounded(_ query: String, _ reason: String) throws {
    try orders().run("create view evil as \(query)")
    let error = failure { () throws(SourceFailure) in try read("select * from evil") }
    #expect(error.reason == reason)
  }

  @Test func viewsThatDoubleAreEnded() throws {
    let database = try orders()
    try database.run("create view v0 as select id from orders")
    for number in 1...24 {
      let last = "v\(number - 1)"
      try database.run(
        "create view v\(number) as select id from \(last) union all select id from \(last)")
    }
    _ = failure { () throws(SourceFailure) in try read("select count(*) from v24") }
  }

  @Test(
    arguments: [
      ("trim('xxaxbxx', 'x')", "axb"), ("ltrim('üéaü', 'éü')", "aü"), ("rtrim('üaéü', 'éü')", "üa"),
      ("trim('abc', '')", "abc"), ("trim('', 'x')", ""), ("trim('  a ')", "a"),
      ("trim(null, 'x')", nil), ("trim('x', null)", nil), ("trim(12321, 1)", "232"),
      ("trim('xxx', 'x')", ""),
    ] as [(String, Datum)])
  func trimming(_ expression: String, _ value: Datum) throws {
    _ = try orders()
    #expect(try read("select \(expression)").datum == value)
  }

  @Test func anEndlessQueryIsEnded() throws {
    _ = try orders()
    let endless =
      "with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n"
    #expect(
      failure { () throws(SourceFailure) in try read(endless, timeout: 0.2) }.reason
        == "no answer in 200 ms")
  }

  @Test(arguments: [
    ("selct 1", #"near "selct": syntax error"#, "at: selct 1"),
    ("select * from missing", "no such table: missing", "no such table: missing"),
    ("select nmae\n from orders", "no such column: nmae", "at: nmae from orders"),
    ("delete from orders", "query would write", "must be a SELECT"),
    ("select 1; select 2", "more than one statement", "after it comes: select 2"),
    (" -- nothing", "empty query", "no statement"),
  ])
  func wrongQueries(_ query: String, _ reason: String, _ detail: String) throws {
    _ = try orders()
    let error = failure { () throws(SourceFailure) in try read(query) }
    #expect(error.reason == reason)
    #expect(error.detail.contains(detail))
  }

  @Test func columnsOfOneNameAreSeveral() throws {
    _ = try orders()
    #expect(
      try read("select 1 as a, 2 as a, 3 as \"a 2\"").datum == [["a": 1, "a 2": 2, "a 2 2": 3]])
  }

  @Test func aCommentMayFollow() throws {
    _ = try orders()
    #expect(try read("select 1; -- one").datum == 1)
  }

  @Test func theFileMayBeMissingOrNoDatabase() throws {
    let missing = failure { () throws(SourceFailure) in try read("select 1") }
    #expect(missing.reason == "no file shop.db")
    #expect(missing.isAbsent)
    try folder.write(String(repeating: "No database. ", count: 99), to: "shop.db")
    let wrong = failure { () throws(SourceFailure) in
      try read("select * from sqlite_master")
    }
    #expect(wrong.reason == "file is not a database")
    #expect(!wrong.isAbsent)
  }

  @Test func aLockedFileIsWaitedFor() throws {
    let database = try orders()
    try database.run("begin exclusive")
    let error = failure { () throws(SourceFailure) in
      try read("select 1 from orders", timeout: 0.2)
    }
    #expect(error.reason == "database is locked")
    try database.run("commit")
    #expect(try read("select count(*) from orders").datum == 2)
  }

  @Test(arguments: ["delete", "wal"])
  func changesOfOthersAreTold(_ mode: String) throws {
    let database = try orders()
    try database.run("pragma journal_mode = \(mode)")
    let source = try SourceKind.sqlite.make(["sqlite": "shop.db", "query": "select 1"])
    let told = Counter()
    let watch = try #require(
      source.watch(.test(folder: folder.path)) { told.add() })
    try folder.write("not ours", to: "other.txt")
    try database.run("insert into orders values (3, 'Coffee', 3, null)")
    #expect(eventually { told.count > 0 })
    watch.stop()
    let count = told.count
    try database.run("insert into orders values (4, 'Coffee', 3, null)")
    #expect(told.count == count)
  }

  /// The log lies beside the file, and not beside a link to it.
  @Test func commitsToAFileBehindALinkAreTold() throws {
    let database = try orders()
    try database.run("pragma journal_mode = wal")
    mkdir(folder["links"], 0o700)
    symlink("../shop.db", folder["links/shop.db"])
    let source = try SourceKind.sqlite.make(["sqlite": "links/shop.db", "query": "select 1"])
    let told = Counter()
    let watch = try #require(source.watch(.test(folder: folder.path)) { told.add() })
    defer { watch.stop() }
    for number in 3...5 {
      let count = told.count
      try database.run("insert into orders values (\(number), 'Coffee', 3, null)")
      #expect(eventually { told.count > count })
      usleep(200_000)
    }
    #expect(source.files(.test(folder: folder.path)).contains("\(folder.path)/shop.db-wal"))
  }

  @Test func whoWatchesDoesNotWaitForALockedFile() throws {
    let database = try orders()
    try database.run("begin exclusive")
    let source = try SourceKind.sqlite.make(["sqlite": "shop.db", "query": "select 1"])
    let told = Counter()
    let watch = try #require(source.watch(.test(folder: folder.path)) { told.add() })
    try database.run("insert into orders values (3, 'Coffee', 3, null)")
    try database.run("commit")
    #expect(eventually { told.count > 0 })
    watch.stop()
  }

  @Test func aFileMayComeLaterAndItsFolderGo() throws {
    let source = try SourceKind.sqlite.make(["sqlite": "data/shop.db", "query": "select 1"])
    let told = Counter()
    let watch = try #require(source.watch(.test(folder: folder.path)) { told.add() })
    let data = folder["data"]
    for _ in 1...2 {
      for change in [
        {
          try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        },
        { try Database("\(data)/shop.db").run("create table orders (id integer)") },
        { try FileManager.default.removeItem(atPath: data) },
      ] {
        let count = told.count
        try change()
        #expect(eventually { told.count > count })
      }
    }
    #expect(watch.fault == nil)
    watch.stop()
  }
}
