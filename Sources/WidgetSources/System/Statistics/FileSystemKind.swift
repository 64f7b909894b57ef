/// The choice of file system types that are shown.
enum FileSystemKind {
  /// The types whose space is meaningless although their device looks real: images, which are
  /// always full, and automount points.
  private static let full: [StaticString] = [
    "squashfs", "erofs", "iso9660", "udf", "cramfs", "romfs", "autofs",
  ]

  /// The types whose server may be gone, so that statvfs would never return.
  private static let network: [StaticString] = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "afs", "ncpfs", "ncp", "coda", "lustre",
    "gfs2", "ocfs2", "glusterfs", "beegfs", "orangefs", "davfs", "pvfs2",
  ]

  /// Returns true if `df` would list the type among real file systems, and calling statvfs is safe.
  ///
  /// A real one has a path as its device. The root is shown whatever its device, since a
  /// container's is an overlay; so is ZFS, whose devices are names.
  static func isShown(
    type: UnsafeRawBufferPointer, device: UnsafeRawBufferPointer, isRoot: Bool
  ) -> Bool {
    if isNetwork(type) || full.contains(where: { type.equals($0) }) { return false }
    if isRoot { return !type.equals("rootfs") }
    return device.begins(with: "/") || type.equals("zfs")
  }

  /// Returns true if the files may be on another machine, as with any type that begins with
  /// `fuse.`; `fuseblk` is a local disk.
  static func isNetwork(_ type: UnsafeRawBufferPointer) -> Bool {
    type.begins(with: "fuse.") || type.equals("fuse")
      || network.contains { type.equals($0) }
  }
}
