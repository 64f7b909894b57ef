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
