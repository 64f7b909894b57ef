/// The inode, modification time and size of a file.
package struct FileStamp: Sendable, Hashable {
  package let inode: UInt64
  package let seconds: Int64
  package let nanoseconds: Int64
  package let size: Int64

  /// The stamp as text, so that it can be kept in a file.
  package var text: String { "\(inode) \(seconds) \(nanoseconds) \(size)" }

  /// The time of the last change, in seconds since 1970.
  package var changed: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
