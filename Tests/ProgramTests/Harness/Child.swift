import CLinux
import Glibc
import WidgetTesting

/// The way a process ended.
enum Ending: Equatable {
  case exited(Int32)
  case signalled(Int32)
}

/// A child process of the tests, in a process group (or session) of its own, so that the whole
/// group can be ended together.
struct Child {
  let id: pid_t

  /// Starts `command`, found on PATH; `files` sets its descriptors.
  init(
    _ command: [String], environment: [String: String?] = [:], directory: String? = nil,
    ownSession: Bool = false, files: (inout posix_spawn_file_actions_t) -> Void
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let directory { clinux_spawn_in_folder(&actions, directory) }
    files(&actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The runner's threads may block or ignore signals, and children would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let group = ownSession ? clinux_spawn_new_session() : Int16(POSIX_SPAWN_SETPGROUP)
    let flags = group | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)

    var id: pid_t = 0
    let error = withCStrings(command) { arguments in
      withCStrings(ChildEnvironment.lines(adding: environment)) { variables in
        posix_spawnp(&id, command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard error == 0 else { throw SystemFailure("start \(command[0])", error) }
    self.id = id
  }

  /// Returns the way it ended, or nil while it runs; a second call returns nil, since the child is
  /// reaped.
  func ending() -> Ending? { reap(WNOHANG) }

  /// Kills it and its whole group, if it still runs, and reaps it.
  func end() {
    kill(-id, SIGKILL)
    _ = reap(0)
  }

  /// Waits for its end.
  @discardableResult
  func wait() -> Ending? { reap(0) }

  private func reap(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    while true {
      let result = waitpid(id, &status, options)
      if result == id { break }
      guard result < 0, errno == EINTR else { return nil }
    }
    return clinux_exited(status)
      ? .exited(clinux_exit_status(status)) : .signalled(clinux_ending_signal(status))
  }
}

/// The environment of the tests' children: the runner's, without variables that would make results
/// depend on one machine's terminal.
enum ChildEnvironment {
  private static let dropped: Set<String> = [
    "TMUX", "TMUX_PANE", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
    "COLUMNS", "LINES", "LANG", "LANGUAGE",
  ]

  /// Returns `NAME=value` lines; a change to nil removes a variable. The locale is UTF-8 and
  /// English.
  static func lines(adding changes: [String: String?]) -> [String] {
    var variables: [String: String] = [:]
    let inherited = (try? TextFile.read("/proc/self/environ")) ?? nil ?? ""
    for line in inherited.split(separator: "\0") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      variables[String(parts[0])] = String(parts[1])
    }
    variables = variables.filter { name, _ in
      !dropped.contains(name) && !name.hasPrefix("LC_") && !name.hasPrefix("WIDGETTUI_")
    }
    variables["LC_ALL"] = "C.UTF-8"
    // Nothing is shared with the user's own dashboards.
    variables["WIDGETTUI_STATE"] = "/dev/null/state"
    for (name, value) in changes { variables[name] = value }
    return variables.map { "\($0)=\($1)" }.sorted()
  }
}

/// Calls `body` with a null-terminated C array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
