/// One real, local file system and its space, as a line of `df`.
public struct FileSystem: Sendable, Equatable {
  /// What is mounted, as `/dev/nvme0n1p2`.
  public var device: String
  /// Where it is mounted.
  public var mountPoint: String
  /// Its type, as `ext4`.
  public var type: String
  /// Its space in bytes.
  public var space: FileSystemSpace

  /// A device, its place, its type and its space.
  public init(device: String, mountPoint: String, type: String, space: FileSystemSpace) {
    self.device = device
    self.mountPoint = mountPoint
    self.type = type
    self.space = space
  }

  /// Its size in bytes.
  public var total: UInt64 { space.total }

  /// What is in use, in bytes.
  public var used: UInt64 { space.total - min(space.free, space.total) }

  /// What everybody may still use, in bytes; less than total − used when blocks are reserved.
  public var available: UInt64 { space.available }

  /// The used part of what everybody may use, 0…1; nil when that is nothing.
  public var usedFraction: Double? {
    let all = Double(used) + Double(available)
    return all > 0 ? Double(used) / all : nil
  }

  /// The used part in percent, rounded up, as `df` prints it; nil where df prints a dash.
  public var usedPercent: Int? {
    let (all, overflow) = used.addingReportingOverflow(available)
    guard all > 0, !overflow else { return nil }
    // Used is part of all, so the quotient is 100 at most and fits.
    let (percent, rest) = all.dividingFullWidth(used.multipliedFullWidth(by: 100))
    return Int(percent) + (rest == 0 ? 0 : 1)
  }
}

extension FileSystem {
  /// The real, local file systems of a machine in the order they were mounted, one a device: of
  /// several places of one device the shortest that is a directory, so that neither a bind mount
  /// nor a container's /etc/hosts is one more.
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
