import Foundation
import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of machines that share readings through a real PostgreSQL: hosts with state folders of their own.
@Suite(.fewAtOnce)
struct FleetTests {
  @Test func oneMachineAsksAndAllShowTheAnswer() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two", "three"] { try stand.begin(name, stand.board()) }
    _ = try await stand.waitFor(generation: 4)
    for name in ["one", "two", "three"] {
      try await stand.waitFor(name) { $0.contains(/\b1[0-9][0-9]\b/) }
    }
    let generation = try #require(try stand.asker()).generation
    // One call for each generation, and perhaps one that is under way.
    #expect((generation...generation + 1).contains(stand.calls.count))
  }

  /// A connection that is lost is made again without a word on the screen, so that only the server shows it.
  @Test func connectionsStayWhileRowsMove() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two", "three"] { try stand.begin(name, stand.board()) }
    for name in ["one", "two", "three"] {
      try await stand.waitFor(name) { $0.contains(/\b1[0-9][0-9]\b/) }
    }
    // The server ends what a test's own question left a moment later. A machine's new connection stays.
    let first = try await ask(for: .seconds(20)) {
      let found = try stand.connections()
      return found.count == 3 ? found : nil
    }
    #expect(first != nil)
    let generation = try #require(try stand.asker()).generation
    _ = try await stand.waitFor(generation: generation + 3)
    let isSame: Bool? = try await ask(for: .seconds(20)) {
      try stand.connections() == first ? true : nil
    }
    #expect(isSame == true)
  }

  @Test func anotherMachineAsksAfterTheAskerIsKilled() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two"] { try stand.begin(name, stand.board()) }
    let first = try await stand.waitFor(generation: 3)
    stand.signal(first, SIGKILL)
    let generation = try #require(try stand.asker()).generation
    let next = try await stand.waitFor(generation: generation + 2)
    #expect(next != first)
  }

  @Test func aFrozenAskerStopsNobodyAndItsAnswerIsThrownAway() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two"] { try stand.begin(name, stand.board(every: "4s")) }
    let frozen = try await stand.waitFor(generation: 2)
    try stand.pause(1)
    let before = stand.calls.count
    let isAsked: Bool? = try await ask(for: .seconds(20)) {
      stand.calls.count > before ? true : nil
    }
    #expect(isAsked == true)
    stand.signal(frozen, SIGSTOP)
    let generation = try #require(try stand.asker()).generation
    let next = try await stand.waitFor(generation: generation + 1)
    #expect(next != frozen)
    stand.signal(frozen, SIGCONT)
    _ = try await stand.waitFor(generation: generation + 2)
    try await stand.waitFor(frozen) { !$0.contains("✕") && $0.contains(/\b1[0-9][0-9]\b/) }
  }

  @Test func whileTheServerIsGoneNobodyAsksAndTheLastValueIsDated() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two"] { try stand.begin(name, stand.board()) }
    _ = try await stand.waitFor(generation: 2)
    try await stand.waitFor("two") { $0.contains(/\b1[0-9][0-9]\b/) }
    stand.server.stop()
    try await stand.waitFor("two") { $0.contains("fleet:") && $0.contains(/of \d\d:\d\d/) }
    let calls = stand.calls.count
    #expect(try await stand.shown(on: "two").contains(/\b1[0-9][0-9]\b/))
    try stand.server.start()
    _ = try await stand.waitFor(generation: 4)
    try await stand.waitFor("two") { !$0.contains("fleet:") }
    #expect(stand.calls.count > calls)
  }

  @Test func theStatusRowSaysWhetherTheFleetIsThere() async throws {
    let stand = try await FleetStand()
    try stand.begin("one", stand.board())
    let folder = try #require(stand.machines["one"]?.folder)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 10)
    try await session.waitFor(.seconds(60)) { $0.contains("fleet main") }
    stand.server.stop()
    try await session.waitFor(.seconds(60)) {
      $0.contains(/fleet main: no connection since \d\d:\d\d/)
    }
    try stand.server.start()
    try await session.waitFor(.seconds(60)) {
      $0.contains("fleet main") && !$0.contains("no connection")
    }
  }

  @Test func aWishToReadIsAskedBeforeItIsDue() async throws {
    let stand = try await FleetStand()
    for name in ["one", "two"] { try stand.begin(name, stand.board(every: "1h")) }
    for name in ["one", "two"] { try await stand.waitFor(name) { $0.contains("101") } }
    #expect(stand.calls.count == 1)
    // An answer that is a second old is given once more.
    let isOld: Bool? = try await ask(for: .seconds(30)) {
      Date().timeIntervalSince1970 > (stand.calls.last ?? 0) + 3 ? true : nil
    }
    #expect(isOld == true)
    let folder = try #require(stand.machines["two"]?.folder)
    _ = try await folder.run("reload", "orders")
    for name in ["one", "two"] { try await stand.waitFor(name) { $0.contains("102") } }
    #expect(stand.calls.count == 2)
  }

  @Test func onlyTheMachineNamedAsks() async throws {
    let stand = try await FleetStand()
    let board = stand.board(ask: "{machine: two}")
    for name in ["one", "two"] { try stand.begin(name, board) }
    #expect(try await stand.waitFor(generation: 3) == "two")
    try await stand.waitFor("one") { $0.contains(/\b1[0-9][0-9]\b/) }
    stand.signal("two", SIGKILL)
    try await stand.waitFor("one") { $0.contains("two has not answered") }
    #expect(try stand.asker()?.name == "two")
  }

  @Test func whatIsWrongIsSaid() async throws {
    let stand = try await FleetStand(isPrepared: false)
    try stand.begin("one", stand.board())
    try await stand.waitFor("one") { $0.contains("fleet: no tables") }
    try stand.begin("two", stand.board(), password: "wrong")
    try await stand.waitFor("two") { $0.contains("password authentication failed") }
    #expect(stand.calls.isEmpty)
  }
}
