import CLinux
import FoundationEssentials
import Glibc
import WidgetSources

/// Lets one at a time refresh tokens.
protocol RefreshLock: Sendable {
  /// Does something while nobody else does.
  func locked<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value
}

/// A lock of the system, for all processes and threads; gone with the process that has it.
struct FileRefreshLock: RefreshLock {
  let path: String
  /// The seconds that somebody waits: more than a refresh may take.
  var patience: TimeInterval = 20

  func locked<Value>(
    _ body: () throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SourceFailure("session cannot be locked", "\(path) cannot be opened for writing.")
    }
    // Closing gives it back.
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
