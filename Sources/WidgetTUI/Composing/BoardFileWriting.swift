import Glibc
import WidgetArchive
import WidgetSources

/// The writing of a board's file on request: whole or not at all.
enum BoardFileWriting {
  /// The reason why a file was not written; it is as it was.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ path: String, _ reason: String) { description = "\(path) was not written: \(reason)" }
  }

  /// Replaces a board's file, or creates it if there was none.
  ///
  /// Links are followed to the file that they lead to, which keeps its mode. A file that has changed
  /// since it was read is left alone.
  @MainActor
  static func write(_ addition: BoardAddition) throws(Refusal) {
    guard let before = addition.before else { return try create(addition) }
    let path = addition.path
    guard let real = FilePath.real(path) else { throw Refusal(path, "it is not there any more") }
    do throws(ForeignFile) { try ForeignFile.check(path) } catch {
      throw Refusal(path, "\(error.reason); \(error.fix)")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    do throws(FileError) {
      let bytes = try FileAccess.read(real) ?? []
      let beginning = bytes.starts(with: mark) ? mark : []
      guard Array(bytes.dropFirst(beginning.count)) == Array(before.utf8) else {
        throw FileError(path: real, call: "replaced", code: ESTALE)
      }
      try replace(real, with: beginning + Array(addition.after.utf8))
    } catch {
      throw Refusal(
        path, error.code == ESTALE ? "it has changed meanwhile; begin again" : error.reason)
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FileError(path: path, call: "read", code: errno)
    }
    let replacement = try FileAccess.prepare(path, with: bytes)
    guard chmod(replacement.temporary, status.st_mode & 0o7777) == 0 else {
      let code = errno
      replacement.cancel()
      throw FileError(path: path, call: "written", code: code)
    }
    try replacement.commit()
  }

  @MainActor
  private static func create(_ addition: BoardAddition) throws(Refusal) {
    let path = addition.path
    try? FileAccess.makeFolder(FilePath.folder(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Refusal(path, DiagnosticText.reason(for: errno)) }
    defer { close(descriptor) }
    guard FileAccess.write(Array(addition.after.utf8), to: descriptor) else {
      throw Refusal(path, DiagnosticText.reason(for: errno))
    }
  }
}
