import Glibc
import TestServers
import Testing
import WidgetTesting

/// A program with nothing due does nothing, which shows only in time: these tests wait for it.
@Suite(.fewAtOnce)
struct IdleTests {
  /// Returns the number of times that the program's threads went to sleep, which they do after each
  /// task.
  private func wakes(_ process: pid_t) throws -> Int {
    let folder = "/proc/\(process)/task"
    guard let directory = opendir(folder) else { throw SystemFailure("opendir \(folder)") }
    defer { closedir(directory) }
    var count = 0
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let status = try TextFile.read("\(folder)/\(name)/status") ?? ""
      for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        count += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
    return count
  }

  /// Returns the same number once the program is idle: on a busy machine its start takes a while.
  private func wakesAtRest(_ process: pid_t) async throws -> Int {
    var last = try wakes(process)
    for _ in 0..<20 {
      try await Task.sleep(for: .seconds(1))
      let now = try wakes(process)
      if now == last { break }
      last = now
    }
    return last
  }

  @Test func clockThatStandsWakesNobody() async throws {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path] + Atlas.frozen, environment: Atlas.environment)
    try await terminal.waitFor(.seconds(20)) { $0.contains("CPU") }
    let wakes = try await wakesAtRest(terminal.id)
    let bytes = terminal.transcript.count
    try await Task.sleep(for: .seconds(3))
    #expect(terminal.transcript.count == bytes)
    #expect(try self.wakes(terminal.id) == wakes)
    // It sleeps, but it can still be woken.
    terminal.write("?")
    try await terminal.waitFor { $0.contains("this help") }
    // A wake is counted when the program goes to sleep again.
    for _ in 0..<100 where try self.wakes(terminal.id) == wakes {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try self.wakes(terminal.id) > wakes)
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func longIntervalIsKept() async throws {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "--every", "86400"], environment: Atlas.environment)
    try await terminal.waitFor(.seconds(20)) { $0.contains("CPU") }
    let wakes = try await wakesAtRest(terminal.id)
    try await Task.sleep(for: .seconds(6))
    // It wakes for the clock's next minute and for the terminal's readiness, but not once a second.
    #expect(try self.wakes(terminal.id) - wakes <= 3)
  }
}
