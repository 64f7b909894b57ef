import Glibc
import TestServers
import Testing
import WidgetTesting

/// The terminal is restored, whatever ends or stops the dashboard.
@Suite(.fewAtOnce)
struct SignalTests {
  /// What the dashboard changes of its terminal while it runs.
  private static let own = [
    "modes", "hidden cursor", "alternate screen", "explicit order", "mouse", "keypad",
  ]

  @Test func whileItRunsTheTerminalIsItsOwn() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    #expect(terminal.leftovers == Self.own)
    #expect(terminal.modes?.sendsSignals == true)
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func requestToEnd(number: Int32) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.signal(number)
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func requestToEndWhileOutputIsStopped(number: Int32) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.write("\u{13}")
    // Nothing tells that the kernel has stopped the output, nor that nothing is written.
    try await Task.sleep(for: .milliseconds(100))
    terminal.write("?")
    try await Task.sleep(for: .milliseconds(300))
    #expect(!terminal.output.contains("this help"))
    terminal.signal(number)
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test func stoppedOutputGoesOnWhereItWas() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    terminal.write("\u{13}")
    // Nothing tells that the kernel has stopped the output, nor that the program waits for it.
    try await Task.sleep(for: .milliseconds(100))
    terminal.write("?")
    terminal.resize(columns: 100, rows: 30)
    try await Task.sleep(for: .milliseconds(300))
    let before = terminal.output.count
    terminal.write("\u{11}")
    try await terminal.waitFor {
      let since = $0.dropFirst(before)
      return since.contains("this help") && since.contains("09:26:01")
    }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test func requestToEndWhileNobodyReadsTheTerminal() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    for _ in 0..<40 {
      // This redraws the whole screen; those that come together are one.
      terminal.write("\u{C}")
      try await Task.sleep(for: .milliseconds(20))
    }
    terminal.signal(SIGTERM)
    #expect(try await terminal.wait() == 0)
    #expect(terminal.modes == .cooked)
  }

  /// Starts the dashboard of a folder's board, whose main thread is held where it first opens `late.yaml`.
  private func heldAtItsInclude(_ folder: BoardFolder) async throws -> PseudoTerminal {
    var environment = folder.environment
    environment["HELD"] = "\(folder.path)/held"
    return try await PseudoTerminal(
      [
        "/usr/bin/python3", SystemCallTests.driver, "late.yaml", "1", "HOLD",
        try Program.widgettui().path, "\(folder.path)/board.yaml",
      ], environment: environment)
  }

  /// Returns the process that is held, once it is.
  private func heldProcess(_ folder: BoardFolder) async throws -> pid_t {
    let id: pid_t? = try await ask(for: .seconds(30)) {
      try TextFile.read("\(folder.path)/held").flatMap { pid_t($0) }
    }
    return try #require(id)
  }

  /// Signals are events of the main thread, and its watchdog takes those that it does not come to.
  @Test(
    .enabled(if: SystemCallTests.isTraceable, "needs Python and ptrace on x86-64"),
    arguments: [SIGTERM, SIGHUP])
  func requestToEndWhileTheMainThreadHangs(number: Int32) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let board = """
      widgets: {note: {kind: text, source: {run: [echo, all is well]}, every: 1h}}
      pages: {Home: [note]}

      """
    try folder.write("board.yaml", board)
    let terminal = try await heldAtItsInclude(folder)
    try await terminal.waitFor(.seconds(60)) { $0.contains("all is well") }
    // It is held where it opens this file, which it does in its loop.
    try folder.write("late.yaml", "widgets: {}\n")
    try folder.write("board.yaml", "include: late.yaml\n\(board)")
    kill(try await heldProcess(folder), number)
    #expect(try await terminal.wait() == 128 + number)
    #expect(terminal.leftovers == [])
  }

  /// Signals are blocked from the beginning, before there is an event loop that takes them.
  @Test(.enabled(if: SystemCallTests.isTraceable, "needs Python and ptrace on x86-64"))
  func requestToEndWhileTheStartHangs() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("late.yaml", "widgets: {}\n")
    try folder.write(
      "board.yaml", "include: late.yaml\nwidgets: {now: {kind: clock}}\npages: {Home: [now]}\n")
    let terminal = try await heldAtItsInclude(folder)
    kill(try await heldProcess(folder), SIGTERM)
    #expect(try await terminal.wait() == 128 + SIGTERM)
    // It has not begun to use the terminal.
    #expect(terminal.modes == .cooked && !terminal.output.contains("\u{1B}[?1049h"))
  }

  @Test(arguments: ["\u{3}", "\u{1C}"])
  func keyThatEnds(key: String) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.write(key)
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
  func crash(number: Int32) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.signal(number)
    #expect(try await terminal.wait() == 128 + number)
    #expect(terminal.leftovers == [])
  }

  @Test func crashRightAfterAResumeGivesTheTerminalBackToo() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    let before = terminal.output.count
    try await terminal.resume()
    try await terminal.waitFor { $0.dropFirst(before).contains("09:26:01") }
    terminal.signal(SIGSEGV)
    #expect(try await terminal.wait() == 128 + SIGSEGV)
    #expect(terminal.leftovers == [])
  }

  /// The arrow's sequence is that of a terminal in keypad mode, which must be set again by then.
  @Test func firstArrowAfterAStopIsUnderstood() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    let before = terminal.output.count
    try await terminal.resume()
    try await terminal.waitFor {
      let since = $0.dropFirst(before)
      return since.contains("09:26:01") && since.contains("\u{1B}[?1h")
    }
  }

  @Test func stopAndContinue() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    for _ in 0..<3 {
      terminal.write("\u{1A}")
      try await terminal.waitUntilStopped()
      #expect(terminal.leftovers == [])
      let before = terminal.output.count
      try await terminal.resume()
      try await terminal.waitFor {
        let since = $0.dropFirst(before)
        return since.contains("CPU") && since.contains("swift-build") && since.contains("09:26:01")
      }
      let paintings = terminal.output.dropFirst(before).split(separator: "gnome-shell").count - 1
      #expect(paintings == 1)
      #expect(terminal.leftovers == Self.own)
    }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test func resizeWhileStoppedIsFollowed() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    terminal.resize(columns: 40, rows: 12)
    let before = terminal.output.count
    try await terminal.resume()
    try await terminal.waitFor { $0.dropFirst(before).contains("CPU") }
    // At 80 columns the processes have a tile, at 40 none on the first screen.
    #expect(!terminal.output.dropFirst(before).contains("Processes"))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func lostTerminalEndsIt() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.loseTerminal()
    try await terminal.waitUntilGone(.seconds(1))
  }

  /// In a session of its own the terminal does not control the program, and no signal reports its
  /// loss.
  @Test func lostTerminalEndsItWithoutASignalToo() async throws {
    let folder = ScratchFolder()
    let program = ([try Program.widgettui().path] + Atlas.frozen).joined(separator: " ")
    let terminal = try await PseudoTerminal(
      ["setsid", "--wait", "sh", "-c", "echo $$ >\(folder.path)/id; exec \(program)"],
      environment: Atlas.environment)
    try await terminal.waitFor(.seconds(20)) { $0.contains("09:26:01") }
    let id = try #require(try TextFile.read("\(folder.path)/id").flatMap { pid_t($0.dropLast()) })
    defer { kill(id, SIGKILL) }
    #expect(JobShell.isRunning(id))
    terminal.loseTerminal()
    let isGone: Bool? = try await ask(for: .seconds(1)) { JobShell.isRunning(id) ? nil : true }
    #expect(isGone == true)
  }

  @Test func lostTerminalEndsALiveOne() async throws {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "--every", "0.25"], environment: Atlas.environment)
    try await terminal.waitFor { $0.contains("CPU") }
    terminal.loseTerminal()
    try await terminal.waitUntilGone(.seconds(1))
  }
}
