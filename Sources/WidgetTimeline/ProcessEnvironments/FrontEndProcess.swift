import Glibc
internal import WidgetArchive
internal import WidgetSettings

/// A running process that shows widgets.
struct FrontEndProcess: Hashable {
  let id: Int32
  /// The time at which the process was started, in clock ticks since boot; together with its ID, it
  /// distinguishes this process from later ones.
  let started: UInt64

  /// Creates the process with an ID; `nil` if there is none, or if it belongs to another user.
  init?(id: Int32) {
    var status = stat()
    // A process that hides its memory belongs to root there.
    guard stat("/proc/\(id)", &status) == 0, status.st_uid == geteuid() || id == getpid(),
      let bytes = (try? Self.bytes(of: "/proc/\(id)/stat")) ?? nil,
      // The program's name, in parentheses, may contain spaces.
      let end = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 19, let started = UInt64(String(decoding: fields[19], as: UTF8.self))
    else { return nil }
    (self.id, self.started) = (id, started)
  }

  /// Returns the environment variables that the process was started with; `nil` if they cannot be
  /// read.
  func environment(owner: ProcessEnvironment.Owner) -> ProcessEnvironment? {
    if id == getpid() { return ProcessEnvironment(ProcessEnvironment.own.variables, owner: owner) }
    guard let bytes = (try? Self.bytes(of: "/proc/\(id)/environ")) ?? nil,
      // The process may have ended meanwhile and its ID been reused.
      FrontEndProcess(id: id) == self
    else { return nil }
    return ProcessEnvironment(bytes: bytes, owner: owner)
  }

  /// Reads a kernel file, whose length is not known in advance.
  private static func bytes(of path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path, call: "read", code: errno) }
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
