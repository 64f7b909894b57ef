import CLinux
import Glibc
import Synchronization
import WidgetBase

/// The processes that did not end when they were killed, because they wait for a disk or a server that does not
/// respond.
///
/// A program of which one is left is not started again: each further one would wait, too.
enum LingeringProcesses {
  /// A program with its arguments, and the folder in which it starts.
  struct Run: Equatable {
    let path: String
    let arguments: [String]
    let folder: String?
  }

  private static let all = Mutex<[(child: clinux_child, run: Run)]>([])

  /// Adds a process that was killed.
  static func add(_ child: clinux_child, of run: Run) {
    all.withLock { $0.append((child, run)) }
  }

  /// Reaps those that have ended.
  private static func reap() {
    all.withLock { all in
      all.removeAll { child, _ in
        var (child, status) = (child, Int32(0))
        guard clinux_reap(&child, &status) != 0 else { return false }
        clinux_close(&child)
        return true
      }
    }
  }

  /// Returns true if a process of a program does not end within some seconds; most end at once.
  static func hasOne(of run: Run, within seconds: Double) -> Bool {
    let deadline = Deadline(after: seconds)
    while true {
      reap()
      guard all.withLock({ all in all.contains { $0.run == run } }) else { return false }
      if deadline.isOver { return true }
      usleep(2000)
    }
  }
}
