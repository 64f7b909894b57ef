import CLinux
import Glibc
package import WidgetBase

/// A folder in which files come and go.
package final class FolderWatch {
  /// Readable when anything has changed.
  package let descriptor: Int32

  /// Watches the folder at `path`.
  ///
  /// - Parameter tellsOfLinks: true where links may come as well, which nobody writes; then a file is
  ///   told of twice, when it is made and when it is written.
  package init(_ path: String, tellsOfLinks: Bool = false) throws(FileError) {
    descriptor = clinux_watch_folder(path, tellsOfLinks)
    guard descriptor >= 0 else { throw FileError(path: path, call: "watched", code: errno) }
  }

  deinit { close(descriptor) }

  /// Whether anything changed since the last question.
  package var hasChanged: Bool { clinux_watch_drain(descriptor) }
}
