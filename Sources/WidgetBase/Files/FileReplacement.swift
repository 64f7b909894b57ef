import Glibc
import Synchronization

/// A new file beside another, which it replaces when it is complete.
package struct FileReplacement {
  let path: String
  /// The path of the new file until it replaces the old one.
  package let temporary: String
  /// The new file, open for reading and writing; the creator of the replacement closes it.
  package let descriptor: Int32

  /// The ending of the new file's name until it replaces the old one.
  package static let suffix = ".new"

  /// The number of replacements that this process has created, so that no two share a file.
  private static let count = Atomic(0)

  /// Creates an empty file beside `path`; only the user may read it.
  package init(of path: String) throws(FileError) {
    try FileAccess.expectPath(path, "made")
    let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    temporary = "\(path).\(number).\(getpid())\(Self.suffix)"
    self.path = path
    // A process that was killed may have left a file of the same name.
    let temporary = temporary
    unlink(temporary)
    descriptor = FileAccess.uninterrupted {
      open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw FileError(path: temporary, call: "made", code: errno) }
  }

  /// Writes all bytes, or removes the file if that fails.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard !FileAccess.write(bytes, to: descriptor) else { return }
    let code = errno
    unlink(temporary)
    throw FileError(path: temporary, call: "written", code: code)
  }

  /// Replaces the file atomically: a reader sees either all of the old file or all of the new one.
  package func commit() throws(FileError) {
    guard FileAccess.uninterrupted({ rename(temporary, path) }) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, call: "replaced", code: code)
    }
  }

  /// Removes the new file and leaves the other unchanged.
  package func cancel() { unlink(temporary) }
}
