import Glibc
import WidgetBase

/// The files of this machine.
package struct DiskTree: FileTree {
  /// The most bytes of a file that are read.
  static let limit = 32 << 20

  package init() {}

  package func bytes(at path: String) -> [UInt8]? {
    (try? FileAccess.read(path, limit: Self.limit)).flatMap { $0 }
  }

  package func names(in folder: String) -> [String] { FileAccess.names(in: folder) }

  package func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
