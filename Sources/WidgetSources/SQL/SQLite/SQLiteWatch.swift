import Glibc
import Synchronization
import WidgetSettings

/// A watch for the commits to an SQLite file.
///
/// It compares what the file system says of the file and of its write-ahead log, and opens neither: whoever maps
/// a file that others may cut ends with it, and whoever closes a file of SQLite's loses this process's locks on it.
/// It calls once too often after a checkpoint or a transaction that was rolled back.
package final class SQLiteWatch: Sendable {
  private struct State: Equatable {
    var file: FileMark?
    var log: FileMark?

    init(_ path: String) {
      file = FileMark(path)
      log = SQLiteWatch.mark(ofLog: path)
    }

    var isFresh: Bool { [file, log].contains { $0?.isFresh == true } }
  }

  /// Returns the files that commits to an SQLite file change.
  static func files(of path: String) -> [String] {
    [path] + (mark(ofLog: path) == nil ? [] : [log(of: path)])
  }

  /// Returns the mark of a file's log; `nil` if that is empty or missing: readers make and remove empty ones.
  private static func mark(ofLog path: String) -> FileMark? {
    FileMark(log(of: path)).flatMap { $0.length > 0 ? $0 : nil }
  }

  /// Returns the path of the write-ahead log of a file: it lies beside the file itself, not beside a link to it.
  private static func log(of path: String) -> String { "\(FilePath.real(path) ?? path)-wal" }

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
    return FolderChanges.start(
      { FolderChanges.places(of: path, also: ["-wal"]) },
      onChange: { if watch.hasChanged() { onChange() } })
  }

  /// Returns true if there was a commit since the last call, or if that is unknown.
  private func hasChanged() -> Bool {
    let new = State(path)
    return state.withLock { state in
      defer { state = new }
      return new.file == nil || new != state || new.isFresh
    }
  }
}
