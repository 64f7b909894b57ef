import Glibc
import WidgetBase

/// A picture's file, found once: what is put at its path afterwards does not count.
package struct PictureFile: ~Copyable {
  package let path: String
  /// A descriptor by which the file can be looked at, not read.
  package let descriptor: Int32

  /// Throws if nothing can be found at the path.
  package init(_ path: String) throws(PictureError) {
    // The system would cut the path at such a byte.
    let isWhole = !path.utf8.contains(0)
    descriptor = isWhole ? open(path, FileAccess.placeOnly | O_CLOEXEC) : -1
    let error = isWhole ? errno : EINVAL
    self.path = path
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(error == ENOTDIR ? ENOENT : error))
      throw PictureError(path: path, problem: .unreadable(reason))
    }
  }

  deinit { close(descriptor) }

  /// The path without links under which it lies now, or `nil` if that cannot be told.
  package var place: String? { FilePath.real(of: descriptor) }
}
