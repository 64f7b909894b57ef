import CLinux
import Glibc

/// Starts a host in the background: a process of its own session that asks the providers and ends
/// when nobody wants anything any more.
package struct HostStart {
  /// The variable that names the descriptor of a lease that is handed over.
  package static let leaseVariable = "WIDGETTUI_LEASE"

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
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = clinux_spawn_new_session() | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
    let line = [path, "host"] + arguments
    var words = line.map { strdup($0) } + [nil]
    var variables = Self.variables(hasLease: lease != nil).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, path, &actions, &attributes, &words, &variables)
    return error == 0 ? process : nil
  }

  /// Reaps a host if it has ended; whether it has.
  package static func reap(_ process: pid_t) -> Bool { waitpid(process, nil, WNOHANG) != 0 }

  private static func variables(hasLease: Bool) -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    variables.removeAll { $0.hasPrefix("\(leaseVariable)=") }
    return hasLease ? variables + ["\(leaseVariable)=3"] : variables
  }
}
