import Glibc
import WidgetBase

/// The program of a bundle, and what it may do.
///
/// The folder of each bundle has it, for status lines, which know no boards and start the host as well.
package struct BundleProgram: Sendable, Hashable {
  /// The whole path of the executable.
  package let path: String
  /// The permissions of its sandbox as one line of text, or `nil` if it runs without a sandbox.
  package let permissions: String?

  package init(path: String, permissions: String?) {
    (self.path, self.permissions) = (path, permissions)
  }

  /// The name of the bundle's folder. A program with other permissions has another host, so it has
  /// another folder.
  package var folderName: String {
    let program = path.splitExactly(separator: "/").last.map(String.init) ?? ""
    let mark = Fingerprint([path] + [permissions].compactMap(\.self))
    return "\(FileName.encoded(String(program.unicodeScalars.prefix(20))))-\(mark.digits)"
  }

  /// The path and the permissions as a file has them; no path contains the byte between them.
  private var text: String { ([path] + [permissions].compactMap(\.self)).joined(separator: "\0") }
}

extension BundleProgram {
  /// Reads the program of a bundle's folder; `nil` if none is stored.
  package init?(in folder: SharedFolder) {
    guard let bytes = (try? FileAccess.read(Self.file(in: folder), limit: 1 << 20)).flatMap({ $0 })
    else { return nil }
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    self.init(path: parts[0], permissions: parts.count > 1 ? parts[1] : nil)
  }

  /// Stores the program in a bundle's folder, whose file then has the time at which a board named the bundle.
  package func keep(in folder: SharedFolder) throws(FileError) {
    if BundleProgram(in: folder) == self {
      // Not every file system keeps the time at which it was read.
      utimensat(AT_FDCWD, Self.file(in: folder), nil, AT_SYMLINK_NOFOLLOW)
      return
    }
    try FileAccess.makeFolder(folder.path)
    try FileAccess.replace(Self.file(in: folder), with: Array(text.utf8))
  }

  /// The name of the file that has the program, in the bundle's folder.
  static let fileName = "executable"

  // A program in a sandbox may not write it: the next host would have other permissions.
  private static func file(in folder: SharedFolder) -> String { "\(folder.path)/\(fileName)" }
}
