import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of widgets that each machine of a fleet asks for itself, and of those that show the values of all.
@Suite(.fewAtOnce)
struct EachMachineTests {
  private func board(_ stand: FleetStand, shows: Bool = true) -> String {
    """
    \(stand.fleet())
    widgets:
      load: {kind: metric, source: {file: load}, ask: each, every: 2s}
      loads: {kind: table, source: {fleet: each, widget: load}, columns: [name, value, error]}
      side: {kind: metric, source: {fleet: each, widget: load}}
      bars: {kind: gauge, source: {fleet: each, widget: load}, range: 0..10}
      course: {kind: chart, source: {fleet: each, widget: load}}
      second: {kind: metric, source: {fleet: two, widget: load}}
    pages:
      Home:
        - \(shows ? "loads loads side side" : "load load load load")
        - \(shows ? "bars course course second" : "load load load load")
    """
  }

  @Test func eachMachinePublishesItsValueAndAllAreShown() async throws {
    let stand = try await FleetStand()
    // The machines that only publish show none of the values of others.
    for (name, load) in [("two", "2.5"), ("three", "7.5")] {
      try stand.begin(name, board(stand, shows: false), files: ["load": load])
    }
    // A widget that is on no page is published all the same.
    try stand.begin("one", board(stand), files: ["load": "1.25"])
    let size = "120x24"
    try await stand.waitFor("one", size: size) { screen in
      ["one", "two", "three", "1.25", "2.5", "7.5"].allSatisfy { screen.contains($0) }
    }
    try await stand.waitFor("one", size: size) { screen in
      screen.split(separator: "\n").contains { $0.contains("Second") } && !screen.contains("fleet:")
    }
    let screen = try await stand.shown(on: "one", size: size)
    // The table, the metric, the gauge and the chart name each machine.
    #expect(screen.matches(of: /three/).count >= 3, "\(screen)")
    let rows = try stand.server.rows(
      "SELECT machine FROM widgettui.fleet_reading ORDER BY machine")
    #expect(rows == [["one"], ["three"], ["two"]])

    // A new value is on the other machines soon.
    try stand.machines["two"]?.folder.write("load", "3.75")
    try await stand.waitFor("one", size: size) { $0.contains("3.75") && !$0.contains("2.5 ") }

    // A machine that is gone has no value any more, and the others stay.
    stand.signal("two", SIGKILL)
    try await stand.waitFor("one", 120, size: size) {
      $0.contains("no news for") && !$0.contains("3.75") && $0.contains("7.5")
    }
  }

  @Test func withoutTheServerEachMachineGoesOnWithItsOwnValue() async throws {
    let stand = try await FleetStand()
    for (name, load) in [("one", "1.25"), ("two", "2.5")] {
      try stand.begin(name, board(stand), files: ["load": load])
      try stand.machines[name]?.folder.write(
        "own.yaml", board(stand, shows: false))
    }
    let size = "120x24"
    try await stand.waitFor("one", size: size) { $0.contains("2.5") && $0.contains("1.25") }
    stand.server.stop()
    try await stand.waitFor("one", size: size) {
      $0.contains("fleet:") && $0.contains("2.5") && $0.contains(/of \d\d:\d\d/)
    }
    try stand.machines["two"]?.folder.write("load", "4.75")
    try stand.server.start()
    // What was read meanwhile is published when the server is back.
    try await stand.waitFor("one", size: size) { $0.contains("4.75") && !$0.contains("fleet:") }
  }

  @Test func aSecondMachineOfOneNamePublishesNothing() async throws {
    let stand = try await FleetStand()
    try stand.server.run(
      """
      INSERT INTO widgettui.fleet_machine VALUES ('main', 'one', 'another', 0, 0,
        clock_timestamp())
      """)
    try stand.begin("one", board(stand, shows: false), files: ["load": "1.25"])
    try await stand.waitFor("one") {
      $0.contains("1.25") && $0.contains("not shared: another machine is named one")
    }
    #expect(try stand.server.rows("SELECT machine FROM widgettui.fleet_reading").isEmpty)
  }

  @Test func whatCannotBeSharedSoIsAMistakeOfTheBoard() async throws {
    let folder = BoardFolder()
    let said = try await folder.complaint(
      """
      fleet: {postgres: "postgresql://db.example/fleet"}
      widgets:
        load: {kind: metric, source: system.load}
        loads: {kind: table, source: {fleet: each, widget: load}}
      pages: {Home: [load loads]}
      """)
    #expect(said.contains("'load' is no widget that each machine asks"), "\(said)")
    let alone = try await folder.complaint(
      """
      widgets:
        loads: {kind: table, source: {fleet: each, widget: load}}
      pages: {Home: [loads]}
      """)
    #expect(alone.contains("'loads' shows a fleet, but the board is in none"), "\(alone)")
  }
}
