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
}
