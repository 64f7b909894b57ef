import Glibc
import TestServers
import Testing
import WidgetTesting

/// The dashboard of the machine that runs the tests, compared with the machine's own data.
@Suite(.fewAtOnce)
struct LiveTests {
  private func dashboard(_ arguments: [String] = []) async throws -> TmuxSession {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + arguments, columns: 200, rows: 60,
      environment: Atlas.environment)
    try await session.waitFor(.seconds(20)) { $0.contains("╭ CPU") }
    return session
  }

  @Test func allValuesAreThereWithinTwoSeconds() async throws {
    let session = try await dashboard()
    // A missing value is a separate mark; a mark within a word is where a name was truncated.
    let screen = try await session.waitFor(.seconds(2)) {
      !$0.contains(" …") && $0.contains("╭ CPU") && $0.contains(" self ")
    }
    #expect(ScreenSize(200, 60).faults(of: screen) == [])
    #expect(Borders(of: screen).faults == [])
  }

  /// Returns a value of /proc/meminfo, in MiB.
  private func kernelMemory(_ name: String) -> Double? {
    let lines = (try? TextFile.read("/proc/meminfo"))?.split(separator: "\n")
    let words = lines?.first { $0.hasPrefix("\(name):") }?.split(separator: " ")
    return words.flatMap { Double($0[1]) }.map { $0 / 1024 }
  }

  @Test func memoryInUseIsTheKernels() async throws {
    let session = try await dashboard()
    try await session.waitFor { screen in
      guard let match = screen.firstMatch(of: /(\d+) % of ([\d.]+) (MiB|GiB)/),
        let percent = Double(match.1), let shown = Double(match.2),
        let total = kernelMemory("MemTotal"), let available = kernelMemory("MemAvailable")
      else { return false }
      let used = (total - available) / total * 100
      return abs(percent - used) < 1.5
        && abs(shown * (match.3 == "GiB" ? 1024 : 1) - total) < 0.01 * total
    }
  }

  @Test func loadIsTheKernels() async throws {
    let session = try await dashboard()
    try await session.waitFor(.seconds(10)) { screen in
      guard let line = (try? TextFile.read("/proc/loadavg")) ?? nil else { return false }
      let averages = line.split(separator: " ").prefix(3)
      return screen.contains("\(averages[1]) \(averages[2]) │")
        && screen.contains("│ \(averages[0]) ")
    }
  }

  @Test func fullnessOfTheRootIsDfs() async throws {
    let session = try await dashboard()
    let disk = try await Program("df").run(["--output=pcent", "/"]).standardOutput
    let percent = try #require(disk.split(separator: "\n").last?.drop { $0 == " " }.dropLast())
    let row = try #require(
      try await session.screen().split(separator: "\n").first { $0.contains("│ / ") })
    #expect(row.contains(try Regex("│ / +[━╸─]+ +\(percent) % │")), "\(row)")
  }

  @Test func statusRowNamesTheMachine() async throws {
    let session = try await dashboard()
    let name = try #require(try TextFile.read("/proc/sys/kernel/hostname")).dropLast()
    // The terminal may not have the whole frame yet.
    let screen = try await session.waitFor { $0.contains("? help ") }
    let row = screen.split(separator: "\n").last ?? ""
    #expect(row.hasPrefix(" \(name)   ? help "))
    #expect(row.contains(/next \d\d:\d\d:\d\d   \d\d:\d\d$/))
  }

  @Test func valuesChange() async throws {
    let session = try await dashboard()
    let first = try await session.waitFor(.seconds(2)) { !$0.contains(" …") }
    func body(_ screen: String) -> ArraySlice<Substring> {
      screen.split(separator: "\n").dropLast()
    }
    try await session.waitFor(.seconds(3)) { body($0) != body(first) }
  }

  @Test func recordingGoesOn() async throws {
    let session = try await dashboard(Atlas.playing)
    func next(_ screen: String) -> Substring? { screen.firstMatch(of: /next ([\d:]+)/)?.1 }
    let first = try #require(next(try await session.waitFor { next($0) != nil }))
    #expect(first.hasPrefix("09:25:"))
    let screen = try await session.waitFor(.seconds(4)) { next($0).map { $0 > first } ?? false }
    #expect(screen.contains(" atlas "))
    #expect(screen.contains("swift-frontend"))
  }
}
