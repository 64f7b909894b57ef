import CLinux
import Glibc
import WidgetBase

/// Starts a host in the background: a process in its own session that reloads timelines, and ends
/// when nothing is wanted any more.
package struct HostStart {
  /// The environment variable with the file descriptor of a lease that is handed over.
  package static let leaseVariable = "WIDGETTUI_LEASE"
  /// The environment variable with the file descriptor of the starter's environment.
  package static let environmentVariable = "WIDGETTUI_ENVIRONMENT"

  /// The command that becomes the program of a bundle in its sandbox, and its word for a program without one.
  package static let (confining, unconfined) = ("confined", "-")

  private let path: String
  private let arguments: [String]
  /// True if the program is the running one.
  private let isOwn: Bool
  /// True if the host gets only the variables that every program needs.
  ///
  /// It is the host of boards' widgets, whose sources are read with the variables of the front end
  /// that shows them. Providers of other programs use the variables of their own process.
  private let isClean: Bool

  /// Creates a start of the running program as a host.
  package init(arguments: [String] = []) {
    path = Lease.ownPath
    self.arguments = ["host"] + arguments
    isOwn = true
    isClean = Self.isOwnWidgets(path)
  }

  /// Creates a start of a program as the host of a folder.
  package init(program: String, folder: SharedFolder) {
    path = Self.path(of: program, in: folder)
    arguments = ["host"]
    isOwn = false
    isClean = Self.isOwnWidgets(path)
  }

  /// Creates the start of a bundle's program as the host of the bundle's folder.
  ///
  /// - Parameter launcher: The program that starts it, if nobody else may write it: this one, or one of boards.
  package init(
    bundle: BundleProgram, in folder: SharedFolder, launcher: String = Lease.ownPath,
    arguments: [String] = []
  ) {
    let host = [folder.path] + arguments
    isClean = false
    path = launcher
    self.arguments = [Self.confining, bundle.permissions ?? Self.unconfined, bundle.path] + host
    isOwn = launcher == Lease.ownPath
  }

  /// Returns the path of a program of boards: the one that was the host of its folder last, else the one
  /// beside the running program, else the one found in `PATH`.
  package static func path(of program: String, in folder: SharedFolder) -> String {
    let beside = Lease.ownPath.splitExactly(separator: "/").dropLast().map { "/\($0)" }.joined()
    let places = [Lease.program(in: folder), "\(beside)/\(program)"].compactMap { $0 }
    return places.first { access($0, X_OK) == 0 } ?? program
  }

  private static func isOwnWidgets(_ path: String) -> Bool {
    path.splitExactly(separator: "/").last == "widgettui"
  }

  /// The file to execute: the running program itself, even if another program has replaced it since,
  /// whose archives this one may not be able to read.
  private var file: String {
    let running = "/proc/self/exe"
    return isOwn && FileAccess.stamp(path) != FileAccess.stamp(running) ? running : path
  }

  /// Starts the host and returns its process identifier, or `nil` if it cannot be started.
  ///
  /// The caller must reap the process after it has ended.
  ///
  /// - Parameter lease: A lease that is handed over, so that the process is the host from its
  ///   start.
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
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables =
      Self.variables(isClean: isClean, hasLease: lease != nil, hasMemory: memory >= 0)
      .map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, file, &actions, &attributes, &words, &variables)
    return error == 0 ? process : nil
  }

  /// Keeps the descriptors that this program was started with from those that it starts, except the lease
  /// of a bundle's host and the variables that were handed over.
  package static func keepDescriptors() {
    let names: [String] = [leaseVariable, environmentVariable]
    let passed = names.compactMap { (name: String) -> Int32? in
      guard let text = getenv(name) else { return nil }
      return Int32(String(cString: text))
    }
    StandardDescriptors.keepOthersFromPrograms(except: Set(passed))
  }

  /// Reaps a host if it has ended; returns true if it has.
  package static func reap(_ process: pid_t) -> Bool { waitpid(process, nil, WNOHANG) != 0 }

  private static func variables(isClean: Bool, hasLease: Bool, hasMemory: Bool) -> [String] {
    var variables = ownVariables.filter { !isClean || isNeeded($0) }
    variables.removeAll {
      $0.hasExactPrefix("\(leaseVariable)=") || $0.hasExactPrefix("\(environmentVariable)=")
        || $0.hasExactPrefix("\(DescriptorLimit.variable)=")
    }
    if hasLease { variables.append("\(leaseVariable)=3") }
    if let line = DescriptorLimit.line { variables.append(line) }
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
  /// The prefixes of variables that every program needs.
  ///
  /// With `LD_` and `FAKETIME` a host has the same preloaded libraries and the same clock as the
  /// program that starts it.
  private static let neededPrefixes = ["FAKETIME", "LC_", "LD_", "SWIFT_", "WIDGETTUI_", "XDG_"]

  private static func isNeeded(_ variable: String) -> Bool {
    let name = String(variable.prefix { $0 != "=" })
    return needed.contains(name) || neededPrefixes.contains { name.hasExactPrefix($0) }
  }
}

// The starter may have ended before the host looks for its variables, so they are handed over in
// memory that no other process can open by name.
extension HostStart {
  private static func environmentMemory() -> Int32 {
    let low = clinux_memory_file("widgettui environment")
    guard low >= 0 else { return -1 }
    defer { close(low) }
    // A number above those of this memory and of the lease in the child.
    let memory = fcntl(low, F_DUPFD_CLOEXEC, 16)
    let bytes = ownVariables.flatMap { Array($0.utf8) + [UInt8(0)] }
    guard memory >= 0, FileAccess.write(bytes, to: memory) else {
      if memory >= 0 { close(memory) }
      return -1
    }
    return memory
  }

  /// Returns the variables of the program that started this host, each followed by a zero byte, or
  /// `nil` if none were handed over. Only the first call returns them.
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
