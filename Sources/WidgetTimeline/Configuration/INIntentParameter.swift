/// A parameter of a class that Xcode would generate from an intent definition, with the means for
/// boards to set it.
public struct INIntentParameter: Sendable {
  /// The name of its property.
  public let key: String
  /// The title for people.
  public let title: String
  /// The type of its value.
  public let type: ParameterType
  /// Returns the parameter's value in an intent.
  public let value: @Sendable (INIntent) -> ParameterValue
  /// Sets the parameter's value in an intent.
  public let set: @Sendable (INIntent, ParameterValue) throws -> Void

  /// Creates a parameter of one class of intents.
  ///
  /// - Parameters:
  ///   - value: Returns the parameter's value in an intent, as a file holds it.
  ///   - set: Sets the parameter's value in an intent, or throws a `ParameterError`.
  public init<Intent: INIntent>(
    _ key: String, title: String, type: ParameterType, of intent: Intent.Type,
    value: @escaping @Sendable (Intent) -> ParameterValue,
    set: @escaping @Sendable (Intent, ParameterValue) throws -> Void
  ) {
    self.key = key
    self.title = title
    self.type = type
    self.value = { ($0 as? Intent).map(value) ?? .none }
    self.set = { intent, new in
      if let intent = intent as? Intent { try set(intent, new) }
    }
  }
}
