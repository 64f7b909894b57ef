import Glibc

/// The removal of a folder with all that is in it, which follows no link: another program may put one in the
/// place of a folder at any moment.
package enum FolderRemoval {
  /// The deepest folder that is entered where it is; deeper ones are moved up first.
  private static let deepest = 32

  /// The limits of a removal.
  private struct Extent {
    let deadline: Deadline?
    let leavesLarge: Bool

    var isOver: Bool { deadline?.isOver == true }

    /// Returns true if a name stays.
    func leaves(_ name: [CChar], of folder: Int32) -> Bool {
      var status = stat()
      return leavesLarge && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFREG && status.st_blocks > FolderRemoval.largest
    }
  }

  /// The blocks of 512 bytes of a file beyond which its removal may take long: 16 MiB.
  private static let largest = 32_768

  /// Removes a folder, as far as that is permitted; returns true if it is gone.
  ///
  /// - Parameters:
  ///   - deadline: The time after which the rest stays: another program may go on writing there.
  ///   - leavesLarge: True to leave files of which the removal of one may take longer than somebody waits.
  ///   - isShared: True if other processes may remove the same folder: it is then left to the first one.
  @discardableResult
  package static func remove(
    _ path: String, before deadline: Deadline? = nil, leavesLarge: Bool = false,
    isShared: Bool = false
  ) -> Bool {
    let extent = Extent(deadline: deadline, leavesLarge: leavesLarge)
    let folder = entered(Array(path.utf8CString), in: AT_FDCWD)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    if isShared, flock(folder, LOCK_EX | LOCK_NB) != 0 { return false }
    var moved = 0
    repeat {
      let before = moved
      empty(folder, depth: 0, in: folder, &moved, extent)
      if moved == before || extent.isOver { break }
    } while true
    return rmdir(path) == 0
  }

  /// The most names of a folder that are in memory at a time.
  private static let most = 4096

  /// Removes what is in a folder; folders that lie too deep are moved to `top`.
  private static func empty(
    _ folder: Int32, depth: Int, in top: Int32, _ moved: inout Int, _ extent: Extent
  ) {
    while !extent.isOver {
      let names = names(in: folder)
      var gone = 0
      for name in names where !extent.isOver {
        if remove(name, of: folder, depth: depth, in: top, &moved, extent) { gone += 1 }
      }
      // Names that stay would be read again without end.
      if names.count < most || gone == 0 { return }
    }
  }

  /// Returns true if the name is no longer in the folder.
  private static func remove(
    _ name: [CChar], of folder: Int32, depth: Int, in top: Int32, _ moved: inout Int,
    _ extent: Extent
  ) -> Bool {
    if extent.leaves(name, of: folder) { return false }
    if unlinkat(folder, name, 0) == 0 { return true }
    // A folder without rights can be neither emptied nor moved before it gets them.
    let child = entered(name, in: folder)
    guard child >= 0 else { return false }
    defer { close(child) }
    if depth == deepest {
      // A name that nobody knows before: the folder may contain any other.
      let place = ".removed-\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
      guard renameat(folder, name, top, place) == 0 else { return false }
      moved += 1
      return true
    }
    empty(child, depth: depth + 1, in: top, &moved, extent)
    return unlinkat(folder, name, AT_REMOVEDIR) == 0
  }

  /// Opens a folder after giving its owner all rights to it; -1 if the name is not that of a folder.
  private static func entered(_ name: [CChar], in folder: Int32) -> Int32 {
    let place = openat(folder, name, FileAccess.placeOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard place >= 0 else { return -1 }
    defer { close(place) }
    chmod("/proc/self/fd/\(place)", 0o700)
    return openat(place, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// The first names as they are, since not all of them are texts.
  private static func names(in folder: Int32) -> [[CChar]] {
    // Reading goes on where the last reader of the same open folder ended.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while names.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      let isOwn = [[46, 0], [46, 46, 0]].contains(name)
      if !isOwn { names.append(name) }
    }
    return names
  }
}
