import FoundationEssentials
import Glibc

/// When files were changed last, by what the file system keeps of them.
enum FileAge {
  /// Whether the file at a path, a link to it, or a file in the folder there was changed after a date;
  /// true where nothing is at the path.
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

  /// By the date of the last change of the content, the name or the rights, which no program sets.
  private static func isNewer(_ status: stat, than date: Date) -> Bool {
    let changed = status.st_ctim
    return Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9 > date.timeIntervalSince1970
  }
}
