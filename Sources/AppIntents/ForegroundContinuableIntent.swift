/// An intent that may bring its app to the foreground, as in AppIntents; here, there is no app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  private func failure(_ dialog: IntentDialog?) -> AppIntentError {
    AppIntentError(unanswered: "the intent continues in its app", dialog)
  }

  /// Returns an error, since there is no app to bring to the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { failure(dialog) }

  /// Throws an error, since there is no app to bring to the foreground.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw failure(dialog)
  }

  /// Throws an error, since there is no app to bring to the foreground.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue { throw failure(dialog) }
}
