internal import WidgetBase

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

  /// Returns the answers, for which a thread of its own waits: the threads of tasks are few, and a bundle that does not
  /// answer would keep all of them.
  func answers(
    to question: BundleQuestion,
    onAnswer: @escaping @Sendable (BundleAnswer) -> Void = { _ in }
  ) async throws(BundleFailure) -> [BundleAnswer] {
    let ask = ask
    let work = AnswerDates.carried { () throws(BundleFailure) in try ask(question, onAnswer) }
    let result: Result<[BundleAnswer], BundleFailure> = await withCheckedContinuation { waiting in
      if !Threads.start({ waiting.resume(returning: work()) }) {
        waiting.resume(returning: .failure(BundleFailure("no thread left for a question")))
      }
    }
    return try result.get()
  }
}
