/// Which types of file system are shown.
enum FileSystemKind {
  /// Types that say nothing about space, though their device looks real: images that are always
  /// full, and automount points.
  private static let full: [StaticString] = [
    "squashfs", "erofs", "iso9660", "udf", "cramfs", "romfs", "autofs",
  ]

  /// Types whose server may be gone; asking it then would never return.
  private static let network: [StaticString] = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "afs", "ncpfs", "ncp", "coda", "lustre",
    "gfs2", "ocfs2", "glusterfs", "beegfs", "orangefs", "davfs", "pvfs2",
  ]

  /// Whether `df` would list it among real file systems, and asking about it is safe.
  ///
  /// A real one has a device that is a path. The root is shown whatever its device, since a
  /// container's is an overlay; so is ZFS, whose devices are names.
  static func isShown(
    type: UnsafeRawBufferPointer, device: UnsafeRawBufferPointer, isRoot: Bool
  ) -> Bool {
    if isNetwork(type) || full.contains(where: { type.equals($0) }) { return false }
    if isRoot { return !type.equals("rootfs") }
    return device.starts(with: "/") || type.equals("zfs")
  }

  /// Whether the files are on another machine. `fuse.` may be anything, so it counts too;
  /// `fuseblk` is a local disk.
  static func isNetwork(_ type: UnsafeRawBufferPointer) -> Bool {
    type.starts(with: "fuse.") || type.equals("fuse")
      || network.contains { type.equals($0) }
  }
}
