import CLinux
import Glibc
import WidgetTesting

/// How a process ended.
enum Ending: Equatable {
  case exited(Int32)
  case signalled(Int32)
}

/// A child of the tests, in a process group of its own (or a session), so that all of it can be
/// ended together.
struct Child {
  let id: pid_t

  /// Starts `command`, found on PATH; `files` says what its descriptors are.
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

  /// How it ended, or nil while it runs; answers only once, since the child is reaped.
  func ending() -> Ending? { reap(WNOHANG) }

  /// Kills it and all in its group, if it still runs, and reaps it.
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

/// The environment that children of the tests get: the runner's, without what would make one
/// machine's terminal show in the results.
enum ChildEnvironment {
  private static let dropped: Set<String> = [
    "TMUX", "TMUX_PANE", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
    "COLUMNS", "LINES", "LANG", "LANGUAGE",
  ]

  /// `NAME=value` lines; a change to nil removes a variable. Characters are UTF-8, words English.
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
    // No place to share anything with the user's own dashboards.
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
