import Glibc

/// A kind of file that is not a regular one; reading it would wait or return nothing.
package enum SpecialFile: Sendable, Hashable {
  case folder, pipe, socket, device

  /// Creates the kind for a file's mode; `nil` for a regular file.
  init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The kind in words.
  var words: String {
    switch self {
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
