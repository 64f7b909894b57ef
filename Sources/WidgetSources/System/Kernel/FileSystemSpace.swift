/// The space of a file system as reported by statvfs, in bytes.
public struct FileSystemSpace: Sendable, Equatable {
  /// The size of the file system.
  public var total: UInt64
  /// The free space, including blocks reserved for the superuser.
  public var free: UInt64
  /// The space available to other users: `free` without the reserved blocks.
  public var available: UInt64
  /// The number of files that it has room for; 0 if it has no such limit.
  public var inodes: UInt64 = 0
  /// The number of files for which room is left, of `inodes`.
  public var freeInodes: UInt64 = 0

  /// Creates the space from three sizes in bytes.
  public init(total: UInt64, free: UInt64, available: UInt64) {
    self.total = total
    self.free = free
    self.available = available
  }
}
