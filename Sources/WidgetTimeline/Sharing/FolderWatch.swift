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

  /// The changes since they were last taken.
  enum Changes: Equatable {
    /// The files with these names; empty if nothing has changed.
    case files(Set<String>)
    /// More than can be told: any file.
    case any
  }

  /// Returns the changes since this was last called, without those of files that are being written
  /// beside the ones that they replace.
  func takeChanges() -> Changes {
    var changes = Changes.files([])
    withUnsafeMutablePointer(to: &changes) { pointer in
      clinux_watch_take(descriptor, pointer) { context, watch, name in
        let changes = context?.assumingMemoryBound(to: Changes.self)
        guard let changes, case .files(var names) = changes.pointee else { return }
        let name = name.map { String(cString: $0) } ?? ""
        changes.pointee = .any
        guard watch >= 0, !name.isEmpty else { return }
        if !name.hasExactSuffix(FileReplacement.suffix) { names.insert(name) }
        changes.pointee = .files(names)
      }
    }
    return changes
  }
}
