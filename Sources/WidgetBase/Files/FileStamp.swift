/// A file's inode, time and size.
package struct FileStamp: Sendable, Hashable {
  package let inode: UInt64
  package let seconds: Int64
  package let nanoseconds: Int64
  package let size: Int64

  /// Seconds since 1970 of the last change.
  package var changed: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
