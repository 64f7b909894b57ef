/// An answer that an intent asks for and that nobody can give: there is no conversation here.
package struct MissingAnswer: Error, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates the error for what an intent asks, in the words of its dialog if it has one.
  package init(_ question: String, _ dialog: IntentDialog?) {
    let words = dialog?.full.words ?? ""
    description = "\(words.isEmpty ? question : words) (nobody can answer here)"
  }
}

// Questions that an intent puts while it is performed. Each fails: a press of a button has no conversation.
extension IntentParameter {
  private var name: String { title?.words ?? "a parameter" }

  /// Returns the error of an intent that needs a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    MissingAnswer("“\(name)” needs a value", dialog)
  }

  /// Returns the error of an intent that needs one of several values.
  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> any Error { MissingAnswer("“\(name)” may be one of several values", dialog) }

  /// Returns the error of an intent that needs one of several values.
  public func needsDisambiguationError<Wrapped>(
    among values: [Wrapped], dialog: IntentDialog? = nil
  ) -> any Error where Value == Wrapped? {
    MissingAnswer("“\(name)” may be one of several values", dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestValue<Wrapped>(
    _ dialog: IntentDialog? = nil
  ) async throws -> Wrapped where Value == Wrapped? { throw needsValueError(dialog) }

  /// Fails: there is nobody to ask here.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw needsDisambiguationError(among: values, dialog: dialog) }

  /// Fails: there is nobody to ask here.
  public func requestDisambiguation<Wrapped>(
    among values: [Wrapped], dialog: IntentDialog? = nil
  ) async throws -> Wrapped where Value == Wrapped? {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw MissingAnswer("“\(name)” is to be confirmed", dialog)
  }

  /// Fails: there is nobody to ask here.
  @discardableResult
  public func requestConfirmation<Wrapped>(
    for value: Wrapped, dialog: IntentDialog? = nil
  ) async throws -> Bool where Value == Wrapped? {
    throw MissingAnswer("“\(name)” is to be confirmed", dialog)
  }
}
