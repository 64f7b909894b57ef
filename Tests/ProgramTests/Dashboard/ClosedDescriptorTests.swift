import Glibc
import TestServers
import Testing
import WidgetTesting

/// Programs that start without standard input, output or error, as some schedulers start them.
@Suite(.fewAtOnce)
struct ClosedDescriptorTests {
  private static let board = """
    widgets:
      lines: {kind: text, source: {shell: "echo x >>lines; echo line $(wc -l <lines)", allow: {write: .}}, every: 1s}
    pages: {Home: [lines]}
    """

  /// Returns the outcome of a program that begins with some descriptors closed.
  private func run(
    _ closed: String, _ folder: BoardFolder, _ command: String...
  ) async throws -> Program.Outcome {
    try await Program("sh").run(
      ["-c", "exec \"$@\" \(closed)", "sh"] + command, environment: folder.environment,
      directory: folder.path, timeout: .seconds(20))
  }

  @Test(arguments: ["2>&-", "<&- 2>&-", "<&-"])
  func commandsPrintAsEver(closed: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let program = try Program.widgettui().path
    let snapshot = try await run(closed, folder, program, "snapshot", "board.yaml")
    #expect(snapshot.ending == .exited(0))
    #expect(snapshot.standardOutput.contains("line 1"), "\(snapshot.standardOutput)")
  }

  /// What cannot be written is not lost in silence.
  @Test func aClosedOutputIsAnError() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let program = try Program.widgettui().path
    let snapshot = try await run(">&-", folder, program, "snapshot", "board.yaml")
    #expect(snapshot.ending == .exited(1))
    #expect(snapshot.standardError.contains("standard output"), "\(snapshot.standardError)")
  }

  /// Returns the seconds of processor time that a process has used.
  private func processorTime(_ process: pid_t) throws -> Double {
    let line = try #require(try TextFile.read("/proc/\(process)/stat"))
    let words = line.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = [11, 12].compactMap { Double(words[$0]) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// A descriptor of the dashboard's own that had the number of standard error was always ready.
  @Test func aDashboardWithoutStandardErrorRests() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let session = try await TmuxSession(
      ["sh", "-c", "exec \"$@\" 2>&-", "sh", try Program.widgettui().path, "board.yaml"],
      columns: 60, rows: 8, environment: folder.environment, directory: folder.path)
    try await session.waitFor(.seconds(20)) { $0.contains("line 2") }
    let before = try processorTime(session.program)
    try await session.waitFor(.seconds(20)) { $0.contains("line 5") }
    // At least two seconds have passed.
    #expect(try processorTime(session.program) - before < 1)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }
}
