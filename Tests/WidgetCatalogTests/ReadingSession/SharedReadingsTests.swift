import Foundation
import TestServers
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the readings that are shared by all callers of one widget.
@MainActor
@Suite struct SharedReadingsTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_478_801))
  private let shown: ShownWidgets

  init() {
    shown = ShownWidgets(
      on: MachineContext(
        monitor: SystemMonitor(machine: LiveMachine()), clock: clock, interval: nil))
  }

  private func readings(_ source: Setting) throws -> SharedReadings<MetricKind> {
    var place = BoardPlace()
    place.folder = folder
    place.name = "orders"
    let settings = InstanceSettings(["source": source, "every": "1m"], at: place)
    return try shown.readings(of: settings, MetricKind.self)
  }

  /// A command that prints the number of its runs.
  private let counting: Setting = [
    "shell": "echo x >> runs; grep -c x runs", "allow": ["write": "."],
  ]

  /// The results that were given, in order.
  private final class Given {
    var numbers: [Double?] = []
    var failures: [String] = []
  }

  private let given = Given()

  private func ask(_ readings: SharedReadings<MetricKind>) {
    let given = given
    readings.ask { result in
      switch result {
      case .success(let answer): given.numbers.append(answer.entries[0].values[0].number)
      case .failure(let failure): given.failures.append(failure.reason)
      }
    }
  }

  /// Where there is no number, there is no value: what was good before stays, and is dated.
  @Test func whatIsNoNumberIsNoValue() async throws {
    ask(try readings(["shell": "echo NaN"]))
    ask(try readings(["shell": "echo NaN", "null": "ok"]))
    try await comesAbout { given.numbers.count + given.failures.count == 2 }
    #expect(given.failures == ["the value is NaN"])
    #expect(given.numbers == [nil])
  }

  @Test func whoAsksMeanwhileIsGivenTheSameReading() async throws {
    let readings = try readings(counting)
    #expect(try self.readings(counting) === readings)
    ask(readings)
    ask(readings)
    try await comesAbout { given.numbers.count == 2 }
    #expect(given.numbers == [1, 1])
    ask(readings)
    try await comesAbout { given.numbers.count == 3 }
    #expect(given.numbers == [1, 1, 2])
  }

  @Test func failuresAreSharedToo() async throws {
    let readings = try readings(["shell": "echo x >> runs; exit 3", "allow": ["write": "."]])
    ask(readings)
    ask(readings)
    try await comesAbout { given.failures.count == 2 }
    #expect(given.failures[0] == given.failures[1])
    #expect(try String(contentsOfFile: "\(folder)/runs", encoding: .utf8) == "x\n")
  }

  @Test func theLastGoodReadingStays() async throws {
    let readings = try readings([
      "shell": "echo x >> runs; test $(grep -c x runs) = 1 && echo 7", "allow": ["write": "."],
    ])
    #expect(readings.kept == nil)
    ask(readings)
    try await comesAbout { given.numbers == [7] }
    let date = clock.now
    clock.now += 60
    ask(readings)
    try await comesAbout { given.failures.count == 1 }
    #expect(readings.kept?.entries[0].values[0].number == 7)
    #expect(readings.kept?.date == date)
  }

  /// Returns readings that listen to a server and take as many seconds as its table `pace` says, so
  /// that the second one can take longer than any old reading is shown.
  private func pacedReadings(of server: PostgreSQLServer) throws -> SharedReadings<MetricKind> {
    try server.run("create table pace (seconds int); insert into pace values (0)")
    return try readings([
      "postgres": .text("postgresql://tester@127.0.0.1:\(server.port)/postgres"),
      "password": .text(PostgreSQLServer.password),
      "query": "select 7 from pg_sleep((select seconds from pace))",
      "listen": "orders",
    ])
  }

  @Test func aLostWatchIsShownBeforeAnythingIsRead() async throws {
    let server = try PostgreSQLServer()
    defer { server.end() }
    let readings = try pacedReadings(of: server)
    let kept = readings.watch { ask(readings) }
    try await comesAbout { given.numbers.last == 7 }
    try server.run("update pace set seconds = 600")
    try server.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'")
    try await comesAbout { given.failures == ["connection lost"] }
    withExtendedLifetime(kept) {}
  }

  @Test func aLossThatIsOverByThenIsShownToo() async throws {
    let server = try PostgreSQLServer()
    defer { server.end() }
    let readings = try pacedReadings(of: server)
    let kept = readings.watch { ask(readings) }
    try await comesAbout { given.numbers.last == 7 }
    try server.run("update pace set seconds = 600")
    // This blocks the main thread, which handles losses, until the connection is restored.
    try server.run(
      """
      create table lost as
        select pid, pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%';
      do $$ begin
        while not exists (
          select from pg_stat_activity where query like 'LISTEN%' and pid not in (select pid from lost)
        ) loop perform pg_sleep(0.02); perform pg_stat_clear_snapshot(); end loop;
      end $$
      """)
    try await comesAbout { !given.failures.isEmpty }
    #expect(given.failures == ["connection lost"])
    withExtendedLifetime(kept) {}
  }

  @Test func aStreamRunsOnceForAllWhoWatchIt() async throws {
    let stream: Setting = [
      "stream": ["sh", "-c", "echo x >> runs; echo 7; exec sleep 1000"], "allow": ["write": "."],
    ]
    let readings = try readings(stream)
    var first: AnyObject? = readings.watch { ask(readings) }
    try await comesAbout { given.numbers.last == 7 }
    let second = readings.watch { ask(readings) }
    let count = given.numbers.count
    ask(readings)
    first = nil
    try await comesAbout { given.numbers.count > count }
    #expect(given.numbers.last == 7)
    #expect(try String(contentsOfFile: "\(folder)/runs", encoding: .utf8) == "x\n")
    withExtendedLifetime((first, second)) {}
  }

  @Test func figuresOfTheMachineAreReadAtOnce() throws {
    let readings = try readings("system.uptime")
    clock.now += 0.5
    #expect(try readings.readNow().get().entries[0].date == clock.now)
  }
}
