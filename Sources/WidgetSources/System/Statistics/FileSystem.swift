/// A real, local file system and its space, like a line of `df`.
public struct FileSystem: Sendable, Equatable {
  /// The mounted device, such as `/dev/nvme0n1p2`.
  public var device: String
  /// The path at which it is mounted.
  public var mountPoint: String
  /// The type, such as `ext4`.
  public var type: String
  /// The space in bytes.
  public var space: FileSystemSpace

  /// Creates a file system.
  public init(device: String, mountPoint: String, type: String, space: FileSystemSpace) {
    self.device = device
    self.mountPoint = mountPoint
    self.type = type
    self.space = space
  }

  /// The size in bytes.
  public var total: UInt64 { space.total }

  /// The used space in bytes.
  public var used: UInt64 { space.total - min(space.free, space.total) }

  /// The space that is available to all users, in bytes; less than total − used if blocks are
  /// reserved.
  public var available: UInt64 { space.available }

  /// The used fraction of the space for all users, from 0 to 1, or `nil` if there is none.
  public var usedFraction: Double? {
    let all = Double(used) + Double(available)
    return all > 0 ? Double(used) / all : nil
  }

  /// The used fraction of its room for files, from 0 to 1; `nil` if it has no such limit.
  public var usedInodesFraction: Double? {
    guard space.inodes > 0 else { return nil }
    return Double(space.inodes - min(space.freeInodes, space.inodes)) / Double(space.inodes)
  }

  /// The used percentage, rounded up as in `df`, or `nil` if df prints a dash.
  public var usedPercent: Int? {
    let (all, overflow) = used.addingReportingOverflow(available)
    guard all > 0, !overflow else { return nil }
    // The used space is a part of all, so the quotient is at most 100 and fits.
    let (percent, rest) = all.dividingFullWidth(used.multipliedFullWidth(by: 100))
    return Int(percent) + (rest == 0 ? 0 : 1)
  }
}

extension FileSystem {
  /// Returns the real, local file systems of a machine in the order in which they were mounted, one
  /// per device.
  ///
  /// Of several mount points of a device, it takes the shortest that is a directory, so that bind
  /// mounts and a container's /etc/hosts are left out.
  static func all(of machine: any Machine) -> [FileSystem] {
    let mounts = machine.withBytes(of: "/proc/self/mounts", Mount.parse) ?? []
    var byDevice: [String: FileSystem] = [:]
    for mount in mounts.sorted(by: { $0.mountPoint.utf8.count < $1.mountPoint.utf8.count })
    where byDevice[mount.device] == nil {
      guard let space = machine.space(at: mount.mountPoint), space.total > 0 else { continue }
      byDevice[mount.device] = FileSystem(
        device: mount.device, mountPoint: mount.mountPoint, type: mount.type, space: space)
    }
    return mounts.compactMap { mount in
      byDevice[mount.device].flatMap { $0.mountPoint == mount.mountPoint ? $0 : nil }
    }
  }
}
