package import Glibc

/// Functions that read and replace whole files.
package enum FileAccess {
  /// The kernel's `O_PATH`, which Glibc's module leaves out: what is opened can be looked at, not read.
  package static let placeOnly: Int32 = 0o10000000

  /// Throws for a path with NUL, which the system would cut there: it would be another file.
  static func expectPath(_ path: String, _ call: String) throws(FileError) {
    if path.utf8.contains(0) { throw FileError(path: path, call: call, code: EINVAL) }
  }

  /// Returns the bytes of a file, or `nil` if there is no such file.
  ///
  /// - Parameter limit: The size in bytes from which on a file is refused with an error, as anything
  ///   but a regular file is: another program may have put it there.
  /// - Parameter followsLinks: False for a file that a program in a sandbox writes: what a link leads to
  ///   might be a pipe or a device that is not for it, on which opening alone has an effect.
  package static func read(
    _ path: String, limit: Int = .max, followsLinks: Bool = true
  ) throws(FileError) -> [UInt8]? {
    // A pipe without a writer must not be waited for.
    try expectPath(path, "opened")
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = uninterrupted { open(path, flags) }
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard descriptor >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
    defer { close(descriptor) }
    if !followsLinks, isBeingCut(descriptor) {
      throw FileError(path: path, call: "read", code: EBUSY)
    }
    return try read(descriptor, of: path, limit: limit)
  }

  /// Returns true for a file with far more room on the disk than bytes: another program cuts it, and the kernel has readers
  /// wait until it has freed the rest, in which no signal ends them.
  package static func isBeingCut(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && isBeingCut(status)
  }

  /// Returns true for the state of such a file.
  package static func isBeingCut(_ status: stat) -> Bool {
    status.st_blocks * 512 > 2 * status.st_size + 1 << 20
  }

  /// Returns the bytes of an open file with a path.
  static func read(_ descriptor: Int32, of path: String, limit: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    fstat(descriptor, &status)
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, call: "read", code: ENOTSUP)
    }
    guard status.st_size <= limit else { throw FileError(path: path, call: "read", code: EFBIG) }
    // Files of the kernel have size 0 before they are read.
    let most = status.st_size == 0 ? kernelFile : Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: min(most, limit))
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

  /// The most bytes that are read of a file of the kernel.
  private static let kernelFile = 1 << 20

  /// Replaces a file atomically: a reader sees either all of the old file or all of the new one.
  ///
  /// Only the user may read the new file.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try prepare(path, with: bytes).commit()
  }

  /// Writes the replacement of a file beside it.
  ///
  /// Files that belong together are all prepared first and then committed one after another, so
  /// that readers hardly ever see only some of them replaced.
  ///
  /// - Parameter mode: What the user and others may do with it. A file of that name may be another one by the time it
  ///   is complete, where others may write its folder.
  package static func prepare(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o600
  ) throws(FileError) -> FileReplacement {
    let replacement = try FileReplacement(of: path)
    defer { close(replacement.descriptor) }
    fchmod(replacement.descriptor, mode)
    try replacement.write(bytes)
    return replacement
  }

  /// Repeats a system call while a signal interrupts it.
  package static func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Writes all bytes; returns false and sets `errno` if that fails.
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

  /// Creates a folder and its missing parents; only the user has access to the created ones.
  package static func makeFolder(_ path: String) throws(FileError) {
    try expectPath(path, "made")
    var made = path.hasExactPrefix("/") ? "" : "."
    for part in path.splitExactly(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        throw FileError(path: made, call: "made", code: errno)
      }
    }
  }

  /// Returns the sorted names in a folder, or an empty array if there is no folder.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the names that are returned.
  ///   - most: The most names that are returned; of more, it is not defined which.
  ///   - deadline: The time at which the reading ends, for a folder in which others may make millions of names.
  package static func names(
    in path: String, beginning prefix: String = "", most: Int = .max,
    before deadline: Deadline? = nil
  ) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < most, deadline?.isOver != true, let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          strncmp(name, prefix, prefix.utf8.count) == 0 ? String(cString: name) : nil
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns a value that differs between two states of a file, or `nil` if there is no such file.
  ///
  /// - Parameter followsLinks: False for a file that a program may replace: a link may lead to where a look waits.
  package static func stamp(_ path: String, followsLinks: Bool = true) -> FileStamp? {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(AT_FDCWD, path, &status, flags) == 0 else { return nil }
    return FileStamp(
      inode: UInt64(status.st_ino), seconds: Int64(status.st_mtim.tv_sec),
      nanoseconds: Int64(status.st_mtim.tv_nsec), size: Int64(status.st_size))
  }
}
