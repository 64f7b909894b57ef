import TestServers
import Testing
import WidgetTesting

/// The shop's tokens, which processes that know nothing of each other refresh.
@Suite("Shared session", .fewAtOnce)
struct SharedSessionTests {
  private static let processes = 20

  /// Twenty boards, each with a host of its own, find the token expired at once. One of them
  /// refreshes it, and all have their figures: a second refresh would end the session.
  @Test func twentyProcessesRefreshOnce() async throws {
    let stand = try SystemStand("insights")
    try await stand.merchant("sign-in")
    try await stand.send("POST", "/insights/expire")
    try await stand.send("PUT", "/_settings", #"{"refresh_delay": 0.5}"#)
    let folder = stand.folder
    defer { endHosts(in: folder.path) }
    let program = try Program.widgettui()
    let screens = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...Self.processes {
        group.addTask {
          let state = "\(folder.path)/state-\(number)"
          let outcome = try await program.run(
            ["snapshot", "board.yaml", "--size", "130x42", "--widget", "today", "--strict"],
            environment: folder.environment.merging(["WIDGETTUI_STATE": state]) { $1 },
            directory: folder.path, timeout: .seconds(120))
          #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
          return outcome.standardOutput
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(screens.count == Self.processes)
    for screen in screens { #expect(screen.contains("€"), "\(screen)") }
    let stats = try await stand.send("GET", "/insights/stats")
    #expect(stats.contains(#""refreshes": 1"#), "\(stats)")
    #expect(stats.contains(#""refused_refreshes": 0"#), "\(stats)")
    #expect(stats.contains(#""logged_out": 0"#), "\(stats)")
    let log = try await stand.send("GET", "/_log")
    #expect(log.ranges(of: "/insights/metrics").count >= Self.processes)
  }

  /// Ends the hosts of all processes.
  private func endHosts(in path: String) {
    for number in 1...Self.processes { BoardFolder.endHosts(in: "\(path)/state-\(number)") }
  }
}
