import FoundationEssentials
import Glibc
import WidgetBase

/// The age of files, from the times that the file system keeps.
enum FileAge {
  /// The seconds by which the time of a change may be early: file systems take that of the kernel's last tick.
  private static let tick = 0.01

  /// Returns true if the file at a path, a link or a folder on the way to it, or a file in the folder at the path was
  /// changed or exchanged after a date, or if nothing is at the path.
  ///
  /// Of folders on the way it misses one in which something was made since it was moved there.
  static func isNewer(_ path: String, than date: Date) -> Bool {
    var status = stat()
    let date = date - tick
    if isExchanged(PathSteps(path), since: date) { return true }
    guard lstat(path, &status) == 0 else { return true }
    if isNewer(status, than: date) { return true }
    guard stat(path, &status) == 0 else { return true }
    if isNewer(status, than: date) { return true }
    guard status.st_mode & S_IFMT == S_IFDIR else { return false }
    let names = FileAccess.names(in: path, most: mostNames + 1)
    // Who writes the folder can make it take any time to look at all.
    let deadline = Deadline(after: patience)
    return names.count > mostNames
      || names.contains { name in
        deadline.isOver || isNewer(inFolder: "\(path)/\(name)", than: date)
      }
  }

  /// The most names of a folder that are looked at, and the seconds for that; beyond, it may have changed.
  private static let (mostNames, patience) = (10_000, 0.2)

  /// Returns true if an entry of a folder, or what it leads to, was changed after a date.
  private static func isNewer(inFolder path: String, than date: Date) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    if isNewer(status, than: date) { return true }
    guard status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) == 0 else { return false }
    return isNewer(status, than: date)
  }

  /// Returns true if a link or a folder on the way was put there after a date.
  private static func isExchanged(_ steps: PathSteps, since date: Date) -> Bool {
    var status = stat()
    return steps.links.contains { lstat($0.path, &status) == 0 && isNewer(status, than: date) }
      || steps.folders.contains { folder in
        // What is made in a folder changes both of its times.
        lstat(folder, &status) == 0 && isNewer(status, than: date)
          && (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
            != (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      }
  }

  /// Returns true if the status changed after a date.
  ///
  /// It compares ctime, the time of the last change of content, name or permissions, which programs
  /// cannot set.
  private static func isNewer(_ status: stat, than date: Date) -> Bool {
    let changed = status.st_ctim
    return Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9 > date.timeIntervalSince1970
  }
}
