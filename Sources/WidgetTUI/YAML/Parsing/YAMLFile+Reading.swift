import Glibc
import WidgetSettings
import WidgetSources

extension YAMLFile {
  /// The maximum size of a file, 4 MiB.
  package static let byteLimit = 4 << 20

  /// Reads the file at `path`, which also names it in errors; a file that other users may write is
  /// refused.
  package init(path: String) throws(YAMLErrors) {
    // Non-blocking, since opening a pipe without a writer would wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      if errno == ENXIO { throw YAMLErrors(YAMLError(file: path, .notAFile(.socket))) }
      throw Self.unreadable(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path) }
    if let kind = SpecialFile(mode: status.st_mode) {
      throw YAMLErrors(YAMLError(file: path, .notAFile(kind)))
    }
    do throws(ForeignFile) {
      try ForeignFile.check(FilePath.absolute(path, in: FilePath.current))
    } catch {
      var refusal = YAMLError(file: path, .said(error.reason))
      refusal.fix = error.fix
      throw YAMLErrors(refusal)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // One byte over the limit is enough; the parser then reports that the file is too large.
    while bytes.count <= Self.byteLimit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    self.init(name: path, bytes: bytes)
  }

  private static func unreadable(_ path: String) -> YAMLErrors {
    YAMLErrors(YAMLError(file: path, .unreadable(code: errno)))
  }
}
