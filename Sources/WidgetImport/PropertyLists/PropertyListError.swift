/// A mistake in a property list, with its place.
package struct PropertyListError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  package let column: Int
  package let expected: String

  package var description: String { "line \(line), column \(column): expected \(expected)" }
}
