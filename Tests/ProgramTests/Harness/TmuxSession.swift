import CLinux
import Glibc
import WidgetTesting

/// A program in a private tmux, which shows the same screen as a user sees.
///
/// ```swift
/// let session = try await TmuxSession([program.path, board], columns: 80, rows: 24)
/// let screen = try await session.waitFor { $0.contains("Orders") }
/// try expectGolden(screen, named: "home-80x24")
/// try await session.send("q")
/// ```
///
/// The server has no configuration and no status line, so the program has the full size. When the
/// program ends, its last screen remains. The server ends with the session value, and with the
/// tests.
///
/// A small shell around the program reports its end in the pane's title. The report travels the
/// same way as the program's output, so the screen read with a title belongs to it; tmux's own
/// notice of a pane's end may come before its last output, or never on a busy machine.
final class TmuxSession: Sendable {
  /// The server of the session.
  let server = TmuxServer()
  /// The program's process id.
  let program: pid_t

  // Ctrl-C and Ctrl-\ reach the outer shell as well; the first argument is a file for the process
  // id.
  private static let script = #"""
    trap : INT QUIT
    sh -c 'echo $$ >"$0"; exec "$@"' "$@"
    printf "\033]2;ended $?\007"
    exec tail -f /dev/null
    """#

  init(
    _ command: [String], columns: Int = 80, rows: Int = 24, terminal: String = "tmux-256color",
    environment: [String: String?] = [:], directory: String? = nil
  ) async throws {
    let processFile = "\(server.folder.path)/process"
    // Tests that are killed cannot clean up, so each server has a child that watches for that.
    let watch = "tail --pid=\(getpid()) -f /dev/null; rm -rf \(server.folder.path); kill $PPID"
    let commands = [
      ["start-server"],
      ["set-option", "-g", "status", "off"],
      ["set-option", "-g", "history-limit", "0"],
      ["set-option", "-g", "default-terminal", terminal],
      // Otherwise an escape key is held back until it is clear that nothing follows it.
      ["set-option", "-s", "escape-time", "0"],
      ["new-session", "-d", "-s", "test", "-x", "\(columns)", "-y", "\(rows)"]
        + ["sh", "-c", Self.script, "sh", processFile] + command.map(TmuxServer.literal),
      ["run-shell", "-b", watch],
    ]
    try await server.run(
      Array(commands.joined(separator: [";"])), environment: environment, directory: directory)
    let started: pid_t? = try await ask(for: .seconds(20)) {
      guard let line = try TextFile.read(processFile), line.hasSuffix("\n") else { return nil }
      return pid_t(line.dropLast())
    }
    guard let started else {
      throw TimeUp(awaited: "the start of \(command)", timeout: .seconds(20), seen: [])
    }
    program = started
  }

  /// Ends the program and its server now.
  func close() async { _ = try? await server.run(["kill-server"]) }

  /// Returns all rows of the screen without trailing spaces; with colours, in tmux's SGR form.
  func screen(colors: Bool = false) async throws -> String {
    try await server.run(["capture-pane", "-p", "-t", "test:"] + (colors ? ["-e"] : []))
  }

  /// Presses keys, by tmux's names: `q`, `Enter`, `Escape`, `C-c`, `Up`, `F1`…
  func send(_ keys: String...) async throws {
    try await server.run(["send-keys", "-t", "test:", "--"] + keys.map(TmuxServer.literal))
  }

  /// Types text literally.
  func type(_ text: String) async throws {
    try await server.run(["send-keys", "-t", "test:", "-l", "--", TmuxServer.literal(text)])
  }

  /// Resizes the terminal.
  func resize(columns: Int, rows: Int) async throws {
    try await server.run(["resize-window", "-t", "test:", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the program's terminal has a size.
  func waitForTerminal(
    of size: ScreenSize, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let terminal = open("/proc/\(program)/fd/0", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { Glibc.close(terminal) }
    let timeout = Duration.seconds(30)
    let isThere: Bool? = try await ask(for: timeout) {
      var (columns, rows): (Int32, Int32) = (0, 0)
      guard clinux_terminal_size(terminal, &columns, &rows) else { return nil }
      return Int(columns) == size.columns && Int(rows) == size.rows ? true : nil
    }
    guard isThere == nil else { return }
    throw TimeUp(
      awaited: "a terminal of \(size)", timeout: timeout,
      seen: [("last screen", try await screen())])
  }

  /// Waits until the screen satisfies a condition, and returns it.
  @discardableResult
  func waitFor(
    _ timeout: Duration = .seconds(30), colors: Bool = false,
    isolation: isolated (any Actor)? = #isolation, until condition: (String) -> Bool
  ) async throws -> String {
    var last = ""
    let found: String? = try await ask(for: timeout, every: .milliseconds(20)) {
      last = try await screen(colors: colors)
      return condition(last) ? last : nil
    }
    guard let found else {
      throw TimeUp(
        awaited: "the screen that was waited for", timeout: timeout, seen: [("last screen", last)])
    }
    return found
  }

  /// Waits until the program has ended, and returns its status; 128 and more means a signal.
  ///
  /// The screen is then the program's last one.
  func waitForEnd(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws -> Int32 {
    let status: Int32? = try await ask(for: timeout, every: .milliseconds(20)) {
      try await report("ended")
    }
    if let status { return status }
    throw TimeUp(
      awaited: "the program's end", timeout: timeout, seen: [("last screen", try await screen())])
  }

  /// True if the program still runs.
  var isAlive: Bool {
    get async {
      do { return try await report("ended") == nil } catch { return false }
    }
  }

  /// Returns the number in the pane's title after `word`.
  private func report(_ word: String) async throws -> Int32? {
    let title = try await value("pane_title").split(separator: " ")
    return title.count == 2 && title[0] == word ? Int32(title[1]) : nil
  }

  /// Returns one of tmux's variables of the pane, such as `alternate_on`, `cursor_flag` or
  /// `cursor_y`.
  func value(_ variable: String) async throws -> String {
    let text = try await server.run(["display-message", "-p", "-t", "test:", "#{\(variable)}"])
    return String(text.dropLast())
  }
}
