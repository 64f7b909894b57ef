import CLinux
import Glibc

/// The right to be the host: a lock on a file, which the kernel releases when its process ends for
/// any reason.
package final class Lease: Sendable {
  let descriptor: Int32
  private let path: String
  private let folder: SharedFolder

  /// Opens the lease of a folder without taking it.
  package convenience init(of folder: SharedFolder) throws(FileError) {
    try self.init(path: folder.hostFile, in: folder)
  }

  /// Opens the claim of the process that serves a folder for good: while it is held, every other
  /// host gives way.
  package convenience init(ofServerIn folder: SharedFolder) throws(FileError) {
    try self.init(path: folder.serverFile, in: folder)
  }

  private init(path: String, in folder: SharedFolder) throws(FileError) {
    (self.path, self.folder) = (path, folder)
    descriptor = FileAccess.uninterrupted { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
  }

  /// Creates the lease that the starter of this process handed over, or returns `nil` if there is
  /// none.
  package init?(handedOverIn folder: SharedFolder) {
    guard let number = getenv(HostStart.leaseVariable).flatMap({ Int32(String(cString: $0)) }),
      fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    unsetenv(HostStart.leaseVariable)
    (path, self.folder) = (folder.hostFile, folder)
    descriptor = number
  }

  deinit { close(descriptor) }

  /// Takes the lease if no process holds it, and returns true if it did.
  package func take() -> Bool { clinux_lock(descriptor, false) == 0 }

  /// Waits until the lease is free and takes it, blocking the thread.
  package func wait() -> Bool { clinux_lock(descriptor, true) == 0 }

  /// Releases the lease.
  package func release() { _ = clinux_unlock(descriptor) }

  /// True if another process holds the lease.
  package var isTaken: Bool { clinux_is_locked(descriptor) }

  /// Writes the identifier and the program of this process to the file, for people and for status
  /// lines that start a host.
  package func note() {
    let text = Array("\(getpid())\n\(Self.ownPath)\n".utf8)
    ftruncate(descriptor, 0)
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// The process that held the lease last, or `nil` if none is written.
  package var holder: Int32? { Self.lines(of: path, in: folder).first.flatMap { Int32($0) } }

  /// Returns the path of the program that was the host of a folder last, or `nil` if none is
  /// written.
  package static func program(in folder: SharedFolder) -> String? {
    let lines = lines(of: folder.hostFile, in: folder)
    return lines.count > 1 ? lines[1] : nil
  }

  private static func lines(of path: String, in folder: SharedFolder) -> [String] {
    // A bundle may write its own, with anything in it.
    let bytes = (try? folder.read(path, limit: 8192)).flatMap { $0 } ?? []
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path of the running program.
  package static var ownPath: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    return String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns true if any process is the host of a folder, and false if there is no folder.
  package static func isHeld(in folder: SharedFolder) -> Bool { isHeld(folder.hostFile) }

  /// Returns true if a process serves the folder for good.
  package static func isServed(_ folder: SharedFolder) -> Bool { isHeld(folder.serverFile) }

  private static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return clinux_is_locked(descriptor)
  }
}
