import Glibc

/// A file that could not be read or written: which, and the system's reason.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let call: String
  package let code: Int32

  package init(path: String, call: String, code: Int32) {
    self.path = path
    self.call = call
    self.code = code
  }

  package var description: String {
    "“\(path)” could not be \(call): \(String(cString: strerror(code)))"
  }
}

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
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: temporary, call: "made", code: errno) }
    let isWritten = write(bytes, to: descriptor)
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw FileError(path: temporary, call: "written", code: code)
    }
    return FileReplacement(path: path, temporary: temporary)
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

/// A file that is written and waits to take the place of another.
package struct FileReplacement {
  let path: String
  let temporary: String

  /// Puts it in place.
  package func commit() throws(FileError) {
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, call: "replaced", code: code)
    }
  }
}

/// A file's inode, time and size.
package struct FileStamp: Sendable, Hashable {
  let inode: UInt64
  let seconds: Int64
  let nanoseconds: Int64
  let size: Int64

  /// Seconds since 1970 of the last change.
  package var changed: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
