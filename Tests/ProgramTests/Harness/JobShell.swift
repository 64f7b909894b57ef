import Glibc
import WidgetTesting

/// The shell that leads a pseudo-terminal's session and runs the program as its foreground job.
final class JobShell {
  /// The state of the program.
  enum State: Equatable {
    case starting
    case running
    case stopped
    /// Ended with a status in the shell's form: 128 + the signal, if one ended it.
    case ended(Int32)
  }

  private let child: Child
  private let channel: Descriptor
  private var report: [UInt8] = []
  private var hasEnded = false

  // Descriptor 3 carries reports to the tests and orders from them. 147 to 150 are the statuses of
  // a job that SIGSTOP, SIGTSTP, SIGTTIN or SIGTTOU has stopped. At the end the shell waits, so
  // that the terminal keeps the program's settings until the test has checked them. The trap is
  // needed because some shells send themselves the SIGINT that ended their job.
  private static let script = """
    set -m
    trap : INT
    sh -c 'echo "started $$" >&3; exec "$@" 3>&-' sh "$@"
    status=$?
    while [ "$status" -ge 147 ] && [ "$status" -le 150 ]; do
      echo stopped >&3
      read -r order <&3 || exit
      echo continued >&3
      fg >/dev/null
      status=$?
    done
    echo "ended $status" >&3
    read -r order <&3
    """

  init(
    _ command: [String], terminal: String, environment: [String: String?], directory: String?
  ) throws {
    let (ours, theirs) = try Descriptor.socketPair()
    channel = ours
    let words = ["sh", "-c", Self.script, "sh"] + command
    child = try Child(words, environment: environment, directory: directory, ownSession: true) {
      // The first terminal that a session's leader opens becomes the session's own.
      posix_spawn_file_actions_addopen(&$0, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&$0, 0, 1)
      posix_spawn_file_actions_adddup2(&$0, 0, 2)
      posix_spawn_file_actions_adddup2(&$0, theirs.number, 3)
    }
  }

  deinit { end() }

  /// The program's process id, once it has started.
  var program: pid_t? {
    reports.first.flatMap { pid_t($0.dropFirst("started ".count)) }
  }

  /// The shell's last report on the program.
  var state: State {
    let words = reports.last?.split(separator: " ") ?? []
    switch words.first {
    case "started", "continued": return .running
    case "stopped": return .stopped
    case "ended": return .ended(words.last.flatMap { Int32($0) } ?? -1)
    default: return .starting
    }
  }

  private var reports: [Substring] {
    _ = channel.drain(into: &report)
    let whole = report[..<(report.lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
    return String(decoding: whole, as: UTF8.self).split(separator: "\n")
  }

  /// Continues the stopped job in the foreground.
  func resume() {
    let order = Array("fg\n".utf8)
    // A shell that is gone must not end the tests with SIGPIPE.
    _ = send(channel.number, order, order.count, Int32(MSG_NOSIGNAL))
  }

  /// Kills the program and the shell.
  func end() {
    if hasEnded { return }
    hasEnded = true
    if let program, state == .running || state == .stopped { kill(-program, SIGKILL) }
    child.end()
  }

  /// Returns true if the process still runs; a zombie does not.
  static func isRunning(_ process: pid_t) -> Bool {
    guard let line = (try? TextFile.read("/proc/\(process)/stat")) ?? nil,
      let end = line.lastIndex(of: ")")
    else { return false }
    let state = line[end...].dropFirst(2).first
    return state != "Z" && state != "X"
  }
}
