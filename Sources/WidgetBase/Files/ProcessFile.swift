import Glibc

/// The beginning of a file of the kernel, which has no size.
package struct ProcessFile {
  package let bytes: [UInt8]

  /// Reads at most 4096 bytes; `nil` if the file cannot be opened.
  package init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    bytes = Array(buffer[..<max(0, count)])
  }
}
