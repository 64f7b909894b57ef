import Glibc
import TestServers
import Testing
import WidgetTesting

/// Work with the processes of this machine, in the program itself.
@Suite(.fewAtOnce)
struct ProcessTests {
  private static let patience = Duration.seconds(30)

  private func dashboard(_ folder: BoardFolder, _ words: String = "") async throws -> TmuxSession {
    try folder.write("board.yaml", "\(words)pages: {Home: [processes cpu]}\n")
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(Self.patience) { $0.contains("Processes") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("CPU %▾") }
    return session
  }

  /// Starts a process that nothing else looks like, and shows only that one.
  private func sleeper(_ seconds: String, _ session: TmuxSession) async throws -> Child {
    let child = try Child(["sleep", seconds]) { _ in }
    try await session.type("/\(seconds)")
    try await session.waitFor(Self.patience) {
      $0.contains("/\(seconds)▏ 1 of ") && $0.contains("\(child.id) ")
    }
    try await session.send("Enter", "Down")
    try await session.waitFor(Self.patience) { $0.contains("k signal") }
    return child
  }

  @Test func aSignalEndsTheChosenProcessAfterAQuestion() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    let child = try await sleeper("9731.25", session)
    try await session.send("k")
    try await session.waitFor(Self.patience) {
      $0.contains("Enter sends TERM to sleep (\(child.id)).")
    }
    #expect(kill(child.id, 0) == 0)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Sent TERM to sleep (\(child.id))") }
    var status: Int32 = 0
    waitpid(child.id, &status, 0)
    #expect(status & 0x7F == SIGTERM)
  }

  @Test func aBoardTurnsSignalsOff() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, "signals: no\n")
    let child = try Child(["sleep", "9731.75"]) { _ in }
    defer {
      kill(child.id, SIGKILL)
      waitpid(child.id, nil, 0)
    }
    try await session.send("Down", "k")
    try await session.waitFor(Self.patience) { $0.contains("Signals are turned off (signals: no)") }
    try await session.send("Enter")
    #expect(kill(child.id, 0) == 0)
  }
}
