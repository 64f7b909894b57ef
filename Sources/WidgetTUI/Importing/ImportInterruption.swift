import CLinux
import Glibc
import Synchronization
import WidgetBase

/// The end of an import that is interrupted: its drafts are removed, and the builds that it started end.
enum ImportInterruption {
  /// The microseconds between two looks at what still runs.
  private static let interval: UInt32 = 100_000
  /// The looks after which what still runs is killed, and after which it is left alone.
  private static let (patience, most) = (3, 50)

  private static let isInterrupted = Atomic(false)

  /// Goes no further after an interruption: what was started has failed because it was ended.
  static func hold() {
    while isInterrupted.load(ordering: .acquiring) { pause() }
  }

  /// Waits for an interruption from now on, until the program ends.
  static func await(removing folders: [String]) {
    // A build leads sessions and groups of its own, and may end before its compilers.
    _ = clinux_adopt_orphans()
    Interruption.onSignal { number in
      isInterrupted.store(true, ordering: .releasing)
      endDescendants()
      for folder in folders { FolderRemoval.remove(folder) }
      _exit(128 + number)
    }
  }

  /// Ends all that this process has started, and what those have.
  private static func endDescendants() {
    for look in 0..<most {
      let running = descendants(of: getpid(), depth: 0)
      if running.isEmpty { return }
      for process in running { kill(process, look < patience ? SIGTERM : SIGKILL) }
      usleep(interval)
      while waitpid(-1, nil, WNOHANG) > 0 {}
    }
  }

  /// Returns the processes that one has started, and so on.
  private static func descendants(of process: pid_t, depth: Int) -> [pid_t] {
    guard depth < most else { return [] }
    return FileAccess.names(in: "/proc/\(process)/task").flatMap { task in
      let file = ProcessFile(path: "/proc/\(process)/task/\(task)/children")
      return String(decoding: file?.bytes ?? [], as: UTF8.self)
        .splitExactly(separator: " ").compactMap { pid_t($0) }
    }.flatMap { [$0] + descendants(of: $0, depth: depth + 1) }
  }
}
