import Glibc
internal import WidgetArchive
internal import WidgetSettings

/// A process that shows widgets, while it lives.
struct FrontEndProcess: Hashable {
  let id: Int32
  /// When it was started, in clock ticks since the machine was: with its number, it is this process
  /// and no later one.
  let started: UInt64

  /// The user's process of a number; nil where there is none, or it is somebody else's.
  init?(id: Int32) {
    var status = stat()
    guard stat("/proc/\(id)", &status) == 0, status.st_uid == geteuid(),
      let bytes = (try? Self.bytes(of: "/proc/\(id)/stat")) ?? nil,
      // The program's name, in parentheses, may have spaces.
      let end = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 19, let started = UInt64(String(decoding: fields[19], as: UTF8.self))
    else { return nil }
    (self.id, self.started) = (id, started)
  }

  /// The variables that it was started with; nil where they cannot be read.
  func environment(owner: ProcessEnvironment.Owner) -> ProcessEnvironment? {
    guard let bytes = (try? Self.bytes(of: "/proc/\(id)/environ")) ?? nil,
      // It has not ended meanwhile and given its number to another.
      FrontEndProcess(id: id) == self
    else { return nil }
    return ProcessEnvironment(bytes: bytes, owner: owner)
  }

  /// All of a file of the kernel's, which does not say how long it is.
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
