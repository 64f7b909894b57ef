import Dispatch
import Glibc

/// The signals that end a command which waits for programs.
enum Interruption {
  /// Has this process end by `exit` when it is to end: what it has on the disk is removed, and the programs that it
  /// started end. To be called before any other thread starts.
  static func exits() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    // Blocked, so that no other thread takes one.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    DispatchQueue.global().async {
      var signals = awaited
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      exit(128 + number)
    }
  }
}
