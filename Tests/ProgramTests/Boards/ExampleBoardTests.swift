import Glibc
import TestServers
import Testing
import WidgetTesting

/// The boards in `Examples/boards`, shown in tmux with the real servers that they name.
@Suite(.fewAtOnce)
struct ExampleBoardTests {
  private static let examples =
    "/" + String(#filePath.split(separator: "/Tests/ProgramTests").first?.dropFirst() ?? "")
    + "/Examples/boards"

  private func example(_ name: String) throws -> String {
    try #require(try TextFile.read("\(Self.examples)/\(name)"))
  }

  /// Runs a command in a folder, and expects it to succeed.
  private func run(_ folder: BoardFolder, _ command: String...) async throws {
    let outcome = try await Program("/usr/bin/env").run(
      command, environment: folder.environment, directory: folder.path, timeout: .seconds(60))
    try #require(outcome.ending == .exited(0), "\(command): \(outcome.standardError)")
  }

  // MARK: The first board

  /// A web server with the shop's figures, for clients that have its token, and a calendar.
  private static let shop = """
    import http.server, sys
    class Shop(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body, status = b'{"today": {"orders": 1284}}', 200
            if self.path == "/team.ics":
                body = open(sys.argv[2], "rb").read()
            elif self.headers.get("Authorization") != "Bearer sesame":
                body, status = b"no", 401
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *_): pass
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Shop).serve_forever()
    """

  private func calendar(_ title: String, _ day: String) -> String {
    """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//test//EN\r
    BEGIN:VEVENT\r
    UID:\(title)@example\r
    DTSTAMP:20260101T000000Z\r
    DTSTART;VALUE=DATE:\(day)\r
    SUMMARY:\(title)\r
    END:VEVENT\r
    END:VCALENDAR\r

    """
  }

  private var today: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 16)
    strftime(&text, text.count, "%Y%m%d", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func theFirstBoard() async throws {
    let folder = BoardFolder([
      "PATH": "/usr/local/bin:/usr/bin:/bin", "RESTIC_PASSWORD": "secret",
    ])
    defer { folder.endHost() }
    let repository = "\(folder.path)/repository"
    try await run(folder, "restic", "-r", repository, "init")
    try folder.write("kept.txt", "kept\n")
    try await run(folder, "restic", "-r", repository, "backup", "--host", "atlas", "kept.txt")
    try folder.write("team.ics", calendar("Team breakfast", today))
    mkdir("\(folder.path)/cal", 0o700)
    try folder.write("cal/work.ics", calendar("Stocktaking", today))
    // Only the password store is a stand-in, as a real one asks for a passphrase.
    try folder.write(program: "pass", "#!/bin/sh\n[ \"$1 $2\" = 'show shop/api' ] && echo sesame\n")

    let port = RunningServer.freePort()
    let server = RunningServer()
    server.start(["python3", "-c", Self.shop, "\(port)", "\(folder.path)/team.ics"])
    defer { server.end() }
    #expect(eventually(within: 30) { RunningServer.isListening(on: port) }, "\(server.said)")
    let board = try example("first.yaml")
      .replacing("https://shop.example/api", with: "http://127.0.0.1:\(port)/api")
      .replacing("https://cal.example", with: "http://127.0.0.1:\(port)")
      .replacing("[pass, show", with: "[\(folder.path)/pass, show")
      .replacing("[restic, snapshots", with: "[restic, -r, \(repository), snapshots")
    try folder.write("board.yaml", board)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 40)
    let screen = try await session.waitFor(.seconds(120)) { screen in
      ["1,284", "atlas", "Stocktaking", "Team breakfast"].allSatisfy(screen.contains)
        && screen.contains(/CPU.* %/)
    }
    #expect(!screen.contains("sesame"))
    let why = try await folder.run("why", "orders")
    #expect(!why.standardOutput.contains("sesame"))
  }

  // MARK: A developer's machine

  @Test func aDevelopersMachine() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try await run(folder, "git", "init", "-q", "-b", "trunk")
    try folder.write("kept.txt", "kept\n")
    try await run(folder, "git", "add", "kept.txt")
    try await run(
      folder, "git", "-c", "user.name=Ann", "-c", "user.email=a@example", "commit", "-qm",
      "Keep something")
    try folder.write("build.log", "info compiling\n\u{1B}[31merror\u{1B}[m: no such module\n")
    try folder.write("board.yaml", try example("developer.yaml"))
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 40)
    try await session.waitFor(.seconds(60)) { screen in
      ["╭ CPU", "╭ Network", "╭ Busiest", "▸Machine"].allSatisfy(screen.contains)
        && screen.contains(/\d\.\d % +[\d.]+ [KMG]iB/)
    }
    try await session.type("2")
    try await session.waitFor(.seconds(60)) { screen in
      ["## trunk", "?? build.log", "Keep something", "error: no such module"].allSatisfy(
        screen.contains)
    }
    try folder.write("build.log", "info compiling\ninfo linked\n")
    try await session.waitFor(.seconds(60)) { $0.contains("info linked") || $0.contains("linked") }
  }

  // MARK: A small shop

  @Test func aSmallShop() async throws {
    let server = try PostgreSQLServer.shared.get()
    try server.run("drop schema if exists shop cascade; create schema shop")
    try server.run("set search_path = shop; " + (try example("shop.sql")))
    let database =
      "postgresql://tester:se%20cret%2F%40%3A%27@127.0.0.1:\(server.port)/postgres"
      + "?options=-csearch_path%3Dshop"
    let folder = BoardFolder(["SHOP_DATABASE": database])
    defer { folder.endHost() }
    try folder.write("board.yaml", try example("shop.yaml"))
    let session = try await folder.dashboard("board.yaml", columns: 160, rows: 48)
    let screen = try await session.waitFor(.seconds(60)) { screen in
      ["$1,094", "Coffee grinder", "Filter papers", "1 left", "╭ Waiting", "$45.60", "$534.00"]
        .allSatisfy(
          screen.contains)
    }
    #expect(!screen.contains("cret"))
    // The database announces the order: the next reading by schedule is five minutes away.
    try server.run(
      "set search_path = shop; insert into orders (product, amount) values ('Teapot', 1000)")
    try await session.waitFor(.seconds(30)) { $0.contains("$2,094") }
  }

  // MARK: A homelab

  @Test func aHomelab() async throws {
    let server = try PrometheusServer.shared.get()
    let folder = BoardFolder()
    defer { folder.endHost() }
    let board = try example("homelab.yaml").replacing("http://localhost:9090", with: server.address)
    try folder.write("board.yaml", board)
    let session = try await folder.dashboard("board.yaml", columns: 160, rows: 48)
    try await session.waitFor(.seconds(60)) { screen in
      ["self 127.0.0.1:", "node 127.0.0.1:", "╭ Load, last hour", "╭ Disks", " /s"].allSatisfy(
        screen.contains) && screen.contains(/╭ CPU/) && screen.contains(/\d %/)
        && screen.contains(/node 127.0.0.1:\d+ +up/)
    }
  }

  // MARK: Exporters

  @Test func exporters() async throws {
    let server = try PrometheusServer.shared.get()
    let folder = BoardFolder()
    defer { folder.endHost() }
    let board = try example("exporters.yaml").replacing(":9100", with: ":\(server.exporterPort)")
      .replacing("localhost", with: "127.0.0.1")
    try folder.write("board.yaml", board)
    let session = try await folder.dashboard("board.yaml", columns: 120, rows: 40)
    // The rates come with the second reading, without anybody's doing.
    try await session.waitFor(.seconds(90)) { screen in
      ["╭ Hosts", "127.0.0.1", "╭ CPU by mode", "user", "╭ Disks", "up (days)"].allSatisfy(
        screen.contains) && !screen.contains("no rate yet")
    }
  }

  // MARK: A broker

  @Test func climate() async throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/attic/temperature", "9.5", isRetained: true)
    try broker.publish(
      "home/kitchen/climate", #"{"temperature": 21.4, "humidity": 48}"#, isRetained: true)
    try broker.publish(
      "home/bath/climate", #"{"temperature": 23, "humidity": 71}"#, isRetained: true)
    try broker.publish("home/bath/status", "offline", isRetained: true)
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml", try example("mqtt.yaml").replacing("mqtt://localhost", with: broker.address))
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 30)
    try await session.waitFor(.seconds(60)) { screen in
      screen.contains(/kitchen +21.4 °C +48 %/) && screen.contains(/bath .*offline/)
        && screen.contains("retained: sent at an unknown time") && screen.contains("no message yet")
    }
    try broker.publish("home/attic/temperature", "9.8")
    try broker.publish("home/door", "open")
    try await session.waitFor(.seconds(10)) { screen in
      !screen.contains("retained: sent") && screen.contains("open")
    }
    broker.stop()
    try await session.waitFor(.seconds(20)) { screen in
      screen.contains("open") && screen.contains("✕ Front door")
    }
  }

  // MARK: A day planner

  @Test func aDayPlanner() async throws {
    let server = try RadicaleServer.shared.get()
    try server.put(calendar("Dentist", today), named: "dentist-\(getpid())")
    let folder = BoardFolder(["CALENDAR_PASSWORD": "pass word"])
    defer { folder.endHost() }
    for file in ["todo.json", "next-bus.py"] { try folder.write(file, try example(file)) }
    let board = try example("day.yaml")
      .replacing("http://localhost:5232/me/calendar/", with: server.address)
      .replacing("user: me", with: "user: ann")
    try folder.write("board.yaml", board)
    let session = try await folder.dashboard("board.yaml", columns: 160, rows: 48)
    try await session.waitFor(.seconds(60)) { screen in
      ["Dentist", "Renew the certificate", "Bus 12", "Tokyo", "╭ Holidays", "Mo Tu We"].allSatisfy(
        screen.contains)
    }
  }
}
