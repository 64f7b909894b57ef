import Glibc
import Synchronization
import WidgetSettings

/// A watch for the commits of other connections to an SQLite file.
///
/// It keeps a connection open and compares the file's commit counter, since the log beside the file
/// is also changed by readers.
package final class SQLiteWatch: Sendable {
  private struct State {
    var connection: SQLiteConnection?
    var file: ino_t?
    var version: Double?
  }

  private let path: String
  private let state = Mutex(Protected())

  /// A wrapper that lets the connection pass between threads under the lock.
  private struct Protected: @unchecked Sendable {
    var state = State()
  }

  private init(_ path: String) { self.path = path }

  /// Calls `onChange` after commits, and after the file was created or replaced; returns `nil` if
  /// no thread can be started.
  package static func start(
    _ path: String, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let watch = SQLiteWatch(path)
    _ = watch.hasChanged()
    return FolderChanges.start(FolderChanges.places(of: path, also: ["-wal"])) {
      if watch.hasChanged() { onChange() }
    }
  }

  /// Returns true if there was a commit since the last call, or if that is unknown.
  private func hasChanged() -> Bool {
    state.withLock { protected in
      var about = stat()
      let file = stat(path, &about) == 0 ? about.st_ino : nil
      if file != protected.state.file {
        protected.state = State(connection: nil, file: file, version: nil)
      }
      guard file != nil else { return true }
      if protected.state.connection == nil {
        // A watch does not wait: if another connection has locked the file, it is changing.
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
