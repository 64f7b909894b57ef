import FoundationEssentials
import Glibc

/// The age of files, from the times that the file system keeps.
enum FileAge {
  /// Returns true if the file at a path, a link to it, or a file in the folder at the path was
  /// changed after a date, or if nothing is at the path.
  static func isNewer(_ path: String, than date: Date) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    if isNewer(status, than: date) { return true }
    guard stat(path, &status) == 0 else { return true }
    if isNewer(status, than: date) { return true }
    guard status.st_mode & S_IFMT == S_IFDIR else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { name in
      stat("\(path)/\(name)", &status) == 0 && isNewer(status, than: date)
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
