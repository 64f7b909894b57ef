import CLinux
import Glibc

/// A program on a terminal of its own, for tests of the exact bytes it writes and the state it
/// leaves behind.
///
/// ```swift
/// let terminal = try await PseudoTerminal([program.path, board], columns: 80, rows: 24)
/// try await terminal.waitFor { $0.contains("Orders") }
/// terminal.write("q")
/// #expect(try await terminal.wait() == 0)
/// #expect(terminal.modes == .cooked)
/// ```
///
/// As on any terminal, a shell with job control leads the session and the program is its foreground
/// job. The kernel resets a terminal when its session's leader ends, which would hide settings that
/// a program failed to restore; and a program can only be suspended under a shell. See `JobShell`.
final class PseudoTerminal {
  /// The program's process id.
  let id: pid_t
  private let master: Descriptor
  private let shell: JobShell
  private var bytes: [UInt8] = []
  private var readCount = 0

  init(
    _ command: [String], columns: Int = 80, rows: Int = 24, terminal: String = "xterm-256color",
    environment: [String: String?] = [:], directory: String? = nil
  ) async throws {
    var name = [CChar](repeating: 0, count: 64)
    master = Descriptor(clinux_open_pseudo_terminal(&name, name.count))
    guard master.number >= 0 else { throw SystemFailure("posix_openpt") }
    master.setNonblocking()
    _ = clinux_set_terminal_size(master.number, Int32(columns), Int32(rows))
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let shell = try JobShell(
      command, terminal: path,
      environment: environment.merging(["TERM": terminal]) { given, _ in given },
      directory: directory)
    self.shell = shell
    guard let id = try await ask(for: .seconds(30), { shell.program }) else {
      throw TimeUp(awaited: "the start of \(command)", timeout: .seconds(30), seen: [])
    }
    self.id = id
  }

  deinit { close() }

  /// Ends the program and closes the terminal.
  func close() {
    shell.end()
    master.close()
  }

  // MARK: Bytes

  /// The bytes that the program has written so far.
  var transcript: [UInt8] {
    drain()
    return bytes
  }

  /// The program's output so far, as text.
  var output: String { String(decoding: transcript, as: UTF8.self) }

  /// Waits until there is something to read and returns all of it; an empty array if nothing came.
  func read(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws -> [UInt8] {
    _ = try await ask(for: timeout) { transcript.count > readCount ? true : nil }
    defer { readCount = bytes.count }
    return Array(bytes[readCount...])
  }

  /// Reads until the output so far satisfies a condition, and returns it.
  @discardableResult
  func waitFor(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation,
    until condition: (String) -> Bool
  ) async throws -> String {
    let found: String? = try await ask(for: timeout) {
      let output = output
      return condition(output) ? output : nil
    }
    if let found { return found }
    throw timeUp("the output that was waited for", timeout)
  }

  /// Types text.
  func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Types bytes, which may be no text.
  func write(bytes: [UInt8]) { _ = Glibc.write(master.number, bytes, bytes.count) }

  private func drain() { _ = master.drain(into: &bytes) }

  private func timeUp(_ awaited: String, _ timeout: Duration) -> TimeUp {
    let shown = output.unicodeScalars.map { scalar in
      scalar.value < 0x20 && scalar != "\n" ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return TimeUp(awaited: awaited, timeout: timeout, seen: [("output", shown.joined())])
  }

  // MARK: The terminal

  /// The terminal's treatment of input.
  struct Modes: Equatable {
    /// True if input is echoed (ECHO).
    var echoes: Bool
    /// True if input is delivered in whole lines (ICANON).
    var waitsForLine: Bool
    /// True if Ctrl-C and similar keys send signals (ISIG).
    var sendsSignals: Bool

    /// The modes that a shell expects.
    static let cooked = Modes(echoes: true, waitsForLine: true, sendsSignals: true)
  }

  /// The terminal's current modes; nil if it is lost.
  var modes: Modes? {
    var settings = termios()
    guard tcgetattr(master.number, &settings) == 0 else { return nil }
    let flags = Int32(bitPattern: settings.c_lflag)
    return Modes(
      echoes: flags & ECHO != 0, waitsForLine: flags & ICANON != 0, sendsSignals: flags & ISIG != 0)
  }

  /// Resizes the terminal, of which the program is notified (SIGWINCH).
  func resize(columns: Int, rows: Int) {
    _ = clinux_set_terminal_size(master.number, Int32(columns), Int32(rows))
  }

  /// Takes the terminal away, as when its window is closed: reads and writes fail, and the shell
  /// and then the program are notified (SIGHUP).
  func loseTerminal() {
    drain()
    master.close()
  }

  // MARK: The program

  /// The state of the program.
  var state: JobShell.State {
    drain()
    return shell.state
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) { kill(id, number) }

  /// Continues the suspended program in the foreground, as `fg` does.
  func resume(isolation: isolated (any Actor)? = #isolation) async throws {
    shell.resume()
    let timeout = Duration.seconds(30)
    let isRunning: Bool? = try await ask(for: timeout) { state == .stopped ? nil : true }
    if isRunning == nil { throw timeUp("the program's continuation", timeout) }
  }

  /// Waits for the program's end and returns its status in the shell's form: 128 and more means a
  /// signal.
  @discardableResult
  func wait(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws -> Int32 {
    let status: Int32? = try await ask(for: timeout) {
      if case .ended(let status) = state { status } else { nil }
    }
    guard let status else { throw timeUp("the program's end", timeout) }
    // The kernel delivers the last output a moment after it was written.
    try await Task.sleep(for: .milliseconds(5))
    drain()
    return status
  }

  /// Waits until the program is suspended.
  func waitUntilStopped(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let stopped: Bool? = try await ask(for: timeout) { state == .stopped ? true : nil }
    if stopped == nil { throw timeUp("the program's suspension", timeout) }
  }

  /// Waits until the process is gone, even if the shell is gone too and cannot report its status.
  func waitUntilGone(
    _ timeout: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let gone: Bool? = try await ask(for: timeout) {
      drain()
      return JobShell.isRunning(id) ? nil : true
    }
    if gone == nil { throw timeUp("the process's end", timeout) }
  }
}
