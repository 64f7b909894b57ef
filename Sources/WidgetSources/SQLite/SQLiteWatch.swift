import Glibc
import Synchronization
import WidgetSettings

/// Tells of what other connections commit to an SQLite file.
///
/// A connection stays open for it: the file's own counter of commits says whether there was one, for
/// the log beside the file is also touched by those who only read.
package final class SQLiteWatch: Sendable {
  private struct State {
    var connection: SQLiteConnection?
    var file: ino_t?
    var version: Double?
  }

  private let path: String
  private let state = Mutex(Protected())

  /// The connection goes from thread to thread with the lock.
  private struct Protected: @unchecked Sendable {
    var state = State()
  }

  private init(_ path: String) { self.path = path }

  /// Calls `onChange` after commits, and after the file came or was replaced; nil where its folder is
  /// not there.
  package static func start(
    _ path: String, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let watch = SQLiteWatch(path)
    _ = watch.hasChanged()
    return FolderChanges.start(FolderChanges.places(of: path, also: ["-wal"])) {
      if watch.hasChanged() { onChange() }
    }
  }

  /// Whether there was a commit since this was asked last. What cannot be told is taken for one.
  private func hasChanged() -> Bool {
    state.withLock { protected in
      var about = stat()
      let file = stat(path, &about) == 0 ? about.st_ino : nil
      if file != protected.state.file {
        protected.state = State(connection: nil, file: file, version: nil)
      }
      guard file != nil else { return true }
      if protected.state.connection == nil {
        // Who watches does not wait: while another one has the file for itself, it changes.
        protected.state.connection = try? SQLiteConnection(
          path, deadline: Deadline(after: .greatestFiniteMagnitude), patience: 0)
      }
      let rows = try? protected.state.connection?.rows(of: "PRAGMA data_version", with: [])
      let version = rows?.first?.first?.number
      defer { protected.state.version = version }
      return version == nil || version != protected.state.version
    }
  }
}
