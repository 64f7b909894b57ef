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
    let mark = String(FNV1a(lines).value, radix: 16)
    return "\(FileName.encoded(String(program.unicodeScalars.prefix(20))))-\(mark)"
  }

  private var lines: String { ([path] + [permissions].compactMap { $0 }).joined(separator: "\n") }
}

extension BundleProgram {
  /// Reads the program of a bundle's folder; `nil` if none is stored.
  package init?(in folder: SharedFolder) {
    guard let bytes = (try? FileAccess.read(Self.file(in: folder), limit: 1 << 20)).flatMap({ $0 })
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(path: lines[0], permissions: lines.count > 1 ? lines[1] : nil)
  }

  /// Stores the program in a bundle's folder.
  package func keep(in folder: SharedFolder) throws(FileError) {
    if BundleProgram(in: folder) == self { return }
    try FileAccess.makeFolder(folder.path)
    try FileAccess.replace(Self.file(in: folder), with: Array(lines.utf8))
  }

  // A program in a sandbox may not write it: the next host would have other permissions.
  private static func file(in folder: SharedFolder) -> String { "\(folder.path)/executable" }
}
