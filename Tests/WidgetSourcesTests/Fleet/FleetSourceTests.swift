import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of sources that machines share through a real PostgreSQL.
@Suite struct FleetSourceTests {
  /// A machine that shares a source.
  private struct Machine {
    let source: ToldSource
    let shared: FleetSource
    let members: FleetMembers
    let counter = Counter()

    /// Returns a request of the machine's present.
    func request(isWish: Bool = false) -> SourceRequest {
      var request = SourceRequest.test(at: Date(), timeout: 5)
      (request.fleet, request.isWish) = (members, isWish)
      return request
    }

    func read(isWish: Bool = false) throws(SourceFailure) -> Reading {
      try shared.read(request(isWish: isWish))
    }

    var value: Datum? { try? read().datum }

    func watch() -> (any SourceWatch)? {
      shared.watch(request()) { [counter] in counter.add() }
    }
  }

  private let sandbox = Sandbox()
  private let settings: FleetSettings

  /// The server of all tests, with the tables of fleets.
  private static let server = Result {
    let server = try PostgreSQLServer.shared.get()
    let settings = FleetSettings([:])
    let address = "host=127.0.0.1 port=\(server.port) user=tester dbname=postgres "
    let password = PostgreSQLServer.password.replacing("'", with: "\\'")
    try FleetAdministration(settings, as: address + "password='\(password)'", .test()).upgrade()
    return server
  }

  init() throws {
    let server = try Self.server.get()
    try sandbox.write(PostgreSQLServer.password, to: "password")
    chmod(sandbox.path("password"), 0o600)
    settings = FleetSettings([
      "postgres": .text("postgresql://tester@127.0.0.1:\(server.port)/postgres"),
      "password": "${secret:db}", "name": .text(UUID().uuidString),
      "secrets": ["db": ["file": .text(sandbox.path("password"))]],
    ])
  }

  /// - Parameter pace: The seconds from one reading to the next.
  private func machine(
    _ name: String, _ source: ToldSource = ToldSource(), pace: TimeInterval = 3600
  ) -> Machine {
    Machine(
      source: source,
      shared: FleetSource(source, instance: "orders-1", in: settings, asking: .anywhere) {
        $1 + pace
      },
      members: FleetMembers(machine: name, identity: name, folder: nil))
  }

  @Test func whatTheAskerIsToldOfIsShownByAll() throws {
    let (one, two) = (machine("one"), machine("two", ToldSource(7)))
    let watches = [one.watch(), two.watch()]
    defer { for watch in watches { watch?.stop() } }
    #expect(try one.read().datum == 1)
    #expect(try two.read().datum == 1)
    #expect(one.source.isWatched && !two.source.isWatched)
    let told = (one.counter.count, two.counter.count)
    one.source.tell(2)
    #expect(one.counter.count == told.0 + 1)
    #expect(try one.read().datum == 2)
    #expect(eventually { two.counter.count > told.1 })
    #expect(try two.read().datum == 2)
    #expect(two.source.reads.isEmpty)
    // A stream that has ended is read once more, to say so to all.
    one.source.tell(3, ending: SourceFailure("exit 1"))
    let before = one.counter.count
    #expect(try one.read().datum == 3)
    #expect(one.counter.count == before + 1)
    // Who asks for a wish watches from then on.
    #expect(eventually { (try? two.read(isWish: true).datum) == 7 })
    #expect(two.source.isWatched)
    #expect(eventually { one.value == 7 })
    #expect(eventually { !one.source.isWatched })
  }

  @Test func allAreToldThatChangesAreNotDetected() throws {
    let fault = SourceFailure("connection lost")
    let (one, two) = (machine("one", ToldSource(fault: fault)), machine("two"))
    let watches = [one.watch(), two.watch()]
    defer { for watch in watches { watch?.stop() } }
    let words = ["changes are not detected: connection lost"]
    #expect(try one.read().warnings == words)
    #expect(try two.read().warnings == words)
  }

  /// What the machine that asks next waits for the last one is no part of its reading.
  @Test func aReadingKnowsHowLongItHasWaited() throws {
    let (one, two) = (machine("one", pace: 2), machine("two", pace: 2))
    #expect(try one.read().datum == 1)
    #expect(try two.read().datum == 1)
    #expect(eventually { two.value == 1 && !two.source.reads.isEmpty })
    #expect(two.source.reads.first.map { $0.delay > 0.5 } == true)
  }
}
