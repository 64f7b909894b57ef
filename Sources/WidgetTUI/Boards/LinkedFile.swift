import Glibc
import WidgetSettings

/// A file that a link may open: one that the desktop only shows.
enum LinkedFile {
  /// The endings of files that desktops start although they are not executable.
  private static let started = [
    ".desktop", ".appimage", ".exe", ".msi", ".bat", ".com", ".jar", ".jnlp", ".flatpakref",
    ".flatpakrepo", ".snap", ".run",
  ]

  /// Throws unless a path leads to a file or a folder that the desktop only shows.
  ///
  /// - Parameter folders: The folders that contain it, or `nil` for any.
  static func check(_ path: String, in folders: [String]?) throws(LinkRefusal) {
    guard let real = FilePath.real(path) else { throw .noFile(path: path) }
    if let folders {
      let roots = folders.compactMap(FilePath.real)
      guard roots.contains(where: { real == $0 || $0 == "/" || real.hasPrefix($0 + "/") }) else {
        throw .outside(path: path)
      }
    }
    var status = stat()
    guard stat(real, &status) == 0 else { throw .noFile(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return
    case S_IFREG: break
    default: throw .noFile(path: path)
    }
    let names = [path.lowercased(), real.lowercased()]
    guard status.st_mode & 0o111 == 0,
      !names.contains(where: { name in started.contains { name.hasSuffix($0) } })
    else { throw .executable(path: path) }
  }
}
