/// What statvfs says of a file system, in bytes.
public struct FileSystemSpace: Sendable, Equatable {
  /// The size of the file system.
  public var total: UInt64
  /// What is free, for the superuser too.
  public var free: UInt64
  /// What is free for everybody else: `free` without the reserved blocks.
  public var available: UInt64

  /// The three sizes in bytes.
  public init(total: UInt64, free: UInt64, available: UInt64) {
    self.total = total
    self.free = free
    self.available = available
  }
}
