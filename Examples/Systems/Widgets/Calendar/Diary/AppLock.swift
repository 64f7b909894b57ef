import Glibc

/// A lock that the app holds while it runs or starts; other processes see it, and it ends with the
/// process at the latest.
final class AppLock {
  private var descriptor: Int32

  /// Takes a lock; returns `nil` if another process has it.
  init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      // Who only looks holds it for a moment.
      usleep(10_000)
    }
    close(descriptor)
    return nil
  }

  deinit { release() }

  /// Gives the lock up.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
