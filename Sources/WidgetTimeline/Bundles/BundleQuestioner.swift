/// Asks a bundle's program, on a thread that may wait.
package struct BundleQuestioner: Sendable {
  /// Returns the answers at the program's end, and passes each on as it comes.
  package typealias Ask =
    @Sendable (BundleQuestion, _ onAnswer: @escaping @Sendable (BundleAnswer) -> Void)
    throws(BundleFailure) -> [BundleAnswer]

  private let ask: Ask

  /// Creates a questioner from a function that asks.
  package init(_ ask: @escaping Ask) { self.ask = ask }

  func callAsFunction(
    _ question: BundleQuestion, onAnswer: @escaping @Sendable (BundleAnswer) -> Void = { _ in }
  ) throws(BundleFailure) -> [BundleAnswer] {
    try ask(question, onAnswer)
  }
}
