package import WidgetBase

/// A jq expression with the board's treatment of missing values.
package struct Pick: Sendable {
  private let program: JQProgram
  private let allowsNull: Bool

  init(_ program: JQProgram, allowsNull: Bool) {
    self.program = program
    self.allowsNull = allowsNull
  }

  /// Creates the pick of an expression; throws if it is invalid.
  ///
  /// - Parameter allowsNull: True if null, also for a missing key, is a valid value.
  package init(_ expression: String, allowsNull: Bool) throws(SourceFailure) {
    self.init(try PickKinds.program(expression), allowsNull: allowsNull)
  }

  /// Returns true if the results are computed, possibly of several parts of the data; false if each is a part of it
  /// as it stands.
  package func computes(from input: Datum, before deadline: Deadline) -> Bool {
    guard program.path == nil else { return false }
    // jq finds the places of parts, and fails for whatever has none. A comment may end the expression.
    let places = try? JQTask.results(
      of: "path(\n\(program.expression)\n)", in: input, before: deadline)
    return places == nil
  }

  /// Returns the result for some data: one value, a list of several, or `nil` if there are no
  /// results. Throws if the result is null and that is not allowed.
  package func datum(of input: Datum, before deadline: Deadline) throws(SourceFailure) -> Datum? {
    let results = try program.results(of: input, before: deadline)
    guard let first = results.first else { return nil }
    guard results.count == 1 else { return .list(results) }
    if first == .null, !allowsNull { throw PickWords.nothing(program, in: input) }
    return first
  }
}
