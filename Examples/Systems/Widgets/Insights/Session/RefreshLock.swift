import CLinux
import FoundationEssentials
import Glibc
import WidgetSources

/// A lock that lets one process at a time refresh tokens.
protocol RefreshLock: Sendable {
  /// Calls `body` while nobody else holds the lock.
  func locked<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value
}

/// A lock of the operating system for all processes and threads, which ends with the process that
/// holds it.
struct FileRefreshLock: RefreshLock {
  let path: String
  /// The time limit of waiting in seconds: more than a refresh may take.
  var patience: TimeInterval = 20

  func locked<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SourceFailure("session cannot be locked", "\(path) cannot be opened for writing.")
    }
    // Closing the file releases the lock.
    defer { close(descriptor) }
    let end = Date() + patience
    while clinux_lock(descriptor, false) != 0 {
      guard Date() < end else {
        throw SourceFailure(
          "session is busy", "Another process has kept \(path) for \(Int(patience)) s.")
      }
      usleep(10_000)
    }
    return try body()
  }
}
