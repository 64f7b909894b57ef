import Glibc
import Synchronization
import WidgetSettings

/// A watch for the commits to an SQLite file.
///
/// It compares what the file system says of the file and of its write-ahead log, and opens neither: whoever maps
/// a file that others may cut ends with it, and whoever closes a file of SQLite's loses this process's locks on it.
/// It calls once too often after a checkpoint or a transaction that was rolled back.
package final class SQLiteWatch: Sendable {
  /// What the file system says of a file: which one it is, its length and the time of its last change.
  private struct Mark: Equatable {
    var file: ino_t
    var length: off_t
    var seconds: Int
    var nanoseconds: Int

    /// Returns the mark of the file at a path, or `nil` if there is none.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (file, length) = (status.st_ino, status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }

    /// True if the file system may give a further change the same time as this one.
    func isFresh(at now: timespec) -> Bool {
      (now.tv_sec - seconds) * 1_000_000_000 + now.tv_nsec - nanoseconds < 20_000_000
    }
  }

  private struct State: Equatable {
    var file: Mark?
    /// The log, or `nil` if it is empty or missing: readers make and remove empty ones.
    var log: Mark?

    init(_ path: String) {
      file = Mark(path)
      log = Mark("\(path)-wal").flatMap { $0.length > 0 ? $0 : nil }
    }

    func isFresh(at now: timespec) -> Bool {
      [file, log].contains { $0?.isFresh(at: now) == true }
    }
  }

  private let path: String
  private let state: Mutex<State>

  private init(_ path: String) {
    self.path = path
    state = Mutex(State(path))
  }

  /// Calls `onChange` after commits, and after the file was created or replaced; returns `nil` if
  /// no thread can be started.
  package static func start(
    _ path: String, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let watch = SQLiteWatch(path)
    return FolderChanges.start(FolderChanges.places(of: path, also: ["-wal"])) {
      if watch.hasChanged() { onChange() }
    }
  }

  /// Returns true if there was a commit since the last call, or if that is unknown.
  private func hasChanged() -> Bool {
    let new = State(path)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return state.withLock { state in
      defer { state = new }
      return new.file == nil || new != state || new.isFresh(at: now)
    }
  }
}
