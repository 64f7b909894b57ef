import CLinux
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSources

/// Ends a host whose main thread is busy without end while no front end wants anything from it.
///
/// A front end kills a host that does not answer it; when the last one has gone, the host must end
/// by itself. Nothing wakes up while the main thread waits for its next event.
final class HostWatchdog: Sendable {
  private let timer: Int32
  private let milliseconds: Int64

  /// Starts a thread for the host of a folder; `nil` if that is not possible.
  ///
  /// - Parameters:
  ///   - patience: The time in seconds for which the main thread may be busy, after which the wants
  ///     are looked at again and again.
  ///   - end: Ends the process.
  init?(
    of folder: SharedFolder, patience: TimeInterval = 60,
    end: @escaping @Sendable () -> Void = { _exit(EXIT_FAILURE) }
  ) {
    let timer = clinux_watchdog_open()
    guard timer >= 0 else { return nil }
    (self.timer, milliseconds) = (timer, Int64(patience * 1000))
    Threads.start {
      while clinux_watchdog_wait(timer) {
        let now = Date().timeIntervalSince1970
        if WantFile.owners(in: folder, now: now).isEmpty { end() }
      }
    }
  }

  /// Begins to count the time, as the main thread has something to do.
  func begin() { clinux_watchdog_set(timer, milliseconds) }

  /// Ends counting, as the main thread waits.
  func rest() { clinux_watchdog_set(timer, 0) }
}
