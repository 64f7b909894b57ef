import CLinux
import FoundationEssentials
import Glibc

/// The service manager that started this process, such as systemd: it is told when the service is
/// ready, and now and then that it is alive (sd_notify(3)).
struct ServiceManager {
  /// The socket that it listens at; nil where nobody does. `@` stands for an abstract one.
  private let socket: String?
  /// The seconds between two signs of life, half of what it waits for; nil where it wants none.
  let interval: TimeInterval?

  /// What the environment says; `process` is this one's number.
  init(_ environment: [String: String], process: Int32 = getpid()) {
    socket = environment["NOTIFY_SOCKET"].flatMap {
      $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil
    }
    let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let wait = environment["WATCHDOG_USEC"].flatMap { Double($0) } ?? 0
    interval = isMeant && wait > 0 && socket != nil ? wait / 2e6 : nil
  }

  /// What this process was started with; what it starts itself is not to speak for it.
  static func ofThisProcess() -> ServiceManager {
    let manager = ServiceManager(ProcessInfo.processInfo.environment)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
    return manager
  }

  /// Tells it some variables, such as `READY=1`.
  func tell(_ words: String...) {
    guard let socket else { return }
    let bytes = Array(words.joined(separator: "\n").utf8)
    _ = clinux_datagram_send(socket, bytes, bytes.count)
  }

  /// Says that the configuration is being read anew; `READY=1` is to follow.
  func tellReloading() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    tell("RELOADING=1", "MONOTONIC_USEC=\(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
  }
}
