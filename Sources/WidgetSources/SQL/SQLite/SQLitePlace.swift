import CSQLite
import Glibc
import WidgetBase

/// The SQLite file that is queried: its path without links, and the number by which its file system knows it.
///
/// A program that may write a folder on the way can have another file there when SQLite opens it.
struct SQLitePlace: Hashable, Sendable {
  let path: String
  private let device: UInt64
  private let file: UInt64

  init(path: String, _ status: stat) {
    (self.path, device, file) = (path, UInt64(status.st_dev), UInt64(status.st_ino))
  }

  /// Creates the place that a datum stands for.
  init?(_ datum: Datum?) {
    guard let path = datum?["path"]?.words,
      let device = datum?["device"]?.words.flatMap({ UInt64($0) }),
      let file = datum?["file"]?.words.flatMap({ UInt64($0) })
    else { return nil }
    (self.path, self.device, self.file) = (path, device, file)
  }

  /// The datum that stands for it; its numbers are too long for those of data.
  var datum: Datum {
    ["path": .text(path), "device": .text("\(device)"), "file": .text("\(file)")]
  }

  /// Runs `body` while SQLite opens no files on this thread but this one and those beside it; throws if it was exchanged.
  func guarding<Result>(
    _ body: () throws(SourceFailure) -> Result
  ) throws(SourceFailure) -> Result {
    let (folder, name) = FilePath.parts(path)
    let descriptor = open(folder, FileAccess.placeOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw exchanged }
    defer { close(descriptor) }
    guard csqlite_limit_files(descriptor, name, device, file) else {
      throw SourceFailure(
        "SQLite lacks limits", "Its library lets nobody check which files it opens.")
    }
    let result = Swift.Result { () throws(SourceFailure) in try body() }
    let isRefused = csqlite_unlimit_files()
    do throws(SourceFailure) { return try result.get() } catch {
      throw isRefused || !isThere ? exchanged : error
    }
  }

  /// True if the file is still the one at its path.
  private var isThere: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && self == SQLitePlace(path: path, status)
  }

  private var exchanged: SourceFailure {
    SourceFailure(
      "\(FilePath.parts(path).name) was exchanged",
      "\(path) was removed, or something else was put in its place, while it was opened.")
  }
}
