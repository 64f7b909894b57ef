import Glibc

/// Paths as people write them.
package enum FilePath {
  /// A whole path: `~` is the home folder, and a relative path begins at `folder`; where that is
  /// empty it stays as it is.
  package static func absolute(
    _ path: String, in folder: String, home: String? = nil
  ) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") {
      let home = home ?? getenv("HOME").map { String(cString: $0) } ?? ""
      return home + path.dropFirst()
    }
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + plain : "\(folder)/\(plain)"
  }

  /// The path of the file that a path leads to, through all links; nil where there is none.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder of a whole path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The folder that this process works in.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
