import TestServers
import Testing
import WidgetTesting

/// Tests of what those who may write some topics of a broker do to others, on the release program.
@Suite(.fewAtOnce)
struct HostileTopicTests {
  @Test func aTopicThatLooksTheSameReplacesNothing() async throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/caf\u{e9}/n", "211", isRetained: true)
    try broker.publish("home/cafe\u{301}/n", "999", isRetained: true)
    let folder = BoardFolder()
    try folder.write(
      "board.yaml",
      """
      widgets:
        all: {kind: table, source: {mqtt: "\(broker.address)", topic: "home/{room}/n", retained: trust}}
      pages: {Home: [all all]}
      """)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "80x10")
    #expect(outcome.standardOutput.contains("211"), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("999"), "\(outcome.standardOutput)")
  }

  /// Whoever fills the room of the topics that are shown must not keep it from being seen that another has gone.
  @Test func aFullTableHidesNobodysAbsence() async throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/attic/n", "21.5", isRetained: true)
    try broker.publish("home/other/n", "99", isRetained: true)
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        all:
          kind: table
          source: {mqtt: "\(broker.address)", topic: "home/{room}/n", available: "home/{room}/status", keep: 2}
      pages: {Home: [all]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 10)
    try await session.waitFor(.seconds(20)) { $0.contains("21.5") && $0.contains("99") }
    try broker.publish("home/attic/status", "offline", isRetained: true)
    try await session.waitFor(.seconds(20)) { !$0.contains("21.5") && $0.contains("offline") }
    try broker.publish("home/attic/status", "online", isRetained: true)
    try await session.waitFor(.seconds(20)) { $0.contains("21.5") && !$0.contains("offline") }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }
}
