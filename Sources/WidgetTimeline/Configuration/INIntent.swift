/// What a person chose by SiriKit's means, as in Intents: the base of the classes that Xcode makes of
/// an intent definition.
open class INIntent: @unchecked Sendable {
  // Sendable: an intent is filled in by one task before anybody else gets it.
  /// How the intent is called where there are several.
  open var identifier: String?
  /// Words to say for it.
  open var suggestedInvocationPhrase: String?
  /// The parameters that boards can set.
  open var settableParameters: [INIntentParameter] { [] }

  /// An intent as its class begins.
  public required init() {}

  /// Sets parameters by their names.
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
