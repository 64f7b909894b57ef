import Glibc

/// Functions for small text files, without Foundation, so that tests which use this library link
/// nothing more.
package enum TextFile {
  /// Returns the file's text, or `nil` if there is no such file.
  package static func read(_ path: String) throws -> String? {
    guard let file = fopen(path, "re") else {
      if errno == ENOENT { return nil }
      throw failure("read", path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      if count == 0 { break }
    }
    guard ferror(file) == 0 else { throw failure("read", path) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the whole file atomically, and creates its folder.
  package static func write(_ text: String, to path: String) throws {
    try makeFolder(folder(of: path))
    // Two tests may draw the same name at once, so each writes a file of its own first.
    let draft = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max))"
    guard let file = fopen(draft, "wxe") else { throw failure("write", path) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
      let error = failure("write", path)
      unlink(draft)
      throw error
    }
  }

  /// Returns true if a file or folder exists at the path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the path up to its last slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// Returns the value of an environment variable.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func makeFolder(_ path: String) throws {
    if path.isEmpty || exists(path) { return }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  private static func failure(_ action: String, _ path: String) -> GoldenFileError {
    GoldenFileError(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}
