import CLinux
import Glibc
internal import WidgetArchive

/// Starts a host in the background: a process of its own session that asks the providers and ends
/// when nobody wants anything any more.
struct HostStart {
  let program: String
  let folder: SharedFolder

  /// The program's file: the one that was the host last, else the one beside this program, else the
  /// one that is found in `PATH`.
  private var path: String {
    if let known = Lease.program(in: folder), access(known, X_OK) == 0 { return known }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return program }
    let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let beside = own.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(program)"
    return access(beside, X_OK) == 0 ? beside : program
  }

  func start() {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for descriptor in 0...2 {
      posix_spawn_file_actions_addopen(&actions, Int32(descriptor), "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, clinux_spawn_new_session())
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let names = [path, "host"]
    var words = names.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    // It is no child to wait for: the system takes it over when this process ends, and while this
    // one follows, SIGCHLD is ignored.
    signal(SIGCHLD, SIG_IGN)
    _ = posix_spawnp(&process, path, &actions, &attributes, &words, environ)
  }
}
