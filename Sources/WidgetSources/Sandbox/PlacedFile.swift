import Glibc
import WidgetBase

/// A file or a folder that is opened only after a look at what it is and where it lies.
///
/// The writer of a pipe, and a device, would notice an opening; a link that a program may have made must not
/// decide which.
struct PlacedFile: ~Copyable {
  /// The reason why a file is not opened.
  enum Refusal: Error {
    case unreadable(Errno)
    /// A pipe, a device or a socket.
    case special
    /// A link that a program may have made leads to it.
    case astray
  }

  let descriptor: Int32
  let status: stat

  /// Opens what lies at a path, by the links that are not a program's.
  init(_ path: String) throws(Refusal) { (descriptor, status) = try Self.opened(path) }

  deinit { close(descriptor) }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  private static func opened(
    _ path: String
  ) throws(Refusal) -> (descriptor: Int32, status: stat) {
    let place = open(path, FileAccess.placeOnly | O_CLOEXEC)
    guard place >= 0 else { throw .unreadable(Errno(number: errno)) }
    defer { close(place) }
    var status = stat()
    guard fstat(place, &status) == 0 else { throw .unreadable(Errno(number: errno)) }
    guard [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT) else { throw .special }
    guard !WrittenFolders.isLedAstray(path, to: place) else { throw .astray }
    // The user's own programs may reserve room.
    if status.st_mode & S_IFMT == S_IFREG, FileAccess.isBeingCut(status),
      WrittenFolders.decide(path)
    {
      throw .unreadable(Errno(number: EBUSY))
    }
    let descriptor = open(
      "/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable(Errno(number: errno)) }
    return (descriptor, status)
  }
}
