import Glibc

/// Operations on paths as people write them.
package enum FilePath {
  /// Returns the absolute path of `path`.
  ///
  /// A leading `~` is the home directory, and a relative path is resolved against `folder`. If
  /// `folder` is empty, a relative path is returned unchanged.
  package static func absolute(
    _ path: String, in folder: String, home: String? = nil
  ) -> String {
    if path.hasExactPrefix("/") { return path }
    if path == "~" || path.hasExactPrefix("~/") {
      let home = home ?? getenv("HOME").map { String(cString: $0) } ?? ""
      return home + String(path.unicodeScalars.dropFirst())
    }
    let plain = path.withoutExactPrefix("./").map { String($0) } ?? path
    if folder.isEmpty { return path }
    return folder.hasExactSuffix("/") ? folder + plain : "\(folder)/\(plain)"
  }

  /// Returns the absolute path of what a command line names, relative to the current folder: one path for a file,
  /// however it is reached by `.` and `..`.
  package static func named(_ path: String) -> String {
    let path = absolute(path, in: current)
    let names = path.splitExactly(separator: "/")
    guard let name = names.last, ![".", ".."].contains(name),
      names.contains(where: { [".", ".."].contains($0) }), let folder = real(folder(of: path))
    else { return path }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Returns the path with all symbolic links resolved, or `nil` if there is no such file, or if its path is no text.
  package static func real(_ path: String) -> String? {
    // Linux follows a long chain of links at once, of which the C library looks at each part.
    let descriptor = open(path, FileAccess.placeOnly | O_CLOEXEC)
    if descriptor < 0, errno != EMFILE, errno != ENFILE { return nil }
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0, let real = real(of: descriptor), real.hasExactPrefix("/") { return real }
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  /// Returns the path without links under which an open file lies now, or `nil` if that cannot be told.
  package static func real(of descriptor: Int32) -> String? {
    FileLink.target(of: "/proc/self/fd/\(descriptor)").flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }

  /// Returns an absolute path with the links of its existing part resolved: what is made there later lies where
  /// they lead now.
  package static func settled(_ path: String) -> String { FileLink.walk(path).place }

  /// Returns true if a path names anything, be it a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns true if the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path of the folder that contains an absolute path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastExactIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns true if a path without links is a folder's own, or lies in that folder, by its bytes.
  package static func lies(_ path: String, in folder: String) -> Bool {
    ExactText.isSame(path, folder) || path.hasExactPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path of this process's working directory.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
