import CLinux
import Glibc
import WidgetBase

/// The process that is the host of a folder, as the kernel knows it.
package struct HostHolder: Sendable, Hashable {
  package let process: Int32
  /// The time at which the process started, since its number may be another's later.
  private let start: String

  /// Creates the holder from a process's number, or returns `nil` without one.
  package init?(process: Int32) {
    guard process > 0, let start = Self.start(of: process) else { return nil }
    (self.process, self.start) = (process, start)
  }

  /// Returns true if it is still the same process and has a file open, or may have it open: a host
  /// hides its files, since it holds secrets.
  package func hasOpen(_ path: String) -> Bool {
    guard Self.start(of: process) == start else { return false }
    let folder = "/proc/\(process)/fd"
    if access(folder, R_OK) != 0, errno == EACCES { return isHostCommand }
    return FileAccess.names(in: folder).contains { name in
      Self.identity(of: "\(folder)/\(name)").map { $0 == Self.identity(of: path) } ?? false
    }
  }

  /// True if it was started as a host and nothing else: it has no screen, and nobody watches it.
  private var isHostCommand: Bool {
    Self.words(of: "cmdline", process, separator: 0).dropFirst().first == "host"
  }

  /// Returns true if it was started as the host of a folder. A bundle's program writes the number of its
  /// host itself, and may write that of any process.
  package func isHost(of folder: SharedFolder) -> Bool {
    guard folder.isBundle else { return isHostCommand }
    return Self.words(of: "cmdline", process, separator: 0).contains(folder.path)
  }

  /// Kills the process, and never another one that has its number by now.
  package func kill() {
    let descriptor = clinux_process_open(process)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if Self.start(of: process) == start { _ = clinux_process_signal(descriptor, SIGKILL) }
  }

  /// True if a debugger follows the process.
  package var isTraced: Bool {
    Self.words(of: "status", process, separator: UInt8(ascii: "\n")).contains { line in
      line.hasExactPrefix("TracerPid:") && !line.hasExactSuffix("\t0")
    }
  }

  /// The 22nd field of `stat`; the second one, in brackets, may contain blanks.
  private static func start(of process: Int32) -> String? {
    let line = words(of: "stat", process, separator: UInt8(ascii: "\n")).first
    guard let line, let end = line.lastExactIndex(of: ")") else { return nil }
    let fields = line[end...].splitExactly(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }

  private static func words(of file: String, _ process: Int32, separator: UInt8) -> [String] {
    let bytes = GuardedFile.bytes(of: "/proc/\(process)/\(file)", most: 4096) ?? []
    return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  private struct Identity: Equatable {
    let device: UInt
    let file: UInt
  }

  private static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt(status.st_dev), file: UInt(status.st_ino))
  }
}
