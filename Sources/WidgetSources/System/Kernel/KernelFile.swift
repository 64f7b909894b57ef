import Glibc

/// Functions that read a whole kernel file into a growing buffer.
enum KernelFile {
  /// The most bytes that are read, since files of figures are small: 8 MiB.
  static let largest = 8 << 20

  /// Opens a file for reading; returns `nil` if it is absent or access is denied.
  static func open(_ path: String) -> Int32? {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Reads a file from start to end; returns the number of bytes, or `nil` after an error.
  ///
  /// The kernel returns a long list about a page at a time, so only a read of 0 bytes is the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int? {
    var count = 0
    while true {
      if count == buffer.count {
        guard buffer.count < largest else { return nil }
        buffer += [UInt8](repeating: 0, count: max(buffer.count, 16_384))
      }
      let answer = buffer.withUnsafeMutableBytes { bytes in
        pread(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count, off_t(count))
      }
      if answer == 0 { return count }
      if answer > 0 {
        count += answer
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
