/// A parameter of a class that Xcode would make of an intent definition: how boards set it.
public struct INIntentParameter: Sendable {
  /// The name of its property.
  public let key: String
  /// What it is called for people.
  public let title: String
  /// What kind of value it has.
  public let type: ParameterType
  /// The value that an intent has.
  public let value: @Sendable (INIntent) -> ParameterValue
  /// Gives an intent a value.
  public let set: @Sendable (INIntent, ParameterValue) throws -> Void

  /// A parameter of one class of intents.
  ///
  /// - Parameters:
  ///   - value: the value as a file holds it.
  ///   - set: gives an intent a value, or throws a `ParameterError`.
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
