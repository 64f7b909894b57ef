import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of the border between front ends, which draw, and the host, which asks providers.
@Suite(.fewAtOnce)
struct FrontEndTests {
  private let folder = BoardFolder()

  /// The libraries that only providers need.
  private static let libraries = [
    "libcurl", "libjq", "libpq", "libgdk_pixbuf", "libical", "libxml2",
  ]

  private func write(_ server: TestServer) throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        price: {kind: metric, source: {http: "\(server.address)"}, pick: .price, every: 1s}
        load: {kind: metric, source: system.load, every: 1s}
        time: {kind: clock, seconds: yes}
      pages:
        Home: [price, load, time]
      """)
  }

  private func hasSocket(_ process: pid_t) -> Bool {
    let path = "/proc/\(process)/fd"
    return FileAccess.names(in: path).contains { name in
      var link = [CChar](repeating: 0, count: 64)
      guard readlink("\(path)/\(name)", &link, link.count - 1) > 0 else { return false }
      return String(decoding: link.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .hasPrefix("socket:")
    }
  }

  /// Waits for a host other than `last`.
  private func host(besides last: pid_t? = nil, within time: Duration) async throws -> pid_t {
    let found: pid_t? = try await ask(for: time) {
      folder.host.flatMap { $0 != last && Lease.isHeld(in: folder.shared) ? $0 : nil }
    }
    guard let found else { throw TimeUp(awaited: "a host", timeout: time, seen: []) }
    return found
  }

  @Test func onlyTheHostOpensSocketsAndLoadsLibraries() async throws {
    let server = try await TestServer(answer: #"{"price": #}"#)
    defer { folder.endHost() }
    try write(server)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 12)
    try await session.waitFor(.seconds(20)) { $0.contains("Price") && !$0.contains("Loading") }
    let asked: Bool? = try await ask(for: .seconds(20)) { try server.requests > 2 ? true : nil }
    #expect(asked == true)
    let host = try await host(within: .seconds(20))
    #expect(host != session.program)
    let maps = try TextFile.read("/proc/\(session.program)/maps") ?? ""
    for library in Self.libraries { #expect(!maps.contains(library), "\(library)") }
    #expect(!hasSocket(session.program))
    let theirs = try TextFile.read("/proc/\(host)/maps") ?? ""
    #expect(theirs.contains("libcurl"))
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
    let isOver: Bool? = try await ask(for: .seconds(10)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isOver == true, "the host outlives its last front end")
  }

  @Test func aBoardOfTheMachineAloneStartsNoHost() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        load: {kind: metric, source: system.load, every: 1s}
        time: {kind: clock, seconds: yes}
      pages:
        Home: [load, time]
      """)
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 80, rows: 12)
    try await session.waitFor(.seconds(20)) { $0.contains("Load") }
    try await Task.sleep(for: .seconds(2))
    #expect(!Lease.isHeld(in: folder.shared))
    // A widget that needs a host is added, and removed again.
    let server = try await TestServer(answer: #"{"price": 1234#}"#)
    try write(server)
    try await session.waitFor(.seconds(20)) { $0.contains("Price") }
    let asked: Bool? = try await ask(for: .seconds(20)) { try server.requests > 1 ? true : nil }
    #expect(asked == true)
    #expect(try await host(within: .seconds(20)) != session.program)
    try folder.write(
      "board.yaml",
      """
      widgets: {time: {kind: clock, seconds: yes}}
      pages: {Home: [time]}
      """)
    let isOver: Bool? = try await ask(for: .seconds(20)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isOver == true)
    #expect(await session.isAlive)
  }

  @Test func aHostThatIsKilledIsReplacedWithinASecond() async throws {
    let server = try await TestServer(answer: #"{"price": 7777}"#)
    defer { folder.endHost() }
    try write(server)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 12)
    let asked: Bool? = try await ask(for: .seconds(20)) { try server.requests > 1 ? true : nil }
    #expect(asked == true)
    let first = try await host(within: .seconds(20))
    kill(first, SIGKILL)
    let second = try await host(besides: first, within: .seconds(2))
    #expect(second != session.program)
    #expect(try await session.screen().contains("Price"))
    let requests = try server.requests
    let more: Bool? = try await ask(for: .seconds(20)) {
      try server.requests > requests + 1 ? true : nil
    }
    #expect(more == true)
  }

  /// Whatever holds the host: a picture, a pipe or a library cannot be told from a stop.
  @Test func aHostThatDoesNotAnswerIsNamedAndReplaced() async throws {
    let server = try await TestServer(answer: #"{"price": 7777}"#)
    defer { folder.endHost() }
    try write(server)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 12)
    let asked: Bool? = try await ask(for: .seconds(20)) { try server.requests > 1 ? true : nil }
    #expect(asked == true)
    let first = try await host(within: .seconds(20))
    kill(first, SIGSTOP)
    let said = try await session.waitFor(.seconds(15)) { $0.contains("host does not") }
    #expect(said.contains("Load"))
    // The screen goes on: its clock, and its keys.
    try await session.waitFor(.seconds(3)) { $0 != said }
    try await session.send("?")
    try await session.waitFor(.seconds(3)) { $0.contains("this help") }
    try await session.send("?")
    let second = try await host(besides: first, within: .seconds(20))
    #expect(second != session.program)
    #expect(kill(first, 0) != 0)
    try await session.waitFor(.seconds(20)) { !$0.contains("host does not") }
  }

  /// A host that works again is not killed.
  @Test func aHostThatAnswersAgainIsKept() async throws {
    let server = try await TestServer(answer: #"{"price": 7777}"#)
    defer { folder.endHost() }
    try write(server)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 12)
    let asked: Bool? = try await ask(for: .seconds(20)) { try server.requests > 1 ? true : nil }
    #expect(asked == true)
    let host = try await host(within: .seconds(20))
    kill(host, SIGSTOP)
    try await session.waitFor(.seconds(15)) { $0.contains("host does not") }
    kill(host, SIGCONT)
    try await session.waitFor(.seconds(10)) { !$0.contains("host does not") }
    try await Task.sleep(for: .seconds(10))
    #expect(folder.host == host && kill(host, 0) == 0)
  }

  /// Each line is another process, so that none of them sees the time pass.
  @Test func aHostThatStopsUnderStatusLinesIsReplaced() async throws {
    let shop = CountedShop(every: 1)
    try await shop.line("orders") { $0.hasPrefix("answer") }
    let first = try #require(try shop.host)
    kill(first, SIGSTOP)
    let second: pid_t? = try await ask(for: .seconds(40), every: .milliseconds(300)) {
      _ = try await shop.line("orders")
      return try shop.host.flatMap { $0 != first ? $0 : nil }
    }
    #expect(second != nil)
  }

  @Test func withoutAFolderTheFrontEndReadsAlone() async throws {
    let server = try await TestServer(answer: #"{"price": 7777}"#)
    try write(server)
    let outcome = try await Program.widgettui().run(
      ["snapshot", "board.yaml", "--size", "100x12"],
      environment: folder.environment.merging(["WIDGETTUI_STATE": "/dev/null/state"]) { $1 },
      directory: folder.path, timeout: .seconds(20))
    #expect(outcome.ending == .exited(0))
    #expect(try server.requests >= 1)
  }
}
