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
  /// Links are followed to the file that they lead to, which keeps its owner, its group and its mode. A
  /// file that has changed since it was read is left alone.
  @MainActor
  static func write(_ addition: BoardAddition) throws(Refusal) {
    guard let before = addition.before else { return try create(addition) }
    let path = addition.path
    guard let real = FilePath.real(path) else { throw Refusal(path, "it is not there any more") }
    do throws(ForeignFile) { try ForeignFile.check(path) } catch {
      throw Refusal(path, "\(error.reason); \(error.fix)")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(real) ?? [] } catch {
      throw Refusal(path, error.reason)
    }
    let beginning = bytes.starts(with: mark) ? mark : []
    guard Array(bytes.dropFirst(beginning.count)) == Array(before.utf8) else {
      throw Refusal(path, "it has changed meanwhile; begin again")
    }
    try replace(real, with: beginning + Array(addition.after.utf8), named: path)
  }

  /// Replaces a file by one with the same owner, group and mode, or not at all.
  ///
  /// - Parameter path: The path that the person wrote, which may lead to the file by links.
  static func replace(_ real: String, with bytes: [UInt8], named path: String) throws(Refusal) {
    var status = stat()
    guard stat(real, &status) == 0 else { throw Refusal(path, DiagnosticText.reason(for: errno)) }
    do throws(FileError) {
      let replacement = try FileReplacement(of: real)
      defer { close(replacement.descriptor) }
      try replacement.write(bytes)
      do throws(FileError) { try give(replacement, status) } catch {
        replacement.cancel()
        throw error
      }
      try replacement.commit()
    } catch {
      guard error.call == Self.given else { throw Refusal(path, error.reason) }
      throw Refusal(
        path,
        "a replacement cannot be given to its owner and group (\(status.st_uid):\(status.st_gid)): "
          + "\(error.reason); change it as its owner")
    }
  }

  private static let given = "given"

  /// Gives a new file the owner, the group and the mode of another one. In this order, since a change of
  /// the owner may clear bits of the mode.
  private static func give(
    _ replacement: FileReplacement, _ status: stat
  ) throws(FileError) {
    var own = stat()
    let descriptor = replacement.descriptor
    let isSame =
      fstat(descriptor, &own) == 0 && own.st_uid == status.st_uid && own.st_gid == status.st_gid
    guard isSame || fchown(descriptor, status.st_uid, status.st_gid) == 0 else {
      throw FileError(path: replacement.temporary, call: given, code: errno)
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
      throw FileError(path: replacement.temporary, call: "written", code: errno)
    }
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
