import Dispatch
import Glibc

/// The signals that end a command which waits for programs.
enum Interruption {
  /// Has this process end by `exit` when it is to end: what it has on the disk is removed, and the programs that it
  /// started end.
  static func exits() { onSignal { exit(128 + $0) } }

  /// Calls `end` with the number of the first signal, on a thread of its own. To be called before other threads start.
  static func onSignal(_ end: @escaping @Sendable (Int32) -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    // Blocked, so that none is lost before it is waited for, and no other thread takes it.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    DispatchQueue.global().async {
      var signals = awaited
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      end(number)
    }
  }
}
