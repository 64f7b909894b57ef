import CLinux
import Glibc
package import WidgetBase

/// A watch on a folder whose files come and go.
package final class FolderWatch {
  /// A file descriptor that is readable when anything has changed.
  package let descriptor: Int32

  /// Watches the folder at `path`.
  ///
  /// - Parameter tellsOfLinks: True if links, which are created but not written, are also reported;
  ///   a file is then reported twice, when it is created and when it is written.
  package init(_ path: String, tellsOfLinks: Bool = false) throws(FileError) {
    descriptor = clinux_watch_folder(path, tellsOfLinks)
    guard descriptor >= 0 else { throw FileError(path: path, call: "watched", code: errno) }
  }

  deinit { close(descriptor) }

  /// True if anything has changed since this was last read.
  package var hasChanged: Bool { clinux_watch_drain(descriptor) }
}
