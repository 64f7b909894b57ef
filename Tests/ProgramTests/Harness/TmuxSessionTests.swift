import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of the harness itself: programs in a private tmux.
@Suite(.fewAtOnce)
struct TmuxSessionTests {
  @Test func screenHasTheWholeSize() async throws {
    let session = try await TmuxSession(["sh", "-c", "stty size; cat"], columns: 50, rows: 6)
    let screen = try await session.waitFor { $0.contains("6 50") }
    #expect(screen == "6 50\n\n\n\n\n\n")
  }

  @Test func keysAndText() async throws {
    let session = try await TmuxSession(["cat"], columns: 20, rows: 6)
    try await session.type("-x; Enter #{a}")
    try await session.send("Enter")
    try await session.waitFor { $0.hasPrefix("-x; Enter #{a}\n-x; Enter #{a}\n") }
    try await session.type("end;")
    try await session.send(";", "Enter")
    try await session.waitFor { $0.contains("\nend;;\nend;;") }
    try await session.send("C-d")
    #expect(try await session.waitForEnd() == 0)
    #expect(await !session.isAlive)
  }

  @Test func colors() async throws {
    let session = try await TmuxSession(
      ["sh", "-c", #"printf '\033[38;2;1;2;3mred'; sleep 9"#], columns: 20, rows: 2)
    let screen = try await session.waitFor(colors: true) { $0.contains("red") }
    #expect(screen.contains("\u{1B}[38;2;1;2;3mred"))
  }

  @Test func resizeReachesTheProgram() async throws {
    let session = try await TmuxSession(["top", "-d", "60"], columns: 80, rows: 24)
    try await session.waitFor { $0.contains("load average") && $0.contains("PID") }
    #expect(await session.isAlive)
    #expect(try await session.value("cursor_flag") == "0")
    try await session.resize(columns: 60, rows: 10)
    let screen = try await session.waitFor { screen in
      screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count == 10
        && screen.contains("load average")
    }
    #expect(screen.split(separator: "\n").allSatisfy { $0.count <= 60 })
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func lastScreenAndStatusStay() async throws {
    let session = try await TmuxSession(
      ["sh", "-c", "echo $GREETING $TERM; exit 7"], columns: 30, rows: 3,
      environment: ["GREETING": "hello there"])
    #expect(try await session.waitForEnd() == 7)
    #expect(try await session.screen() == "hello there tmux-256color\n\n\n")
  }

  @Test func signalThatEndsIt() async throws {
    let session = try await TmuxSession(["sh", "-c", "kill -KILL $$"], columns: 20, rows: 2)
    #expect(try await session.waitForEnd() == 128 + SIGKILL)
  }

  @Test func failureShowsTheLastScreen() async throws {
    let session = try await TmuxSession(["sh", "-c", "echo here; cat"], columns: 20, rows: 2)
    try await session.waitFor { $0.contains("here") }
    let error = await #expect(throws: TimeUp.self) {
      try await session.waitFor(.milliseconds(50)) { $0.contains("there") }
    }
    #expect(
      try #require(error).description == """
        the screen that was waited for did not come within 0.05 seconds
        last screen:
        here\n\n
        """)
  }

  @Test func serverEndsWithTheSession() async throws {
    var session: TmuxSession? = try await TmuxSession(["cat"], columns: 20, rows: 2)
    let socket = try #require(session?.server.socket)
    let program = try #require(session?.program)
    session = nil
    #expect(!TextFile.exists(socket))
    let isGone: Bool? = try await ask(for: .seconds(2)) { JobShell.isRunning(program) ? nil : true }
    #expect(isGone == true)
  }
}
