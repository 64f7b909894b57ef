import Glibc
import Testing
import WidgetTesting

/// The program as it runs for people: not for root, for whom some limits of the kernel do not count.
@Suite(.fewAtOnce, .enabled(if: getuid() == 0))
struct OrdinaryUserTests {
  /// The number of the user nobody.
  private static let user: uid_t = 65_534

  /// Runs the program as another user, to whom the folder belongs.
  private func run(_ arguments: [String], in folder: BoardFolder) async throws -> Program.Outcome {
    let own = try await Program("chown").run(["-R", "\(Self.user)", folder.path])
    try #require(own.ending == .exited(0), "\(own.standardError)")
    let user = ["--reuid=\(Self.user)", "--regid=\(Self.user)", "--clear-groups"]
    return try await Program("setpriv").run(
      user + [try Program.widgettui().path] + arguments, environment: folder.environment,
      directory: folder.path, timeout: .seconds(60))
  }

  @Test func picksRun() async throws {
    let folder = BoardFolder()
    try folder.write("data.json", "[{\"a\": 4}, {\"a\": 1}]")
    try folder.write(
      "board.yaml",
      """
      widgets:
        sum: {kind: metric, source: {file: data.json, pick: "([.[].a] | add) + 1"}}
        said: {kind: text, source: {shell: "echo from a shell"}}
      pages: {Home: [sum said]}
      """)
    let outcome = try await run(
      ["snapshot", "board.yaml", "--size", "60x8", "--strict"], in: folder)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(outcome.standardOutput.contains(" 6 "), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("from a shell"), "\(outcome.standardOutput)")
  }
}
