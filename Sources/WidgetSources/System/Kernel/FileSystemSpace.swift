/// The space of a file system as reported by statvfs, in bytes.
public struct FileSystemSpace: Sendable, Equatable {
  /// The size of the file system.
  public var total: UInt64
  /// The free space, including blocks reserved for the superuser.
  public var free: UInt64
  /// The space available to other users: `free` without the reserved blocks.
  public var available: UInt64

  /// Creates the space from three sizes in bytes.
  public init(total: UInt64, free: UInt64, available: UInt64) {
    self.total = total
    self.free = free
    self.available = available
  }
}
