import Foundation
import TestServers
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Places of a screen that show one widget of a board.
@MainActor
@Suite struct SharedReadingsTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_478_801))
  private let machine: MachineContext

  init() {
    machine = MachineContext(
      monitor: SystemMonitor(machine: LiveMachine()), clock: clock, interval: nil)
  }

  private func readings(_ source: Setting) throws -> SharedReadings<MetricKind> {
    var place = BoardPlace()
    place.folder = folder
    place.name = "orders"
    let setting = Setting(words: place.words(with: ["source": source, "every": "1m"]))
    return try machine.shown.readings(of: setting, MetricKind.self, on: machine)
  }

  /// A command that tells how often it ran.
  private let counting: Setting = ["shell": "echo x >> runs; grep -c x runs"]

  /// What places are given, in their order.
  private final class Given {
    var numbers: [Int: [Double?]] = [:]
    var failures: [Int: [String]] = [:]
  }

  private let given = Given()

  private func ask(_ readings: SharedReadings<MetricKind>, for place: Int) {
    let given = given
    readings.ask(for: place) { result in
      switch result {
      case .success(let answer):
        given.numbers[place, default: []].append(answer.entries[0].values[0].number)
      case .failure(let failure): given.failures[place, default: []].append(failure.reason)
      }
    }
  }

  private func wait(_ isDone: () -> Bool) async throws {
    for _ in 0..<1200 where !isDone() { try await Task.sleep(for: .milliseconds(25)) }
    #expect(isDone())
  }

  @Test func placesOfOneWidgetReadTogether() async throws {
    let readings = try readings(counting)
    #expect(try self.readings(counting) === readings)
    let (tile, status) = (readings.place(), readings.place())
    ask(readings, for: tile)
    ask(readings, for: status)
    try await wait { given.numbers.count == 2 }
    #expect(given.numbers == [tile: [1], status: [1]])
    // A place that comes soon after is given the same, and one that had it a new one.
    let zoom = readings.place()
    ask(readings, for: zoom)
    #expect(given.numbers[zoom] == [1])
    ask(readings, for: tile)
    try await wait { given.numbers[tile]?.count == 2 }
    #expect(given.numbers[tile] == [1, 2])
  }

  @Test func whatIsOldIsReadAnew() async throws {
    let readings = try readings(counting)
    let (tile, zoom) = (readings.place(), readings.place())
    ask(readings, for: tile)
    try await wait { given.numbers[tile] != nil }
    clock.now += 5
    ask(readings, for: zoom)
    try await wait { given.numbers[zoom] != nil }
    #expect(given.numbers == [tile: [1], zoom: [2]])
  }

  @Test func whatOnePlaceReadsTheOthersShow() async throws {
    let readings = try readings(counting)
    let (tile, zoom) = (readings.place(), readings.place())
    let keptTile = readings.watch(for: tile) { ask(readings, for: tile) }
    let keptZoom = readings.watch(for: zoom) { ask(readings, for: zoom) }
    ask(readings, for: tile)
    try await wait { given.numbers.count == 2 }
    #expect(given.numbers == [tile: [1], zoom: [1]])
    clock.now += 5
    ask(readings, for: zoom)
    try await wait { given.numbers[tile]?.count == 2 }
    #expect(given.numbers == [tile: [1, 2], zoom: [1, 2]])
    withExtendedLifetime((keptTile, keptZoom)) {}
  }

  @Test func failuresAreSharedToo() async throws {
    let readings = try readings(["shell": "echo x >> runs; exit 3"])
    let (tile, status) = (readings.place(), readings.place())
    ask(readings, for: tile)
    ask(readings, for: status)
    try await wait { given.failures.count == 2 }
    #expect(given.failures[tile] == given.failures[status])
    #expect(try String(contentsOfFile: "\(folder)/runs", encoding: .utf8) == "x\n")
  }

  @Test func aStreamRunsOnceForAllPlaces() async throws {
    let stream: Setting = ["stream": ["sh", "-c", "echo x >> runs; echo 7; exec sleep 1000"]]
    let readings = try readings(stream)
    let tile = readings.place()
    var keptTile: AnyObject? = readings.watch(for: tile) { ask(readings, for: tile) }
    try await wait { given.numbers[tile] != nil }
    let zoom = readings.place()
    let keptZoom = readings.watch(for: zoom) { ask(readings, for: zoom) }
    ask(readings, for: zoom)
    keptTile = nil
    try await wait { given.numbers[zoom] != nil }
    #expect(given.numbers[zoom]?.last == 7)
    #expect(try String(contentsOfFile: "\(folder)/runs", encoding: .utf8) == "x\n")
    withExtendedLifetime((keptTile, keptZoom)) {}
  }

  @Test func figuresOfTheMachineAreSharedAtOnce() throws {
    let readings = try readings("system.uptime")
    let (tile, status) = (readings.place(), readings.place())
    let first = try readings.readNow(for: tile).get().entries[0]
    clock.now += 0.5
    #expect(try readings.readNow(for: status).get().entries[0].date == first.date)
    #expect(try readings.readNow(for: tile).get().entries[0].date == clock.now)
  }
}
