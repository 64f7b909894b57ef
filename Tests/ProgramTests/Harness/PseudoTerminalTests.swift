import Glibc
import TestServers
import Testing

/// Tests of the harness itself: programs on a terminal of their own.
@Suite(.fewAtOnce)
struct PseudoTerminalTests {
  @Test func outputSizeAndStatus() async throws {
    let terminal = try await PseudoTerminal(
      ["sh", "-c", "stty size; echo $TERM; exit 4"], columns: 33, rows: 11)
    #expect(try await terminal.wait() == 4)
    #expect(terminal.output == "11 33\r\nxterm-256color\r\n")
    #expect(terminal.state == .ended(4))
  }

  @Test func typing() async throws {
    let terminal = try await PseudoTerminal(["cat"])
    terminal.write("one\n")
    try await terminal.waitFor { $0 == "one\r\none\r\n" }
    #expect(String(decoding: try await terminal.read(), as: UTF8.self) == "one\r\none\r\n")
    #expect(try await terminal.read(.milliseconds(10)) == [])
    terminal.write("\u{4}")
    #expect(try await terminal.wait() == 0)
  }

  @Test func controlKeysSendSignals() async throws {
    let terminal = try await PseudoTerminal(["sh", "-c", "echo ready; exec sleep 60"])
    try await terminal.waitFor { $0.contains("ready") }
    terminal.write("\u{3}")
    #expect(try await terminal.wait() == 128 + SIGINT)
  }

  @Test func programIsSignalled() async throws {
    let terminal = try await PseudoTerminal(
      ["sh", "-c", "trap 'echo caught; exit 9' TERM; echo ready; while :; do sleep 0.01; done"])
    try await terminal.waitFor { $0.contains("ready") }
    terminal.signal(SIGTERM)
    #expect(try await terminal.wait() == 9)
    #expect(terminal.output.contains("caught"))
  }

  @Test func terminalGivenBack() async throws {
    let terminal = try await PseudoTerminal(["top", "-d", "60"])
    try await terminal.waitFor { $0.contains("PID") }
    #expect(
      terminal.modes == PseudoTerminal.Modes(echoes: false, waitsForLine: false, sendsSignals: true)
    )
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.modes == .cooked)
  }

  @Test func terminalNotGivenBack() async throws {
    let terminal = try await PseudoTerminal(["stty", "raw", "-echo"])
    #expect(try await terminal.wait() == 0)
    #expect(
      terminal.modes
        == PseudoTerminal.Modes(echoes: false, waitsForLine: false, sendsSignals: false))
  }

  @Test func suspendAndResume() async throws {
    let terminal = try await PseudoTerminal(["top", "-d", "0.1"])
    func frames(_ output: String) -> Int { output.split(separator: "load average").count }
    try await terminal.waitFor { frames($0) > 2 }
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    #expect(terminal.modes == .cooked)
    let before = frames(terminal.output)
    try await terminal.resume()
    // Input before it has taken the terminal again is discarded.
    try await terminal.waitFor { frames($0) > before + 1 }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func resizeIsToldToTheProgram() async throws {
    let terminal = try await PseudoTerminal(
      ["sh", "-c", "trap 'stty size' WINCH; echo ready; while :; do sleep 0.01; done"])
    try await terminal.waitFor { $0.contains("ready") }
    terminal.resize(columns: 44, rows: 12)
    try await terminal.waitFor { $0.contains("12 44") }
  }

  @Test func lostTerminalEndsTheProgram() async throws {
    let terminal = try await PseudoTerminal(["sleep", "60"])
    terminal.loseTerminal()
    try await terminal.waitUntilGone()
    #expect(terminal.modes == nil)
  }

  @Test func nothingIsLeftRunning() async throws {
    var terminal: PseudoTerminal? = try await PseudoTerminal(["sleep", "60"])
    let id = try #require(terminal?.id)
    terminal = nil
    let isGone: Bool? = try await ask(for: .seconds(2)) { JobShell.isRunning(id) ? nil : true }
    #expect(isGone == true)
  }
}
