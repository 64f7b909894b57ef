import CLinux
import Glibc
internal import WidgetArchive

/// A folder in which files come and go.
final class FolderWatch {
  /// Readable when anything has changed.
  let descriptor: Int32

  init(_ path: String) throws(FileError) {
    descriptor = clinux_watch_folder(path)
    guard descriptor >= 0 else { throw FileError(path: path, call: "watched", code: errno) }
  }

  deinit { close(descriptor) }

  /// Whether anything changed since the last question.
  var hasChanged: Bool { clinux_watch_drain(descriptor) }
}
