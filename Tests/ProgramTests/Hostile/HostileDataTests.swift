import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Data that its author made to do harm: each is one broken tile, soon, and nothing else suffers.
@Suite(.fewAtOnce)
struct HostileDataTests {
  /// What a board shows in two seconds beside the hostile widget.
  private static let neighbour = """
      lines: {kind: text, source: {shell: "echo x >>lines; echo line $(wc -l <lines)", allow: {write: .}}, every: 1s}
    """

  private static func calendar(_ body: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(body)END:VCALENDAR\r\n"
  }

  private static func event(_ uid: Int, _ lines: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20200101T100000Z\r\nDTEND:20200101T110000Z\r\n"
      + "SUMMARY:event\r\n\(lines)END:VEVENT\r\n"
  }

  /// A time zone whose clocks change each second since 1601: libical works them all out.
  private static let restlessZone = calendar(
    """
    BEGIN:VTIMEZONE\r
    TZID:Evil/Zone\r
    BEGIN:STANDARD\r
    DTSTART:16010101T000000\r
    TZOFFSETFROM:+0000\r
    TZOFFSETTO:+0100\r
    RRULE:FREQ=SECONDLY\r
    END:STANDARD\r
    END:VTIMEZONE\r
    BEGIN:VEVENT\r
    UID:1\r
    DTSTART;TZID=Evil/Zone:20261123T100000\r
    SUMMARY:event\r
    END:VEVENT\r

    """)

  @Test(arguments: ["zone", "exceptions", "minutes"])
  func oneCalendarDoesNotStopTheOthers(_ attack: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let text =
      switch attack {
      case "zone": Self.restlessZone
      case "exceptions":
        Self.calendar(
          Self.event(
            1,
            "RRULE:FREQ=DAILY\r\n"
              + (0..<200_000).map { number in
                let day = String(10_101 + number % 12 * 100 + number % 28).dropFirst()
                return "EXDATE:2020\(day)T100000Z\r\n"
              }
              .joined()))
      default:
        Self.calendar((0..<1000).map { Self.event($0, "RRULE:FREQ=MINUTELY\r\n") }.joined())
      }
    try folder.write("evil.ics", text)
    try folder.write("good.ics", Self.calendar(Self.event(1, "RRULE:FREQ=DAILY\r\n")))
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil: {kind: agenda, source: {ical: evil.ics}, every: 1s}
        good: {kind: agenda, source: {ical: good.ics}, every: 1s}
      \(Self.neighbour)
      pages: {Home: [evil good lines]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 14)
    try await session.waitFor(.seconds(20)) { $0.contains("10:00") && $0.contains("line 3") }
    try await expectHostIsSmall(folder)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func aPickThatTakesAllMemoryIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let count = 4 << 20
    try folder.write(
      "small.json", "[" + String(repeating: "[],", count: count / 4) + "[]]")
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil:
          kind: metric
          source: {run: [echo, "{}"], pick: "[limit(200000000; repeat(1))] | length"}
          every: 1s
        many:
          kind: metric
          source: {file: small.json, format: json, limit: 16 MB, pick: "map([., .]) | length"}
          every: 1s
      \(Self.neighbour)
      pages: {Home: [evil many lines]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 14)
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 3") && $0.contains("pick")
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func aFeedWithManyAttributesIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let attributes = (0..<400_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    try folder.write(
      "evil.xml",
      "<rss version=\"2.0\"><channel><title>t</title><item \(attributes)><title>x</title></item>"
        + "</channel></rss>")
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil: {kind: feed, source: {feed: evil.xml}, every: 1s, timeout: 2s}
      \(Self.neighbour)
      pages: {Home: [evil lines]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 10)
    try await session.waitFor(.seconds(20)) { $0.contains("line 4") }
    try await expectHostIsSmall(folder)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Eight tiles whose queries of one file take their whole time leave room for the tile of another one.
  @Test func queriesOfOneFileLeaveRoomForAnother() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    for name in ["evil.db", "good.db"] {
      let made = try await Program("sqlite3").run(
        ["\(folder.path)/\(name)", "create table t (n)"], environment: folder.environment)
      try #require(made.ending == .exited(0))
    }
    let endless =
      "with recursive c(n) as (select 1 union all select n + 1 from c limit 4000000000) select count(*) from c"
    let evil = (0..<8).map {
      "  e\($0): {kind: metric, source: {sqlite: evil.db, query: \"\(endless)\"}, timeout: 40s}"
    }
    try folder.write(
      "board.yaml",
      """
      widgets:
      \(evil.joined(separator: "\n"))
        good: {kind: text, every: 1s, source: {sqlite: good.db, query: "select 'beat ' || strftime('%s', 'now')"}}
      pages:
        Home:
          - e0 e1 e2 e3
          - e4 e5 e6 e7
          - good good good good
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 20)
    var beats: Set<Substring> = []
    try await session.waitFor(.seconds(30)) { screen in
      beats.formUnion(
        screen.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix("1") && $0.count == 10 })
      return beats.count >= 4
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Tiles of several files, or with several picks, whose work takes all its time leave room for the tile of another:
  /// it is read, and does not fail.
  @Test(arguments: ["files", "picks"])
  func slowWorkLeavesRoomForOthers(_ attack: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    var evil: [String] = []
    var good = "{run: [date, +%s], pick: '\"beat \\(. + 0)\"'}"
    if attack == "files" {
      let view =
        "create view v as with recursive r(x) as (select 1 union all select x + 1 from r) select count(*) as v from r"
      for (name, script) in [("a.db", view), ("b.db", view), ("good.db", "create table t (n)")] {
        let made = try await Program("sqlite3").run(
          ["\(folder.path)/\(name)", script], environment: folder.environment)
        try #require(made.ending == .exited(0))
      }
      evil = (0..<8).map {
        "{sqlite: \($0 < 4 ? "a" : "b").db, query: 'select v + \($0) from v'}"
      }
      good = "{sqlite: good.db, query: \"select 'beat ' || strftime('%s', 'now')\"}"
    } else {
      let text = String(repeating: "a ", count: 150_000)
      try folder.write("evil.json", "{\"text\": \"\(text)\"}")
      evil = (0..<8).map { "{file: evil.json, pick: '.text | gsub(\"\\\\s+\"; \"\($0) \")'}" }
    }
    try folder.write(
      "board.yaml",
      """
      widgets:
      \(evil.enumerated().map { "  e\($0): {kind: text, source: \($1), every: 1s}" }.joined(separator: "\n"))
        good: {kind: text, every: 1s, timeout: 5s, source: \(good), alert: {failed: yes}}
      pages:
        Home:
          - e0 e1 e2 e3
          - e4 e5 e6 e7
          - good good good good
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 20)
    var beats: Set<Substring> = []
    // The first time, what takes long has the places of all others for a second each.
    try await session.waitFor(.seconds(40)) { screen in
      beats.formUnion(screen.matches(of: /beat ([0-9]{10})/).map(\.output.1))
      return beats.count >= 12
    }
    let alarms = try await Program.widgettui().run(
      ["alarms", "--board", "board.yaml"], environment: folder.environment,
      directory: folder.path)
    // None rang.
    #expect(alarms.standardOutput == "good\n  alarm  failed  does not hold\n")
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// A timeline with more entries than can be drawn in a moment leaves time for other tiles.
  @Test func aTimelineThatTakesLongToDrawLeavesTimeForOthers() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      program: "evil.py",
      """
      #!/usr/bin/python3
      import json, time
      now = time.time()
      print(json.dumps({"policy": {"after": now + 2}, "entries": [
        {"date": now + i * 60 - 60, "value": [(i + int(now)) % 7, i % 5] * 300} for i in range(1200)]}))
      """)
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil: {kind: chart, source: {timeline: [./evil.py]}}
      \(Self.neighbour)
      pages:
        Home:
          - evil evil
          - lines lines
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 30)
    try await session.waitFor(.seconds(60)) { $0.contains("line 2") }
    // Beside it, a tile of each second is read about each second.
    let start = ContinuousClock.now
    try await session.waitFor(.seconds(60)) { $0.contains("line 12") }
    #expect(ContinuousClock.now - start < .seconds(25), "\(ContinuousClock.now - start)")
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Feeds that take their whole time leave room for picks.
  @Test func slowFeedsDelayNoPick() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let attributes = (0..<400_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let feed =
      "<rss version=\"2.0\"><channel><title>t</title><item \(attributes)></item></channel></rss>"
    for number in 1...12 { try folder.write("evil\(number).xml", feed) }
    let evil = (1...12).map {
      "  e\($0): {kind: feed, source: {feed: evil\($0).xml}, every: 1s}"
    }
    try folder.write(
      "board.yaml",
      """
      widgets:
      \(evil.joined(separator: "\n"))
        runs:
          kind: text
          source: {shell: "echo x >>runs; wc -l <runs", allow: {write: .}, pick: '"run \\(.)"'}
          every: 1s
      pages: {Home: [runs e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 160, rows: 40)
    try await session.waitFor(.seconds(20)) { $0.contains("run 6") }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Writes a database in the folder named, whose log stays as long as this runs, and cuts the shared memory beside it
  /// once a file says so.
  private static let cutter = """
    import os, sqlite3, sys, time
    os.chdir(sys.argv[1])
    shop = sqlite3.connect("shop.db")
    shop.execute("pragma journal_mode = wal")
    shop.execute("pragma wal_autocheckpoint = 0")
    shop.execute("create table big (id integer, text)")
    shop.executemany("insert into big values (?, ?)", ((n, "x" * 2000) for n in range(500)))
    shop.commit()
    while True:
      time.sleep(0.01)
      if os.path.exists("cut"): os.truncate("shop.db-shm", 0)
    """

  /// Whoever may write a database cuts the file that SQLite maps, while a query reads it.
  @Test func aDatabaseThatIsCutIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let writer = RunningServer()
    writer.start(["python3", "-c", Self.cutter, folder.path])
    defer { writer.end() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        sql:
          kind: metric
          source:
            sqlite: shop.db
            query: >-
              with recursive n(i) as (select 1 union all select i + 1 from n limit 200000)
              select max(i) + (select count(*) from big where text > 'x' || max(i)) from n
          every: 1s
      \(Self.neighbour)
      pages: {Home: [sql lines]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 10)
    try await session.waitFor(.seconds(20)) { $0.contains("200") && $0.contains("line 2") }
    let host = try #require(folder.host)
    try folder.write("cut", "")
    try await session.waitFor(.seconds(20)) { $0.contains("process ended") }
    try await session.waitFor(.seconds(20)) { $0.contains("line 6") }
    #expect(folder.host == host)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// What waits for a writer is refused, whatever reads it.
  @Test func pipesKeepNothingWaiting() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try folder.write(
      "board.yaml",
      """
      widgets:
        sql: {kind: metric, source: {sqlite: pipe, query: "select 1"}, every: 1s}
        days: {kind: agenda, source: {ical: pipe}, every: 1s}
        news: {kind: feed, source: {feed: pipe}, every: 1s}
        file: {kind: metric, source: {file: pipe}, every: 1s}
      \(Self.neighbour)
      pages:
        Home:
          - sql days
          - news file
          - lines lines
      """)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 24)
    try await session.waitFor(.seconds(20)) {
      $0.contains("line 3") && $0.ranges(of: "pipe is not a").count == 4
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// The worker is one process for all readings; when it is gone, the next reading starts another.
  @Test func aKilledWorkerIsReplaced() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        runs:
          kind: text
          source: {shell: "echo x >>runs; wc -l <runs", allow: {write: .}, pick: '"run \\(.)"'}
          every: 1s
      pages: {Home: [runs]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 10)
    func waitForRun(after last: Int) async throws -> Int {
      var run = 0
      try await session.waitFor(.seconds(20)) { screen in
        run = screen.firstMatch(of: /run ([0-9]+)/).flatMap { Int($0.output.1) } ?? 0
        return run > last
      }
      return run
    }
    var run = try await waitForRun(after: 0)
    let host = try #require(folder.host)
    for _ in 0..<3 {
      let workers = try Self.workers(of: host)
      #expect(workers.count == 1)
      for worker in workers { kill(worker, SIGKILL) }
      // The one that is being shown may have been read before.
      run = try await waitForRun(after: run + 1)
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// The process that parses reaches no file of the user, no network and no other process.
  @Test func theParserIsConfined() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("evil.ics", Self.restlessZone)
    try folder.write(
      "board.yaml",
      """
      widgets:
        evil: {kind: agenda, source: {ical: evil.ics}, every: 1s}
      pages: {Home: [evil]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 10)
    let status: String? = try await ask(for: .seconds(20)) {
      guard let host = folder.host, let worker = try Self.workers(of: host).first,
        let parser = try Self.workers(of: worker).first,
        let status = try TextFile.read("/proc/\(parser)/status"), status.contains("Seccomp:\t2")
      else { return nil }
      // It has read its input by now, or soon will have.
      let limits = try TextFile.read("/proc/\(parser)/limits") ?? ""
      #expect(limits.contains(#/Max file size +0 /#))
      #expect(limits.contains(#/Max core file size +0 /#))
      return status
    }
    #expect(status?.contains("NoNewPrivs:\t1") == true)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// The processes that a host started as workers, or that a worker divided into.
  private static func workers(of host: pid_t) throws -> [pid_t] {
    try FileAccess.names(in: "/proc").compactMap { pid_t($0) }.filter { process in
      guard let line = (try? TextFile.read("/proc/\(process)/cmdline")) ?? nil,
        line.hasSuffix("\0worker\0"),
        let status = try TextFile.read("/proc/\(process)/status")
      else { return false }
      return status.contains("\nPPid:\t\(host)\n")
    }
  }

  /// The host's memory at its greatest, which parsers cannot reach.
  private func expectHostIsSmall(_ folder: BoardFolder) async throws {
    guard let host = folder.host,
      let status = try TextFile.read("/proc/\(host)/status"),
      let kilobytes = status.firstMatch(of: /VmHWM:\s*([0-9]+) kB/)?.output.1
    else { return }
    #expect(Int(kilobytes) ?? 0 < 300_000, "the host took \(kilobytes) kB")
  }
}
