import FoundationEssentials
import Glibc
import WidgetBase

/// The list of a folder's entries.
enum FolderList {
  /// The most entries.
  static let most = 10_000

  /// Returns a record for each entry that is not hidden, sorted by name: its name, its size in
  /// bytes, the date of its last change, and whether it is a folder. `isWhole` is false if there are more than `most`.
  static func datum(_ path: String) throws(SourceFailure) -> (datum: Datum, isWhole: Bool) {
    guard let folder = opendir(path) else {
      throw FileWords.unreadable(path, Errno(number: errno))
    }
    defer { closedir(folder) }
    var records: [(name: String, record: Datum)] = []
    var isWhole = true
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard !name.hasExactPrefix("."), stat("\(path)/\(name)", &status) == 0 else { continue }
      guard records.count < most else {
        isWhole = false
        break
      }
      records.append((name, record(name, status)))
    }
    return (.list(records.sorted { $0.name < $1.name }.map(\.record)), isWhole)
  }

  private static func record(_ name: String, _ status: stat) -> Datum {
    let date = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    return [
      "name": .text(name), "size": .number(Double(status.st_size)),
      "date": .text(date.formatted(.iso8601)),
      "folder": .bool(status.st_mode & S_IFMT == S_IFDIR),
    ]
  }
}
