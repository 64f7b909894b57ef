/// A line of a source.
package struct Place: Hashable, Sendable, Codable {
  package let path: String
  package let line: Int

  package init(path: String, line: Int) { (self.path, self.line) = (path, line) }
}
