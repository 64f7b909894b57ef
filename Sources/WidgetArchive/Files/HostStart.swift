import CLinux
import Glibc

/// Starts a host in the background: a process of its own session that asks the providers and ends
/// when nobody wants anything any more.
package struct HostStart {
  /// The variable that names the descriptor of a lease that is handed over.
  package static let leaseVariable = "WIDGETTUI_LEASE"
  /// The variable that names the descriptor from which the starter's environment is read.
  private static let environmentVariable = "WIDGETTUI_ENVIRONMENT"

  private let path: String
  private let arguments: [String]

  /// The program that is running now, as a host.
  package init(arguments: [String] = []) {
    path = Lease.ownPath
    self.arguments = arguments
  }

  /// The program of a folder: the one that was the host last, else the one beside this program, else
  /// the one that is found in `PATH`.
  package init(program: String, folder: SharedFolder) {
    let beside = Lease.ownPath.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let places = [Lease.program(in: folder), "\(beside)/\(program)"].compactMap { $0 }
    path = places.first { access($0, X_OK) == 0 } ?? program
    arguments = []
  }

  /// Starts it; with a lease, it is the host before it runs. Gives the process, which is to be reaped
  /// when it has ended; nil if it cannot be started.
  package func start(lease: Lease? = nil) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    if let lease { posix_spawn_file_actions_adddup2(&actions, lease.descriptor, 3) }
    let memory = isClean ? Self.environmentMemory() : -1
    defer { if memory >= 0 { close(memory) } }
    if memory >= 0 { posix_spawn_file_actions_adddup2(&actions, memory, 4) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = clinux_spawn_new_session() | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
    let line = [path, "host"] + arguments
    var words = line.map { strdup($0) } + [nil]
    var variables =
      Self.variables(isClean: isClean, hasLease: lease != nil, hasMemory: memory >= 0)
      .map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, path, &actions, &attributes, &words, &variables)
    return error == 0 ? process : nil
  }

  /// Reaps a host if it has ended; whether it has.
  package static func reap(_ process: pid_t) -> Bool { waitpid(process, nil, WNOHANG) != 0 }

  /// Whether the host has only what every program needs: that of the widgets of boards, whose sources
  /// are read with the variables of the front end that shows them. The providers of another program
  /// ask for the process's own.
  private var isClean: Bool { path.split(separator: "/").last == "widgettui" }

  private static func variables(isClean: Bool, hasLease: Bool, hasMemory: Bool) -> [String] {
    var variables = ownVariables.filter { !isClean || isNeeded($0) }
    variables.removeAll {
      $0.hasPrefix("\(leaseVariable)=") || $0.hasPrefix("\(environmentVariable)=")
    }
    if hasLease { variables.append("\(leaseVariable)=3") }
    if hasMemory { variables.append("\(environmentVariable)=4") }
    return variables
  }

  private static var ownVariables: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  private static let needed: Set<String> = [
    "HOME", "LANG", "LANGUAGE", "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "TZDIR", "USER",
  ]
  /// With `LD_` and `FAKETIME` a host runs as the program does that starts it: with the same preloaded
  /// libraries, and by the same clock.
  private static let neededPrefixes = ["FAKETIME", "LC_", "LD_", "SWIFT_", "WIDGETTUI_", "XDG_"]

  private static func isNeeded(_ variable: String) -> Bool {
    let name = String(variable.prefix { $0 != "=" })
    return needed.contains(name) || neededPrefixes.contains { name.hasPrefix($0) }
  }
}

// The starter may have ended before the host looks for it, so its variables go along: in memory that
// no other process can open by a name.
extension HostStart {
  private static func environmentMemory() -> Int32 {
    let low = clinux_memory_file("widgettui environment")
    guard low >= 0 else { return -1 }
    defer { close(low) }
    // Away from the numbers that it and the lease get in the child.
    let memory = fcntl(low, F_DUPFD_CLOEXEC, 16)
    let bytes = ownVariables.flatMap { Array($0.utf8) + [UInt8(0)] }
    guard memory >= 0, FileAccess.write(bytes, to: memory) else {
      if memory >= 0 { close(memory) }
      return -1
    }
    return memory
  }

  /// Takes the variables of the program that started this host, each with a zero byte behind it; nil
  /// where none were handed over.
  package static func takeEnvironment() -> [UInt8]? {
    guard let text = getenv(environmentVariable).map({ String(cString: $0) }),
      let descriptor = Int32(text)
    else { return nil }
    unsetenv(environmentVariable)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : Array(bytes[..<count])
  }
}
