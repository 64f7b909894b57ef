import Glibc

/// What is no regular file although a path leads to it: reading it would wait, or give nothing.
package enum SpecialFile: Sendable, Hashable {
  case folder, pipe, socket, device

  /// What a file's mode says; nil for a regular file.
  init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// What it is, in words.
  var words: String {
    switch self {
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
