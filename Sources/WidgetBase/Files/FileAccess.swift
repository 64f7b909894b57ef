import Glibc

/// Whole files, read and replaced.
package enum FileAccess {
  /// The bytes of a file; nil if there is none.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let room = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, room)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(path: path, call: "read", code: errno) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Replaces a file at one stroke: whoever reads sees all of the old one or all of the new one.
  /// Only the user may read it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try prepare(path, with: bytes).commit()
  }

  /// Writes what is to replace a file beside it. Several files that belong together are prepared first
  /// and then replaced in a row, so that readers hardly ever see only some of them.
  package static func prepare(
    _ path: String, with bytes: [UInt8]
  ) throws(FileError) -> FileReplacement {
    let replacement = try FileReplacement(of: path)
    defer { close(replacement.descriptor) }
    try replacement.write(bytes)
    return replacement
  }

  /// Writes all bytes; false, with `errno` set, if it cannot.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var count = 0
    while count < bytes.count {
      let put = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      count += put
    }
    return true
  }

  /// Makes a folder and those above it; only the user may look into those that are made.
  package static func makeFolder(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        throw FileError(path: made, call: "made", code: errno)
      }
    }
  }

  /// The names in a folder, in order; none if there is no folder.
  package static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What tells one state of a file from another: nil if there is none.
  package static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileStamp(
      inode: UInt64(status.st_ino), seconds: Int64(status.st_mtim.tv_sec),
      nanoseconds: Int64(status.st_mtim.tv_nsec), size: Int64(status.st_size))
  }
}
