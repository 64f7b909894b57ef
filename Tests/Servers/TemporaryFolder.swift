package import FoundationEssentials
import Glibc

/// A folder for one test's files, removed with the value.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/widgettui-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { remove() }

  /// Removes the folder and its contents.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
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
