import FoundationEssentials
import Glibc

/// Files that nobody else may read.
enum PrivateFile {
  /// Puts bytes in a file's place, whole or not at all; whether that was done.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let draft = "\(path).\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor)
    close(descriptor)
    guard isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
