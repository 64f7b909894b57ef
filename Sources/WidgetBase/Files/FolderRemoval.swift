import Glibc

/// The removal of a folder with all that is in it, which follows no link: another program may put one in the
/// place of a folder at any moment.
package enum FolderRemoval {
  /// The deepest folder that is entered where it is; deeper ones are moved up first.
  private static let deepest = 32

  /// Removes a folder, as far as that is permitted.
  package static func remove(_ path: String) {
    let folder = entered(Array(path.utf8CString), in: AT_FDCWD)
    guard folder >= 0 else { return }
    var moved = 0
    repeat {
      let before = moved
      empty(folder, depth: 0, in: folder, &moved)
      if moved == before { break }
    } while true
    close(folder)
    rmdir(path)
  }

  /// Removes what is in a folder; folders that lie too deep are moved to `top`.
  private static func empty(_ folder: Int32, depth: Int, in top: Int32, _ moved: inout Int) {
    for name in names(in: folder) where unlinkat(folder, name, 0) != 0 {
      if depth == deepest {
        moved += 1
        renameat(folder, name, top, ".removed-\(moved)")
        continue
      }
      let child = entered(name, in: folder)
      guard child >= 0 else { continue }
      empty(child, depth: depth + 1, in: top, &moved)
      close(child)
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }

  /// Opens a folder after giving its owner all rights to it; -1 if the name is not that of a folder.
  private static func entered(_ name: [CChar], in folder: Int32) -> Int32 {
    let place = openat(folder, name, oPath | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard place >= 0 else { return -1 }
    defer { close(place) }
    chmod("/proc/self/fd/\(place)", 0o700)
    return openat(place, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// `O_PATH`, which Glibc has only for GNU programs.
  private static let oPath: Int32 = 0o10000000

  /// The names as they are, since not all of them are texts.
  private static func names(in folder: Int32) -> [[CChar]] {
    // Reading goes on where the last reader of the same open folder ended.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      let isOwn = [[46, 0], [46, 46, 0]].contains(name)
      if !isOwn { names.append(name) }
    }
    return names
  }
}
