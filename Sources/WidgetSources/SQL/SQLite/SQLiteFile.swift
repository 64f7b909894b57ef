import Glibc
import WidgetBase

/// An SQLite file that was looked at, and whose number no other file gets while this value lives.
struct SQLiteFile: ~Copyable {
  let place: SQLitePlace
  private let descriptor: Int32

  /// Throws if nothing is at the path, or if a link that a program may have made leads to it.
  init(_ path: String) throws(SourceFailure) {
    // Of such a descriptor no lock is lost when it is closed.
    let descriptor = open(path, FileAccess.placeOnly | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SourceFailure(
        "no file \(FilePath.parts(path).name)", "\(path) is not there.", kind: .absent)
    }
    do throws(SourceFailure) {
      place = try Self.place(of: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func place(
    of descriptor: Int32, _ path: String
  ) throws(SourceFailure) -> SQLitePlace {
    var status = stat()
    guard !WrittenFolders.isLedAstray(path, to: descriptor), fstat(descriptor, &status) == 0 else {
      throw FileWords.astray(path)
    }
    return SQLitePlace(path: FilePath.real(of: descriptor) ?? path, status)
  }
}
