import CLinux
import FoundationEssentials
import Glibc
import WidgetBase

/// The service manager that started this process, such as systemd; it is notified when the service
/// is ready, and regularly that it is alive (sd_notify(3)).
struct ServiceManager {
  /// The socket on which it listens; `nil` if there is none. `@` stands for an abstract one.
  private let socket: String?
  /// The number of seconds between two signs of life, half of the manager's timeout; `nil` if it
  /// wants none.
  let interval: TimeInterval?

  /// Creates the manager described by the environment; `process` is this process's ID.
  init(_ environment: [String: String], process: Int32 = getpid()) {
    socket = environment["NOTIFY_SOCKET"].flatMap {
      $0.hasExactPrefix("/") || $0.hasExactPrefix("@") ? $0 : nil
    }
    let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let wait = environment["WATCHDOG_USEC"].flatMap { Double($0) } ?? 0
    interval = isMeant && wait > 0 && socket != nil ? wait / 2e6 : nil
  }

  /// Returns the manager of this process, and removes its variables so that child processes do not
  /// notify it.
  static func ofThisProcess() -> ServiceManager {
    let manager = ServiceManager(ProcessInfo.processInfo.environment)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
    return manager
  }

  /// Sends variables such as `READY=1`.
  func tell(_ words: String...) {
    guard let socket else { return }
    let bytes = Array(words.joined(separator: "\n").utf8)
    _ = clinux_datagram_send(socket, bytes, bytes.count)
  }

  /// Notifies it that the configuration is being reloaded; `READY=1` must follow.
  func tellReloading() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    tell("RELOADING=1", "MONOTONIC_USEC=\(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
  }
}
