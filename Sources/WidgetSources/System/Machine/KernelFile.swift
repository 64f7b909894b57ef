import Glibc

/// Reading a kernel file whole into a buffer that grows.
enum KernelFile {
  /// Files of figures are small; what is larger than 8 MiB is something else.
  static let largest = 8 << 20

  /// Opens for reading; nil when absent or not allowed.
  static func open(_ path: String) -> Int32? {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Reads from the start to the end; gives the count of bytes, nil on an error.
  ///
  /// The kernel hands out a long list a page or so at a time, so only an answer of 0 is the end.
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
