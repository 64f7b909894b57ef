// Questions that an intent puts while it is performed. Each fails: a press of a button has no conversation.
extension IntentParameter {
  private var name: String { givenTitle?.words ?? "a parameter" }

  /// Returns the error of an intent that needs a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(unanswered: "“\(name)” needs a value", dialog)
  }

  /// Returns the error of an intent that needs one of several values.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(unanswered: "“\(name)” may be one of several values", dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// Returns the error of an intent that needs a value.
  @available(*, deprecated, message: "Write needsValueError(_:).")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError(unanswered: "“\(name)” is to be confirmed", dialog)
  }
}
