/// A jq expression together with what the board says of a missing value.
package struct Pick: Sendable {
  private let program: JQProgram
  private let allowsNull: Bool

  init(_ program: JQProgram, allowsNull: Bool) {
    self.program = program
    self.allowsNull = allowsNull
  }

  /// The pick of an expression; throws where it is invalid.
  ///
  /// - Parameter allowsNull: whether null, also for a missing key, is a value like any other.
  package init(_ expression: String, allowsNull: Bool) throws(SourceFailure) {
    self.init(try PickKinds.program(expression), allowsNull: allowsNull)
  }

  /// The result for some data: one value, a list of several, or nil where there are no results.
  /// Throws where the result is null and that is not allowed.
  package func datum(of input: Datum, before deadline: Deadline) throws(SourceFailure) -> Datum? {
    let results = try program.results(of: input, before: deadline)
    guard let first = results.first else { return nil }
    guard results.count == 1 else { return .list(results) }
    if first == .null, !allowsNull { throw PickWords.nothing(program, in: input) }
    return first
  }
}
