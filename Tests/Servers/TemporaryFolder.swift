package import FoundationEssentials
import Glibc

/// A folder for one test's files, gone with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/widgettui-sources-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { remove() }

  /// Removes it with all that is in it.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(filePath: self[name]))
    return self[name]
  }
}
