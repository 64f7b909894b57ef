import CLinux
import CNcurses
import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetSources

/// Ends a process whose main thread is busy without end, where somebody wants it to end or nobody wants it to go on.
///
/// Signals are events of the main thread, so one that is busy would be ended by nothing but SIGKILL, which leaves a
/// terminal as it is. Nothing wakes up while the main thread waits for its next event.
final class LoopWatchdog: Sendable {
  private let timer: Int32
  private let milliseconds: Int64

  /// Starts a thread; `nil` if that is not possible.
  ///
  /// - Parameters:
  ///   - patience: The time in seconds for which the main thread may be busy.
  ///   - look: Called after that time, and again after each further one while the main thread is still busy.
  init?(patience: TimeInterval, look: @escaping @Sendable () -> Void) {
    let timer = clinux_watchdog_open()
    guard timer >= 0 else { return nil }
    (self.timer, milliseconds) = (timer, Int64(patience * 1000))
    Threads.start { while clinux_watchdog_wait(timer) { look() } }
  }

  /// Begins to count the time, as the main thread has something to do.
  func begin() { clinux_watchdog_set(timer, milliseconds) }

  /// Ends counting, as the main thread waits.
  func rest() { clinux_watchdog_set(timer, 0) }
}

extension LoopWatchdog {
  /// Starts a thread that ends the process when a signal to end has waited for `patience` seconds, and gives the
  /// terminal back first.
  convenience init?(
    endingBy numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT], patience: TimeInterval = 5
  ) {
    self.init(patience: patience) {
      guard let number = Self.pending(numbers) else { return }
      nc_restore()
      Self.end(by: number)
    }
  }

  /// Starts a thread that ends the host of a folder as well when no front end wants anything from it.
  ///
  /// A front end kills a host that does not answer it; when the last one has gone, the host must end by itself.
  ///
  /// - Parameter end: Ends the process.
  convenience init?(
    ofHostIn folder: SharedFolder, patience: TimeInterval = 60,
    end: @escaping @Sendable () -> Void = { _exit(EXIT_FAILURE) }
  ) {
    self.init(patience: patience) {
      let now = Date().timeIntervalSince1970
      if WantFile.owners(in: folder, now: now).isEmpty || Self.pending([SIGTERM]) != nil { end() }
    }
  }

  /// Returns the first of some signals that was sent and that nobody has taken.
  private static func pending(_ numbers: [Int32]) -> Int32? {
    var signals = sigset_t()
    guard sigpending(&signals) == 0 else { return nil }
    return numbers.first { sigismember(&signals, $0) == 1 }
  }

  /// Ends the process by a signal, so that whoever waits for it knows why.
  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    // It is delivered before this returns.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _exit(128 + number)
  }
}
