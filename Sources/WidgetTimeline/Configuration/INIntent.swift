/// The values that a person chose through SiriKit, as in Intents: the base of the classes that
/// Xcode generates from an intent definition.
open class INIntent: @unchecked Sendable {
  // Sendable: one task fills in an intent before any other code gets it.
  /// The name that tells the intent apart from others.
  open var identifier: String?
  /// A phrase that invokes the intent.
  open var suggestedInvocationPhrase: String?
  /// The parameters that boards can set.
  open var settableParameters: [INIntentParameter] { [] }

  /// Creates an intent with its class's initial values.
  public required init() {}

  /// Sets parameters by name; throws an error for an unknown name or an unsuitable value.
  func set(_ values: [String: ParameterValue]) throws {
    let parameters = settableParameters
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.key == key }) else {
        throw UnknownParameterError(key: key, known: parameters.map(\.key))
      }
      do {
        try parameter.set(self, value)
      } catch var error as ParameterError {
        error.key = key
        throw error
      }
    }
  }
}

extension INIntent: Hashable {
  public static func == (left: INIntent, right: INIntent) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
