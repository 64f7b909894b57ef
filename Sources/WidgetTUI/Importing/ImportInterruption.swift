import Dispatch
import Glibc
import WidgetBase

/// The end of an import that is interrupted: its draft is removed, and the builds that it started end.
enum ImportInterruption {
  /// The microseconds that builds have to end.
  private static let grace: UInt32 = 300_000

  /// Waits for an interruption from now on, until the program ends.
  static func await(removing folder: String) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    // Blocked, so that none is lost before it is waited for.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    DispatchQueue.global().async {
      var signals = awaited
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      endChildren()
      usleep(grace)
      FolderRemoval.remove(folder)
      _exit(128 + number)
    }
  }

  /// Ends the process groups of this process's children.
  private static func endChildren() {
    for task in FileAccess.names(in: "/proc/self/task") {
      let bytes = (try? FileAccess.read("/proc/self/task/\(task)/children")).flatMap { $0 } ?? []
      for word in String(decoding: bytes, as: UTF8.self).split(separator: " ") {
        if let number = pid_t(word) {
          kill(-number, SIGTERM)
          kill(number, SIGTERM)
        }
      }
    }
  }
}
